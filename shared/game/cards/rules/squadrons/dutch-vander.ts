import { attacksSquadron } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'
import { isDoomed } from '#shared/game/engine/forces'

/**
 * After an attack that damaged a squadron it counts as activated in this round, or suffers a damage more if it did already. What
 * another squadron took for it is no damage to it (FQ.dutch-vander.1).
 */
export default [
  at('attack.after')
    .may()
    .when(attacksSquadron)
    .when((_g, { attack }) => (attack.total ?? 0) > 0)
    // Destroyed, it may still wait for its Counter (R11.27).
    .when((g, { attack: { defender } }) => (g.squadrons[defender]?.hull ?? 0) > 0 || isDoomed(g, defender))
    .do((tx, { attack: { defender } }) => {
      if (tx.state.squadrons[defender]?.activated) tx.suffer(defender, 1)
      else tx.turnSlider(defender, true)
    }),
]
