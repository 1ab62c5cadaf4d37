import { isNear } from '#shared/game/cards/card-measure'
import { canTurn, diceIn } from '#shared/game/cards/dice'
import { at } from '#shared/game/engine/card-builder'

/** When another friendly ship at distance 1-5 attacks, whatever the target: one die is turned to its accuracy face. */
export default [
  at('attack.modify')
    .may()
    .when((g, { attack: { attacker } }, self) => {
      const isFriend = g.ships[attacker]?.seat === self.seat && attacker !== self.on
      return isFriend && isNear(g, self.on, attacker, 5)
    })
    .needs('die', (_g, { attack }) => diceIn(attack, (die) => canTurn(die, 'accuracy')))
    .do((tx, { attack }, { die }) => tx.changeDie(attack, die, 'accuracy')),
]
