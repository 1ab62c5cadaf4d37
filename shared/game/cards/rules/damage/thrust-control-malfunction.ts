import { modify, onOwn } from '#shared/game/engine/card-builder'

/**
 * The last joint that can be clicked in the column of its speed is reduced by one; copies one after the other. Only in a
 * maneuver at the speed of its dial (DC21).
 */
export default [
  modify(
    'yaws',
    (yaws) => {
      const last = yaws.findLastIndex((yaw) => yaw > 0)
      return yaws.map((yaw, joint) => (joint === last ? yaw - 1 : yaw))
    },
    { when: onOwn(({ speed, dial }) => speed === dial) },
  ),
]
