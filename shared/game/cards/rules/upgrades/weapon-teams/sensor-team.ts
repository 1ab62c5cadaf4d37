import { canTurn, diceIn } from '#shared/game/cards/dice'
import { at } from '#shared/game/engine/card-builder'
import type { Attack } from '#shared/game/engine/card-rules'
import { isAttacker } from '../attacker'

/** Dice that can be turned to accuracy when that one is spent. */
const turnable = (attack: Attack, spent: string): string[] =>
  diceIn(attack, (die) => die.id !== spent && canTurn(die, 'accuracy'))

/** Attacking: for a die that is spent another one is turned to its accuracy face. Exhausts. */
export default [
  at('attack.modify')
    .may()
    .when(isAttacker)
    .exhausts()
    .needs('spent', (_g, { attack }) => diceIn(attack, ({ id }) => turnable(attack, id).length > 0))
    .needs('die', (_g, { attack }, { spent }) => turnable(attack, spent))
    .pays((tx, { attack }, { spent }) => tx.spendDie(attack, spent))
    .do((tx, { attack }, { die }) => tx.changeDie(attack, die, 'accuracy')),
]
