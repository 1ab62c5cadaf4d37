import { isEnemyNear } from '#shared/game/cards/squadrons-near'
import { modify } from '#shared/game/engine/card-builder'

/** Enemy squadrons that begin their move at distance 1 are slower by two, but not below 1. */
export default [
  modify('speed', (speed) => Math.min(speed, Math.max(1, speed - 2)), {
    when: (g, unit, self) => isEnemyNear(g, unit, self, 1),
  }),
]
