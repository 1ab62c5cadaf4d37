import { attacksShip } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'
import { DIE_COLORS } from '#shared/game/engine/state'
import { addChosenDie } from '../added-die'

/** Attacking a ship that has activated in this round: a die of any color is added. */
export default [
  at('attack.modify')
    .may()
    .gives('dice')
    .when(attacksShip)
    .when((g, { attack }) => g.ships[attack.defender]?.activated === true)
    .needs('color', () => DIE_COLORS)
    .do(addChosenDie),
]
