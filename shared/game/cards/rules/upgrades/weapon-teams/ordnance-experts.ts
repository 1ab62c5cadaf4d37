import { diceIn } from '#shared/game/cards/dice'
import { at } from '#shared/game/engine/card-builder'
import { isAttacker } from '../attacker'

/** Attacking: any number of black dice are rerolled, all at once. */
export default [
  at('attack.modify')
    .may()
    .when(isAttacker)
    .needsSome('dice', { min: 1, max: (_rules, _g, { attack }) => attack.pool.length }, (_g, { attack }) =>
      diceIn(attack, ({ color }) => color === 'black'),
    )
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
]
