import { forbid, onOwn } from '#shared/engine/card-builder'

/** It cannot attack at long range (DC9). */
export default [
  forbid(
    'attack',
    onOwn(({ range }) => range === 'long'),
  ),
]
