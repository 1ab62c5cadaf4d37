import { canTurn, diceIn, hits, isCritical } from '#shared/game/cards/dice'
import { at } from '#shared/game/engine/card-builder'
import { isAttacker } from '../attacker'

/** Attacking, one die with a hit or critical icon may be turned to its accuracy face; black dice have none (R6.21). */
export default [
  at('attack.modify')
    .may()
    .when(isAttacker)
    .needs('die', (_g, { attack }) =>
      diceIn(attack, (die) => (hits(die) > 0 || isCritical(die)) && canTurn(die, 'accuracy')),
    )
    .do((tx, { attack }, { die }) => tx.changeDie(attack, die, 'accuracy')),
]
