import { isEnemyNear } from '#shared/game/cards/squadrons-near'
import { modify } from '#shared/game/engine/card-builder'

/**
 * Two squadrons more count as engaged with enemy squadrons at distance 1, even where none is (FQ.instigator.1), for Swarm, too
 * (RL.19).
 */
export default [
  modify('alsoEngagedBy', (squadrons) => squadrons + 2, { when: (g, unit, self) => isEnemyNear(g, unit, self, 1) }),
]
