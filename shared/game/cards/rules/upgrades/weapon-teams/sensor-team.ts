import { attacks, canTurnTo, diceOf } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'
import type { Attack } from '#shared/game/engine/card-rules'

/** Dice that can be turned to accuracy when that one is spent. */
const turnable = (attack: Attack, spent: string): string[] =>
  diceOf(attack, (die) => die.id !== spent && canTurnTo('accuracy')(die))

/** Attacking: for a die that is spent another one is turned to its accuracy face. Exhausts. */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .exhausts()
    .needs('spent', (_g, { attack }) => diceOf(attack, ({ id }) => turnable(attack, id).length > 0))
    .needs('die', (_g, { attack }, { spent }) => turnable(attack, spent))
    .pays((tx, { attack }, { spent }) => tx.spendDie(attack, spent))
    .do((tx, { attack }, { die }) => tx.changeDie(attack, die, 'accuracy')),
]
