import { friendlyShipAttacks } from '#shared/game/cards/attacks'
import { isNear } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'
import type { Attack } from '#shared/game/engine/card-rules'
import { DIE_COLORS, type DieColor } from '#shared/game/engine/state'

const others = (color: string | undefined): DieColor[] => DIE_COLORS.filter((each) => each !== color)
/** Colors of the dice that are left when one of a color is taken. */
const colorsIn = ({ pool }: Attack, taken?: string): DieColor[] =>
  DIE_COLORS.filter((color) => pool.filter((die) => die.color === color).length > (color === taken ? 1 : 0))

/**
 * A friendly ship that attacks a ship at distance 1 of a friendly squadron may replace one or two of the dice gathered, before
 * the roll, by dice of other colors, at any range.
 */
export default [
  at('attack.before-roll')
    .may()
    .when(friendlyShipAttacks)
    .when((g, { attack: { defender, defendingZone } }, self) => {
      const friends = Object.values(g.squadrons).filter(({ seat }) => seat === self.seat)
      return defendingZone !== undefined && friends.some(({ id }) => isNear(g, defender, id, 1))
    })
    .needs('first', (_g, { attack }) => colorsIn(attack))
    .needs('becomes', (_g, _moment, { first }) => others(first))
    .ask('second', (_g, { attack }, { first }) => ['none', ...colorsIn(attack, first)])
    .ask('secondBecomes', (_g, _moment, { second }) => (second === 'none' ? [] : others(second)))
    .do((tx, { attack }, { first, becomes, second, secondBecomes }) => {
      const one = attack.pool.find(({ color }) => color === first)
      const other = attack.pool.find((die) => die !== one && die.color === second)
      for (const [die, to] of [
        [one, becomes],
        [other, secondBecomes],
      ] as const) {
        const color = DIE_COLORS.find((each) => each === to)
        if (die && color) tx.recolorDie(attack, die.id, color)
      }
    }),
]
