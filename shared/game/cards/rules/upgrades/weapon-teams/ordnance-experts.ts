import { attacks, diceOf } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** Attacking: any number of black dice are rerolled, all at once. */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .needsSome('dice', { min: 1, max: (_rules, _g, { attack }) => attack.pool.length }, (_g, { attack }) =>
      diceOf(attack, ({ color }) => color === 'black'),
    )
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
]
