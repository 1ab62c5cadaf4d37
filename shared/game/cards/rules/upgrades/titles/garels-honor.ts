import { modify } from '#shared/game/engine/card-builder'

/** When the ship overlaps an enemy ship, the damage card that the enemy is dealt for it is faceup (R10.18). */
export default [
  modify('collisionCard', (card) => (card === 'none' ? card : 'faceup'), {
    when: (g, unit, self, { other, moves }) =>
      !moves && other === self.on && g.ships[unit] !== undefined && g.ships[unit]?.seat !== self.seat,
  }),
]
