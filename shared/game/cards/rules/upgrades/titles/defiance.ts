import { at } from '#shared/game/engine/card-builder'
import { DIE_COLORS } from '#shared/game/engine/state'
import { addChosenDie } from '../added-die'
import { attacksShip } from '../attacker'

/** Attacking a ship that has activated in this round: a die of any color is added. */
export default [
  at('attack.modify')
    .may()
    .when(attacksShip(({ defender }, g) => g.ships[defender]?.activated === true))
    .needs('color', () => DIE_COLORS)
    .do(addChosenDie),
]
