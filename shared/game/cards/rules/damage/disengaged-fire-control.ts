import { forbid, onOwn } from '#shared/game/engine/card-builder'

/** It cannot choose a target if the attack would be obstructed (DC10). */
export default [
  forbid(
    'attack',
    onOwn(({ obstructed }) => obstructed),
  ),
]
