import { attacksSquadron, diceOf, hasCritical } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/**
 * Attacking a squadron: for a black die with a critical icon that is spent the defender counts as activated in this round. An
 * activation of it that goes on is not ended.
 */
export default [
  at('attack.modify')
    .may()
    .when(attacksSquadron)
    .when((g, { attack }) => g.squadrons[attack.defender]?.activated === false)
    .needs('die', (_g, { attack }) => diceOf(attack, (die) => die.color === 'black' && hasCritical(die)))
    .pays((tx, { attack }, { die }) => tx.spendDie(attack, die))
    .do((tx, { attack }) => tx.turnSlider(attack.defender, true)),
]
