import { at } from '#shared/game/engine/card-builder'
import { attacksShip } from '../attacker'

/** Attacking a ship whose speed dial shows more than its own: a blue die is added. */
export default [
  at('attack.modify')
    .may()
    .when(attacksShip(({ defender }, g, { on }) => (g.ships[defender]?.dialSpeed ?? 0) > (g.ships[on]?.dialSpeed ?? 0)))
    .do((tx, { attack }) => tx.addDie(attack, 'blue')),
]
