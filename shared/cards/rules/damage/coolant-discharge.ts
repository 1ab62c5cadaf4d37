import { forbid } from '#shared/engine/card-builder'
import { hasAttackedShip } from '#shared/engine/once'

/** Only one of its attacks each round can target a ship, those before it was dealt included (DC5). */
export default [
  forbid('attack', (g, unit, self, { against }) => unit === self.on && against === 'ship' && hasAttackedShip(g, unit)),
]
