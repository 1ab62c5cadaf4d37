import { modify, onOwn } from '#shared/game/engine/card-builder'

/** Attacking the rear hull zone of a ship, its black dice reach medium range, too; they alone are enough to attack (R6.10). */
export default [
  modify('reach', (colors) => [...colors, 'black'], {
    when: onOwn(({ defendingZone, range }) => defendingZone === 'rear' && range === 'medium'),
  }),
]
