import { isFriendlyNear } from '#shared/game/cards/squadrons-near'
import { modify } from '#shared/game/engine/card-builder'

/** An attack on a friendly squadron at distance 1 does one damage less, but if it does any, at least 1. */
export default [
  modify('attackDamage', (points) => (points > 1 ? points - 1 : points), {
    when: (g, unit, self) => isFriendlyNear(g, unit, self, 1),
  }),
]
