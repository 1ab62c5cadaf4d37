import { diceOf } from '#shared/game/cards/attacks'
import { isNear } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'

/** When another friendly ship, or a friendly squadron, at distance 1-3 attacks, one blue die is rerolled. */
export default [
  at('attack.modify')
    .may()
    .when((g, { attack: { attacker } }, self) => attacker !== self.on && isNear(g, self.on, attacker, 3))
    .needs('die', (_g, { attack }) => diceOf(attack, ({ color }) => color === 'blue'))
    .do((tx, { attack }, { die }) => tx.rerollDice(attack, [die])),
]
