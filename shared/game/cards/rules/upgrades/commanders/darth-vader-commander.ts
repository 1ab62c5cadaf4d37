import { diceOf } from '#shared/game/cards/attacks'
import { spendableTokens } from '#shared/game/cards/spendable'
import { at } from '#shared/game/engine/card-builder'

/** A friendly ship that attacks a ship may spend one of its own defense tokens and reroll any of its dice (R8.6). */
export default [
  at('attack.modify')
    .may()
    .when((_g, { attack }) => attack.defendingZone !== undefined && attack.pool.length > 0)
    .needs('token', (g, { attack }, _answers, _self, valueNow) => spendableTokens(g, attack, attack.attacker, valueNow))
    .tokensOf(({ attack }) => attack.attacker)
    .needsSome('dice', { min: 1, max: (_rules, _g, { attack }) => attack.pool.length }, (_g, { attack }) =>
      diceOf(attack),
    )
    .pays((tx, { attack }, { token }) => tx.useUpDefense(attack.attacker, token))
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
]
