import { isNear } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'

/** Another friendly squadron with Swarm at distance 1 may add a blue die when it attacks a squadron, by Counter, too (R6.45). */
export default [
  at('attack.modify')
    .may()
    .when((g, { attack: { attacker, defender } }, self) => {
      const friendly = g.squadrons[attacker]?.seat === self.seat && attacker !== self.on
      return friendly && g.squadrons[defender] !== undefined && isNear(g, self.on, attacker, 1)
    })
    .allowed((rules, g, { attack }) => rules.valueOf(g, 'keywords', attack.attacker, {}).swarm !== undefined)
    .do((tx, { attack }) => tx.addDie(attack, 'blue')),
]
