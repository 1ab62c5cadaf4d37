import { isAttacked } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'
import { reachOf } from '#shared/game/geometry/squadron-rest'

/** After an attack in which it spent a defense token it may move up to distance 1, even if it is engaged (R11.13). */
export default [
  at('attack.after')
    .may()
    .gives('token-reward')
    .byOrder({ use: 'never' })
    .when(isAttacked)
    .when((_g, { attack }) => attack.spent.length > 0)
    // Destroyed, it may still wait for its answer (R11.27), but it does not move.
    .when((g, _moment, { on }) => (g.squadrons[on]?.hull ?? 0) > 0)
    .do((tx, _moment, _answers, self) => tx.beginSquadronMove(self.on, reachOf(1))),
]
