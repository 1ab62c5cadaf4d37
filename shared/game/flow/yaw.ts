import type { Values } from '#shared/game/engine/influence'
import type { Game, UnitId } from '#shared/game/engine/state'
import { MANEUVER_TOOL } from '#shared/game/geometry/maneuver-tool'

/** Never above II (R7.18). */
export const MOST_CLICKS = MANEUVER_TOOL.maxClicks

/** The speed of a maneuver, and what the dial shows in it. */
export interface Pace {
  readonly speed: number
  readonly dial: number
  /** An effect names the speed (R10.14). */
  readonly named?: true
  /** An effect allows no yaw. */
  readonly straight?: true
}

/** Yaw values of the joints at a speed, one per joint; none at speed 0 (R1.16, R10.6). `raised`: each by one (R7.16). */
export const yawsAt = (g: Game, ship: UnitId, pace: Pace, rules: Values, raised: readonly number[] = []): number[] =>
  rules
    .valueOf(g, 'yaws', ship, pace)
    .map((yaw, i) =>
      pace.straight ? 0 : Math.min(MOST_CLICKS, yaw + raised.filter((joint) => joint === i + 1).length),
    )
