import type { Values } from '#shared/engine/influence'
import type { Game, UnitId } from '#shared/engine/state'
import { MANEUVER_TOOL } from '#shared/geometry/maneuver-tool'

/** Never above II (R7.18). */
export const MOST_CLICKS = MANEUVER_TOOL.maxClicks

/** Yaw values of the joints at a speed, one per joint; none at speed 0 (R1.16, R10.6). `raised`: by Navigate (R7.16). */
export const yawsAt = (g: Game, ship: UnitId, speed: number, rules: Values, raised?: number): number[] =>
  rules.valueOf(g, 'yaws', ship, { speed }).map((yaw, i) => (i + 1 === raised ? Math.min(MOST_CLICKS, yaw + 1) : yaw))
