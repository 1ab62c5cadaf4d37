import { modify, onOwn } from '#shared/game/engine/card-builder'

/** An attack on the front or a side of the ship does one damage less (R6.31). */
export default [
  modify('attackDamage', (points) => points - 1, { when: onOwn(({ zone }) => zone !== undefined && zone !== 'rear') }),
]
