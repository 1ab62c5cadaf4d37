import { forbid } from '#shared/game/engine/card-builder'

/** A ship that it attacks may spend one defense token in that attack. */
export default [
  forbid('spend-token', (g, unit, self, { attacker, spent }) => {
    const isAttacked = attacker === self.on && unit !== self.on && g.ships[unit] !== undefined
    return isAttacked && spent > 0
  }),
]
