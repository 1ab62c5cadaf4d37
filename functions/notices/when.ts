import { Temporal } from 'temporal-polyfill'
import type { Millis } from '#functions/ports/clock'
import { en } from '#shared/messages/en'

const FAR_MS = 6 * 24 * 3_600_000

/** `Thu 21:00` in the reader's zone; with the date when it is a week away or more. */
export function wallTime(at: Millis, zone: string, now: Millis): string {
  const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  const date = Math.abs(at - now) > FAR_MS ? ({ day: 'numeric', month: 'short' } as const) : {}
  return there
    .toLocaleString(en.pages.locale, { weekday: 'short', hour: '2-digit', minute: '2-digit', ...date })
    .replaceAll(',', '')
}

/** `1 d 4 h`: the two largest units of the time between. */
export function timeLeft(at: Millis, now: Millis): string {
  const minutes = Math.max(0, Math.round((at - now) / 60_000))
  return en.pages.span(Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60)
}
