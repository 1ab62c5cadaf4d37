import { forbid, onOwn } from '#shared/game/engine/card-builder'

/** It cannot attack at long range (DC9). */
export default [
  forbid(
    'attack',
    onOwn(({ range }) => range === 'long'),
  ),
]
