import { canTurnTo, diceOf, friendlyShipAttacks } from '#shared/game/cards/attacks'
import { isNear } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'

/** When another friendly ship at distance 1-5 attacks any target: one die is turned to its accuracy face. */
export default [
  at('attack.modify')
    .may()
    .when(friendlyShipAttacks)
    .when((g, { attack: { attacker } }, self) => attacker !== self.on && isNear(g, self.on, attacker, 5))
    .needs('die', (_g, { attack }) => diceOf(attack, canTurnTo('accuracy')))
    .do((tx, { attack }, { die }) => tx.changeDie(attack, die, 'accuracy')),
]
