import { diceOf, isAttacked } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** Defending, its player discards the card and chooses any number of dice, which the attacker rerolls. */
export default [
  at('attack.defend')
    .may()
    .byOrder({ use: 'destroyed' })
    .when(isAttacked)
    .discards()
    .needsSome('dice', { min: 1, max: (_rules, _g, { attack }) => attack.pool.length }, (_g, { attack }) =>
      diceOf(attack),
    )
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
]
