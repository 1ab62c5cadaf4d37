import { squadronKind } from '#shared/game/cards/catalog/kinds'
import { at } from '#shared/game/engine/card-builder'
import { DIE_COLORS } from '#shared/game/engine/state'
import { addChosenDie } from '../added-die'
import { attacksSquadron } from '../attacker'

/** Attacking a unique squadron: a die of any color is added. */
export default [
  at('attack.modify')
    .may()
    .when(
      attacksSquadron(({ defender }, g) => {
        const squadron = g.squadrons[defender]
        return squadron !== undefined && squadronKind(squadron.card).unique
      }),
    )
    .needs('color', () => DIE_COLORS)
    .do(addChosenDie),
]
