import { diceIn } from '#shared/game/cards/dice'
import { at } from '#shared/game/engine/card-builder'
import { isAttacker } from '../attacker'

/** Attacking: for a blue die that is spent any number of the others are rerolled. */
export default [
  at('attack.modify')
    .may()
    .when((g, moment, self) => isAttacker(g, moment, self) && moment.attack.pool.length > 1)
    .needs('spent', (_g, { attack }) => diceIn(attack, ({ color }) => color === 'blue'))
    .askSome('dice', { min: 1, max: (_rules, _g, { attack }) => attack.pool.length }, (_g, { attack }, { spent }) =>
      diceIn(attack, ({ id }) => id !== spent),
    )
    .pays((tx, { attack }, { spent }) => tx.spendDie(attack, spent))
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
]
