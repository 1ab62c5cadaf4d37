import { attacksShip } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** Attacking a ship whose speed dial shows more than its own: a blue die is added. */
export default [
  at('attack.modify')
    .may()
    .gives('dice')
    .when(attacksShip)
    .when((g, { attack }, { on }) => (g.ships[attack.defender]?.dialSpeed ?? 0) > (g.ships[on]?.dialSpeed ?? 0))
    .do((tx, { attack }) => tx.addDie(attack, 'blue')),
]
