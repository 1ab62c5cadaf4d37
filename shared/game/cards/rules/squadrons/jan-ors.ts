import { isFriendlyNear } from '#shared/game/cards/squadrons-near'
import { modify } from '#shared/game/engine/card-builder'

/** A friendly squadron at distance 1-2 that defends may spend her tokens; of each kind one in an attack, as of its own (R8.2). */
export default [
  modify('tokenBearers', (units, self) => [...units, self.on], {
    when: (g, unit, self) => unit !== self.on && isFriendlyNear(g, unit, self, 2),
  }),
]
