import type { Head } from '#functions/ports/head'
import { otherSeat, type Seat } from '#shared/game/engine/state'
import type { Clocks } from './game-clocks'
import { pauseAt } from './pause'

/** The part of the way to the deadline after which somebody may be asked to answer. */
const EARLIEST = 0.5

/**
 * Half of the way to the deadline that everybody sees must be gone, so that the moment tells nothing of when somebody
 * rests.
 */
export function mayNudge({ desk }: Head, seat: Seat, { deadlines }: Pick<Clocks, 'deadlines'>, now: number): boolean {
  const other = otherSeat(seat)
  const clock = desk.clocks[other]
  const due = deadlines.find((one) => one.seat === other)?.due
  if (!clock || due === undefined || desk.clocks[seat] || desk.autopilot === other) return false
  const isStopped = pauseAt(desk, now) !== undefined || clock.stops?.some(({ from, to }) => from <= now && now < to)
  return !clock.nudged && !isStopped && now < due && now >= clock.since + EARLIEST * (due - clock.since)
}
