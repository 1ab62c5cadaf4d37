import { otherSeat, type Seat } from '#shared/game/engine/state'

/** All instants and spans in ms; instants since 1970-01-01T00:00:00Z. */
const HOUR = 3_600_000
/** A deadline counts as passed this much after it (design 8). */
export const LATE_AFTER_MS = 60_000
/** Longer silence of the tick is an outage. */
export const OUTAGE_FROM_MS = 600_000
/** The reminder comes when this part of the time is gone. */
const REMINDER_AT = 0.8

/** The service stood still from … to …. */
export interface Outage {
  from: number
  to: number
}
/** When the time of one hand-off began, and how long it is. */
export interface HandOffTime {
  since: number
  hours: number
}

/** When the time of a hand-off ends: later by every outage that it meets on the way. */
export const deadline = ({ since, hours }: HandOffTime, outages: readonly Outage[]): number =>
  reach(since, hours * HOUR, outages)

/** When a fifth of the time is left. */
export const reminderTime = ({ since, hours }: HandOffTime, outages: readonly Outage[]): number =>
  reach(since, hours * HOUR * REMINDER_AT, outages)

export const isLate = (time: HandOffTime, outages: readonly Outage[], now: number): boolean =>
  now >= deadline(time, outages) + LATE_AFTER_MS

/**
 * Whether `seat` may claim the game: the other seat is asked and late, and `seat` itself is not, so that of two late
 * seats the one that answers first may claim. Each asked seat has its own time; nobody else has one.
 */
export function mayClaim(
  seat: Seat,
  times: Readonly<Partial<Record<Seat, HandOffTime>>>,
  outages: readonly Outage[],
  now: number,
): boolean {
  const own = times[seat]
  const other = times[otherSeat(seat)]
  return other !== undefined && isLate(other, outages, now) && !(own !== undefined && isLate(own, outages, now))
}

/** The silence between two beats of the tick, if it was an outage. */
export const outageBetween = (before: number, now: number): Outage | undefined =>
  now - before > OUTAGE_FROM_MS ? { from: before, to: now } : undefined

/** The instant at which `span` has passed since `since`, time in outages not counted; they may overlap each other. */
function reach(since: number, span: number, outages: readonly Outage[]): number {
  let end = since + span
  let counted = since
  for (const { from, to } of [...outages].sort((a, b) => a.from - b.from)) {
    if (from >= end) break
    const begin = Math.max(from, counted)
    if (to <= begin) continue
    end += to - begin
    counted = to
  }
  return end
}
