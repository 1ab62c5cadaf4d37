import { attacksSquadron, diceOf, hasCritical } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** Attacking a squadron at close range: any number of dice with a critical icon are rerolled. */
export default [
  at('attack.modify')
    .may()
    .when(attacksSquadron)
    .when((_g, { attack }) => attack.range === 'close')
    .needsSome('dice', { min: 1, max: (_rules, _g, { attack }) => attack.pool.length }, (_g, { attack }) =>
      diceOf(attack, hasCritical),
    )
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
]
