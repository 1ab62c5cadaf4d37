import { diceOf } from '#shared/game/cards/attacks'
import { isFriendlyNear } from '#shared/game/cards/squadrons-near'
import { at } from '#shared/game/engine/card-builder'

/** Another friendly squadron with Swarm at distance 1 may reroll a die against a squadron, besides the one of Swarm (RL.39). */
export default [
  at('attack.modify')
    .may()
    .when(({ squadrons }, { attack }) => squadrons[attack.defender] !== undefined)
    .when((g, { attack: { attacker } }, self) => attacker !== self.on && isFriendlyNear(g, attacker, self, 1))
    .allowed((rules, g, { attack }) => rules.valueOf(g, 'keywords', attack.attacker, {}).swarm !== undefined)
    .needs('die', (_g, { attack }) => diceOf(attack))
    .do((tx, { attack }, { die }) => tx.rerollDice(attack, [die])),
]
