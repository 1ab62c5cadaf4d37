import { isFriendlyNear } from '#shared/game/cards/squadrons-near'
import { at } from '#shared/game/engine/card-builder'

/** Another friendly squadron with Swarm at distance 1 may add a blue die when it attacks a squadron, by Counter, too (R6.45). */
export default [
  at('attack.modify')
    .may()
    .byOrder({ use: 'always' })
    .gives('dice')
    .when((g, { attack: { attacker, defender } }, self) => {
      const isOther = attacker !== self.on && isFriendlyNear(g, attacker, self, 1)
      return isOther && g.squadrons[defender] !== undefined
    })
    .allowed((rules, g, { attack }) => rules.valueOf(g, 'keywords', attack.attacker, {}).swarm !== undefined)
    .do((tx, { attack }) => tx.addDie(attack, 'blue')),
]
