import { attacks, diceOf } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** Attacking: for a blue die that is spent any number of the others are rerolled. */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .when((_g, { attack }) => attack.pool.length > 1)
    .needs('spent', (_g, { attack }) => diceOf(attack, ({ color }) => color === 'blue'))
    .askSome('dice', { min: 1, max: (_rules, _g, { attack }) => attack.pool.length }, (_g, { attack }, { spent }) =>
      diceOf(attack, ({ id }) => id !== spent),
    )
    .pays((tx, { attack }, { spent }) => tx.spendDie(attack, spent))
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
]
