import { modify } from '#shared/game/engine/card-builder'

/** A friendly ship that resolves Navigate, by dial or token, may change its speed by one more (R7.16). */
export default [
  modify('speedChange', (steps) => steps + 1, { when: (g, unit, self) => g.ships[unit]?.seat === self.seat }),
]
