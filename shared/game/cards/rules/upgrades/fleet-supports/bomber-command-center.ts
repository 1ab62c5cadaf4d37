import { diceOf } from '#shared/game/cards/attacks'
import { isFriendlyNear } from '#shared/game/cards/squadrons-near'
import { at } from '#shared/game/engine/card-builder'

/** A friendly squadron with Bomber at distance 1-5 that attacks a ship rerolls a die; copies do not add up (errata). */
export default [
  at('attack.modify')
    .may()
    .when((g, { attack }, self) => attack.defendingZone !== undefined && isFriendlyNear(g, attack.attacker, self, 5))
    .allowed((rules, g, { attack }) => rules.valueOf(g, 'keywords', attack.attacker, {}).bomber !== undefined)
    .sharedByCopies()
    .needs('die', (_g, { attack }) => diceOf(attack))
    .do((tx, { attack }, { die }) => tx.rerollDice(attack, [die])),
]
