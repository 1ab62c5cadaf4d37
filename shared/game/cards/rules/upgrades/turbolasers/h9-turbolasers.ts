import { attacks, canTurnTo, diceOf, hasCritical, hasHit } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** Attacking, one die with a hit or critical icon may be turned to its accuracy face; black dice have none (R6.21). */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .needs('die', (_g, { attack }) =>
      diceOf(attack, (die) => (hasHit(die) || hasCritical(die)) && canTurnTo('accuracy')(die)),
    )
    .do((tx, { attack }, { die }) => tx.changeDie(attack, die, 'accuracy')),
]
