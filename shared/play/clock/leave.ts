import { Temporal } from 'temporal-polyfill'
import type { Span } from './span'

/** Days of leave that a person has in each year of their calendar. */
export const LEAVE_DAYS_A_YEAR = 30
/** Nobody announces leave further ahead. */
export const ANNOUNCED_MOST_DAYS = 366

/** Days on which no time of a person runs. */
export interface Leave extends Span {
  id: string
  /** As the calendar of their zone names them, `2026-12-24`. */
  first: string
  last: string
}

/** The days from one to another, both included. */
const daysOf = ({ first, last }: Pick<Leave, 'first' | 'last'>): string[] => {
  const from = Temporal.PlainDate.from(first)
  const count = from.until(Temporal.PlainDate.from(last)).days + 1
  return Array.from({ length: Math.max(0, count) }, (_, days) => from.add({ days }).toString())
}

/** How many days of each year are taken; a day that two leaves name counts once. */
export function daysTaken(leaves: readonly Pick<Leave, 'first' | 'last'>[]): Map<number, number> {
  const taken = new Map<number, number>()
  for (const day of new Set(leaves.flatMap(daysOf))) {
    const year = Number(day.slice(0, 4))
    taken.set(year, (taken.get(year) ?? 0) + 1)
  }
  return taken
}

export const todayIn = (zone: string, now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate().toString()

/** Whether a calendar has such a day. */
export function isDay(day: string): boolean {
  try {
    return Temporal.PlainDate.from(day, { overflow: 'reject' }).toString() === day
  } catch {
    return false
  }
}

export const daysBetween = (first: string, last: string): number =>
  Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(last)).days

/** From when to when these days are, by the clocks of a zone; of a day that has begun, what is left of it. */
export function spanOfDays({ first, last }: Pick<Leave, 'first' | 'last'>, zone: string, now: number): Span {
  const midnight = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone: zone }).epochMilliseconds
  return {
    from: Math.max(now, midnight(Temporal.PlainDate.from(first))),
    to: midnight(Temporal.PlainDate.from(last).add({ days: 1 })),
  }
}
