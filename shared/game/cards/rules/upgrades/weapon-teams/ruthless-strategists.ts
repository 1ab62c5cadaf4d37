import { attacksSquadron } from '#shared/game/cards/attacks'
import { engagedWith } from '#shared/game/cards/catalog/engaged'
import { at } from '#shared/game/engine/card-builder'

/** After the ship's attack on a squadron: for a damage on a friendly squadron engaged with it, it suffers another one. */
export default [
  at('attack.after')
    .may()
    .when(attacksSquadron)
    .needs('squadron', (g, { attack }, _answers, { seat }) =>
      engagedWith(g, attack.defender).filter((id) => g.squadrons[id]?.seat === seat),
    )
    .pays((tx, _moment, { squadron }) => tx.suffer(squadron, 1))
    .do((tx, { attack }) => tx.suffer(attack.defender, 1)),
]
