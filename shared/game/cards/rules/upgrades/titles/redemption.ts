import { isNear } from '#shared/game/cards/card-measure'
import { modify } from '#shared/game/engine/card-builder'

/** Friendly ships at distance 1-5, itself included (R12.21), have one engineering point more when they resolve Repair. */
export default [
  modify('engineeringBonus', (points) => points + 1, {
    when: (g, unit, self) => g.ships[unit]?.seat === self.seat && isNear(g, self.on, unit, 5),
  }),
]
