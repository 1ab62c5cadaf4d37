import { diceOf, isAttacked } from '#shared/game/cards/attacks'
import { isNearObstacle } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'

/** Defending at distance 1-2 of an obstacle, the ship may exhaust the card to cancel one die. */
export default [
  at('attack.defend')
    .may()
    .byOrder({ use: 'hull-suffers' })
    .when(isAttacked)
    .when((g, _moment, self) => Object.keys(g.obstacles).some((obstacle) => isNearObstacle(g, self.on, obstacle, 2)))
    .exhausts()
    .needs('die', (_g, { attack }) => diceOf(attack))
    .do((tx, { attack }, { die }) => tx.cancelDice(attack, [die])),
]
