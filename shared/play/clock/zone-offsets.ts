import { Temporal } from 'temporal-polyfill'
import type { RestingTimes } from './resting-times'

const YEAR = 366 * 24 * 3_600_000

/** What the clocks of a zone show from an instant on, for so many years: rules for later ones are not known anyway. */
export function offsetsOf(zone: string, from: number, years = 5): RestingTimes['offsets'] {
  let there: Temporal.ZonedDateTime | null = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone)
  const offsets: { at: number; minutes: number }[] = []
  while (there && there.epochMilliseconds < from + years * YEAR) {
    offsets.push({ at: there.epochMilliseconds, minutes: there.offsetNanoseconds / 60_000_000_000 })
    there = there.getTimeZoneTransition('next')
  }
  return offsets
}
