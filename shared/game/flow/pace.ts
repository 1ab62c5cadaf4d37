import type { FrameView } from '#shared/game/engine/frame-rules'
import { type PublicTable, shipOf } from '#shared/game/engine/state'

/** The speed of a maneuver, and what the dial shows in it. */
export interface Pace {
  readonly speed: number
  readonly dial: number
  /** An effect names the speed (R10.14). */
  readonly named?: true
  /** An effect allows no yaw. */
  readonly straight?: true
}

/** At the dial's speed, or what an effect names for this maneuver; slowed by effects, never below 0 (R10.2, R10.14). */
export const paceOf = (g: PublicTable, f: FrameView<'maneuver'>, dial = shipOf(g, f.ship).dialSpeed): Pace => ({
  speed: Math.max(0, (f.speed ?? dial) - (f.slower ?? 0)),
  dial,
  ...(f.speed !== undefined && { named: true }),
  ...(f.straight && { straight: true }),
})
