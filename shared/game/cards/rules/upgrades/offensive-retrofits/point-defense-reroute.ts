import { diceIn, isCritical } from '#shared/game/cards/dice'
import { at } from '#shared/game/engine/card-builder'
import { attacksSquadron } from '../attacker'

/** Attacking a squadron at close range: any number of dice with a critical icon are rerolled. */
export default [
  at('attack.modify')
    .may()
    .when(attacksSquadron(({ range }) => range === 'close'))
    .needsSome('dice', { min: 1, max: (_rules, _g, { attack }) => attack.pool.length }, (_g, { attack }) =>
      diceIn(attack, isCritical),
    )
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
]
