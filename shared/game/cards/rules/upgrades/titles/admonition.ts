import { diceOf, isAttacked } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/**
 * Defending, the ship may discard one of its defense tokens, readied or exhausted, to cancel one die; once an attack
 * (FQ.admonition.1).
 */
export default [
  at('attack.defend')
    .may()
    .byOrder({ use: 'destroyed' })
    .when(isAttacked)
    .needs('token', (g, _moment, _answers, self) => g.ships[self.on]?.defense.map(({ id }) => id) ?? [])
    .tokensOf((_moment, self) => self.on)
    .needs('die', (_g, { attack }) => diceOf(attack))
    .pays((tx, _moment, { token }, self) => tx.discardDefense(self.on, token))
    .do((tx, { attack }, { die }) => tx.cancelDice(attack, [die])),
]
