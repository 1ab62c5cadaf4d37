import type { Values } from '#shared/game/engine/influence'
import type { Game, UnitId } from '#shared/game/engine/state'
import { MANEUVER_TOOL } from '#shared/game/geometry/maneuver-tool'
import type { Pace } from './pace'

/** Never above II (R7.18). */
export const MOST_CLICKS = MANEUVER_TOOL.maxClicks

/** Yaw values of the joints at a speed, one per joint; none at speed 0 (R1.16, R10.6). `raised`: each by one (R7.16). */
export const yawsAt = (g: Game, ship: UnitId, pace: Pace, rules: Values, raised: readonly number[] = []): number[] =>
  rules
    .valueOf(g, 'yaws', ship, pace)
    .map((yaw, i) =>
      pace.straight ? 0 : Math.min(MOST_CLICKS, yaw + raised.filter((joint) => joint === i + 1).length),
    )
