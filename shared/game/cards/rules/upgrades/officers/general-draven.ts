import { attacksSquadron } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'
import { DIE_COLORS } from '#shared/game/engine/state'
import { addChosenDie } from '../added-die'

/** Attacking a squadron that has Counter or Intel now: a die of any color is added. */
export default [
  at('attack.modify')
    .may()
    .gives('dice')
    .when(attacksSquadron)
    .allowed((rules, g, { attack }) => {
      const { counter, intel } = rules.valueOf(g, 'keywords', attack.defender, {})
      return counter !== undefined || intel !== undefined
    })
    .needs('color', () => DIE_COLORS)
    .do(addChosenDie),
]
