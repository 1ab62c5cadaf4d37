import { attacksSquadron, diceOf, hasCritical } from '#shared/game/cards/attacks'
import { isNear } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'
import type { PublicTable, Seat, UnitId } from '#shared/game/engine/state'

/** Other enemy squadrons at distance 1 of the one attacked. */
const around = (g: PublicTable, defender: UnitId, seat: Seat): UnitId[] =>
  Object.values(g.squadrons)
    .filter((each) => each.seat !== seat && each.id !== defender && isNear(g, defender, each.id, 1))
    .map(({ id }) => id)

/** Attacking a squadron he may spend a blue die with a critical icon; then each of those suffers a damage (RL.33). */
export default [
  at('attack.modify')
    .may()
    .when(attacksSquadron)
    .when((g, { attack }, self) => around(g, attack.defender, self.seat).length > 0)
    .needs('die', (_g, { attack }) => diceOf(attack, (die) => die.color === 'blue' && hasCritical(die)))
    .pays((tx, { attack }, { die }) => tx.spendDie(attack, die))
    .do((tx, { attack }, _answers, self) => {
      for (const squadron of around(tx.state, attack.defender, self.seat)) tx.suffer(squadron, 1)
    }),
]
