import { attacksSquadron } from '#shared/game/cards/attacks'
import { squadronKind } from '#shared/game/cards/catalog/kinds'
import { at } from '#shared/game/engine/card-builder'
import { DIE_COLORS } from '#shared/game/engine/state'
import { addChosenDie } from '../added-die'

/** Attacking a unique squadron: a die of any color is added. */
export default [
  at('attack.modify')
    .may()
    .gives('dice')
    .when(attacksSquadron)
    .when((g, { attack }) => {
      const squadron = g.squadrons[attack.defender]
      return squadron !== undefined && squadronKind(squadron.card).unique
    })
    .needs('color', () => DIE_COLORS)
    .do(addChosenDie),
]
