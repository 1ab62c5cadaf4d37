import { attacks } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'
import { HULL_ZONES, type HullZone, type PublicTable, type UnitId } from '#shared/game/engine/state'

const withShields = (g: PublicTable, ship: UnitId, spent?: string): HullZone[] =>
  HULL_ZONES.filter((zone) => (g.ships[ship]?.shields[zone] ?? 0) > (zone === spent ? 1 : 0))

/**
 * Attacking at close or medium range, at any target, the ship may spend one or two of its shields, of one hull zone or
 * of two, for as many blue dice.
 */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .when((_g, { attack }) => attack.range !== 'long')
    .needs('first', (g, _moment, _answers, self) => withShields(g, self.on))
    .ask('second', (g, _moment, { first }, self) => ['none', ...withShields(g, self.on, first)])
    .pays((tx, _moment, { first, second }, self) => {
      for (const spent of [first, second]) {
        const zone = HULL_ZONES.find((each) => each === spent)
        if (zone) tx.loseShields(self.on, zone, 1)
      }
    })
    .do((tx, { attack }, { second }) => {
      tx.addDie(attack, 'blue')
      if (second !== 'none') tx.addDie(attack, 'blue')
    }),
]
