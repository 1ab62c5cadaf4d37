import type { Span } from './span'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MINUTES_OF_A_DAY = 24 * 60
/** The first of January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4

/** Quiet hours are at most this long (design 8). */
export const QUIET_MOST_MINUTES = 10 * 60
/** Most of the week counts, or nobody could wait for an answer. */
export const DAYS_OFF_MOST = 3

/** When somebody does not want to be waited for, by the clocks of their own zone. */
export interface Rest {
  /** Minutes after midnight; they may go on beyond it. */
  quiet?: { from: number; to: number }
  /** 1 is Monday, 7 is Sunday. */
  daysOff?: readonly number[]
}

/** The same with what the clocks of the zone show, so that it can be counted without knowing zones. */
export interface RestingTimes extends Rest {
  /** In the order of time: from `at` on, clocks are ahead of UTC by so many minutes. The first holds before it, too. */
  offsets: readonly { at: number; minutes: number }[]
}

/** Longer than any question is open. */
const LOOKED_AHEAD = 400 * DAY

/** The same for a question that comes now: without what clocks showed long ago, or will in years. */
export function restFrom({ offsets, ...rest }: RestingTimes, now: number): RestingTimes {
  const first = offsets.findLastIndex(({ at }) => at <= now)
  return { ...rest, offsets: offsets.slice(Math.max(0, first)).filter(({ at }) => at < now + LOOKED_AHEAD) }
}

export const quietMinutes = ({ from, to }: NonNullable<Rest['quiet']>): number =>
  (to - from + MINUTES_OF_A_DAY) % MINUTES_OF_A_DAY

/**
 * The parts of a time in which somebody rests: whenever the clocks there show a quiet hour or a day off. Where clocks are
 * put back, an hour that they show twice rests twice; where they are put forward, what they do not show does not rest.
 */
export function restingSpans(rest: RestingTimes, within: Span): Span[] {
  const { offsets } = rest
  return offsets.flatMap(({ at, minutes }, i) => {
    const from = i === 0 ? within.from : Math.max(at, within.from)
    const to = Math.min(offsets[i + 1]?.at ?? Number.POSITIVE_INFINITY, within.to)
    const shift = minutes * MINUTE
    return from < to ? shownSpans(rest, { from: from + shift, to: to + shift }).map((one) => moved(one, -shift)) : []
  })
}

const moved = ({ from, to }: Span, by: number): Span => ({ from: from + by, to: to + by })

/** By what clocks show, counted as if they stood in UTC. */
function shownSpans(rest: Rest, { from, to }: Span): Span[] {
  const spans: Span[] = []
  for (let day = Math.floor(from / DAY); day * DAY < to; day += 1) {
    for (const part of partsOf(rest, day)) {
      const span = { from: Math.max(from, day * DAY + part.from), to: Math.min(to, day * DAY + part.to) }
      if (span.from < span.to) spans.push(span)
    }
  }
  return spans
}

/** Of a day, in ms from its midnight on. */
function partsOf({ quiet, daysOff = [] }: Rest, day: number): Span[] {
  const weekday = ((((day + FIRST_WEEKDAY - 1) % 7) + 7) % 7) + 1
  if (daysOff.includes(weekday)) return [{ from: 0, to: DAY }]
  if (!quiet) return []
  const [from, to] = [quiet.from * MINUTE, quiet.to * MINUTE]
  if (from <= to) return [{ from, to }]
  return [
    { from: 0, to },
    { from, to: DAY },
  ]
}
