import { diceOf, friendlyShipAttacks } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** A friendly ship that attacks a ship may spend one of its own defense tokens and reroll any of its dice (R8.14). */
export default [
  at('attack.modify')
    .may()
    .when((g, moment, self) => friendlyShipAttacks(g, moment, self) && moment.attack.defendingZone !== undefined)
    .needs('token', (g, { attack }) => g.ships[attack.attacker]?.defense.map(({ id }) => id) ?? [])
    .tokensOf(({ attack }) => attack.attacker)
    .needsSome('dice', { min: 1, max: (_rules, _g, { attack }) => attack.pool.length }, (_g, { attack }) =>
      diceOf(attack),
    )
    .pays((tx, { attack }, { token }) => tx.useUpDefense(attack.attacker, token))
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
]
