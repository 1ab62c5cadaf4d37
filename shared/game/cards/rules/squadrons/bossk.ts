import { attacks } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** Attacking with less than full hull, a blue die more that shows accuracy. */
export default [
  at('attack.modify')
    .may()
    .gives('dice')
    .when(attacks)
    .when(({ squadrons }, _moment, { on }) => (squadrons[on]?.hull ?? 0) <= 6)
    .do((tx, { attack }) => tx.addDie(attack, 'blue', 'accuracy')),
]
