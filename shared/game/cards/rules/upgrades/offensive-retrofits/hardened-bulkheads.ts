import { shipKind } from '#shared/game/cards/catalog/kinds'
import { modify, onOwn } from '#shared/game/engine/card-builder'
import { compareSizes } from '#shared/game/engine/state'

/** When the ship and a smaller one overlap, no matter which of them moves, it is dealt no damage card for that (R10.18). */
export default [
  modify('collisionCard', () => 'none', {
    when: onOwn(({ otherSize }, g, unit) => {
      const ship = g.ships[unit]
      return ship !== undefined && compareSizes(otherSize, shipKind(ship.card).size) < 0
    }),
  }),
]
