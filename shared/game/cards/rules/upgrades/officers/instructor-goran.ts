import { isFriendlyNear } from '#shared/game/cards/squadrons-near'
import { modify } from '#shared/game/engine/card-builder'

/** Friendly squadrons without Heavy at distance 1-2 have Counter 1, or one more than they have. */
export default [
  modify(
    'keywords',
    (keywords) => (keywords.heavy ? keywords : { ...keywords, counter: (keywords.counter ?? 0) + 1 }),
    { when: (g, unit, self) => isFriendlyNear(g, unit, self, 2) },
  ),
]
