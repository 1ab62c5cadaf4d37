import { canTurnTo, diceOf, friendlyShipAttacks } from '#shared/game/cards/attacks'
import { isNear } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'

/** When a friendly ship attacks a ship at distance 1 of him, one die is turned to its accuracy face. */
export default [
  at('attack.modify')
    .may()
    .when(friendlyShipAttacks)
    .when(
      (g, { attack: { defender, defendingZone } }, self) =>
        defendingZone !== undefined && isNear(g, self.on, defender, 1),
    )
    .needs('die', (_g, { attack }) => diceOf(attack, canTurnTo('accuracy')))
    .do((tx, { attack }, { die }) => tx.changeDie(attack, die, 'accuracy')),
]
