import { forbid, onOwn } from '#shared/game/engine/card-builder'
import { hasAttackedShip } from '#shared/game/engine/once'

/** Only one of its attacks each round can target a ship, those before it was dealt included (DC5). */
export default [
  forbid(
    'attack',
    onOwn(({ against }, g, unit) => against === 'ship' && hasAttackedShip(g, unit)),
  ),
]
