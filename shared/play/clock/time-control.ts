import { otherSeat, type Seat } from '#shared/game/engine/state'
import { type RestingTimes, restingSpans } from './resting-times'
import { type Span, stoppedIn } from './span'

/** All instants and spans in ms; instants since 1970-01-01T00:00:00Z. */
const WEEK = 7 * 24 * 3_600_000
/** A deadline counts as passed this much after it (design 8). */
export const LATE_AFTER_MS = 60_000
/** Longer silence of the tick is an outage. */
export const OUTAGE_FROM_MS = 600_000
/** The reminder comes when this part of the time is gone. */
const REMINDER_AT = 0.8

/** The service stood still from … to …. */
export type Outage = Span
/** When the time of one hand-off began, how long it is, and when it does not run. */
export interface HandOffTime {
  since: number
  time: number
  /** Of the player, as they were when the question came. */
  rest?: RestingTimes
  /** Leave, and pauses that both agreed on. */
  stops?: readonly Span[]
}

/** When the time of a hand-off ends: later by every outage that it meets on the way. */
export const deadline = (clock: HandOffTime, outages: readonly Outage[]): number => reach(clock, clock.time, outages)

/** When a fifth of the time is left. */
export const reminderTime = (clock: HandOffTime, outages: readonly Outage[]): number =>
  reach(clock, clock.time * REMINDER_AT, outages)

export const isLate = (clock: HandOffTime, outages: readonly Outage[], now: number): boolean =>
  now >= deadline(clock, outages) + LATE_AFTER_MS

/** How much of the time between two instants counts; of what was before the hand-off, nothing does. */
export function counted(clock: HandOffTime, outages: readonly Outage[], { from, to }: Span): number {
  const begin = Math.max(from, clock.since)
  return to <= begin ? 0 : to - begin - stoppedIn(stopsUntil(clock, outages, to), { from: begin, to })
}

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

/** The instant at which `span` has passed since the hand-off, counting only time in which its clock runs. */
function reach(clock: HandOffTime, span: number, outages: readonly Outage[]): number {
  let horizon = clock.since + span
  for (;;) {
    const end = reachPast(clock.since, span, stopsUntil(clock, outages, horizon))
    // Nobody rests all week, so that this comes to an end.
    if (end <= horizon || clock.rest === undefined) return end
    horizon = end + WEEK
  }
}

const stopsUntil = ({ since, rest, stops = [] }: HandOffTime, outages: readonly Outage[], until: number): Span[] => [
  ...outages,
  ...stops,
  ...(rest ? restingSpans(rest, { from: since, to: until }) : []),
]

/** The instant at which `span` has passed since `since`, time in stops not counted; they may overlap each other. */
function reachPast(since: number, span: number, stops: readonly Span[]): number {
  let end = since + span
  let done = since
  for (const { from, to } of [...stops].sort((a, b) => a.from - b.from)) {
    if (from >= end) break
    const begin = Math.max(from, done)
    if (to <= begin) continue
    end += to - begin
    done = to
  }
  return end
}
