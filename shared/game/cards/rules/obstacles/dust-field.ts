import { forbid } from '#shared/game/engine/card-builder'

/** A ship cannot attack across it, obstructed or not; the attack of a squadron is obstructed, as by any obstacle (R13.9). */
export default [
  forbid(
    'attack',
    (g, attacker, { source }, { crossed }) => g.ships[attacker] !== undefined && crossed.includes(source),
  ),
]
