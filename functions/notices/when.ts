import { Temporal } from 'temporal-polyfill'
import type { Millis } from '#functions/ports/clock'
import type { Messages } from '#shared/messages/en'

const FAR_MS = 6 * 24 * 3_600_000

/** `Thu 21:00` in the reader's zone; with the date when it is a week away or more. */
export function wallTime(at: Millis, zone: string, now: Millis, { pages }: Messages): string {
  const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  const date = Math.abs(at - now) > FAR_MS ? ({ day: 'numeric', month: 'short' } as const) : {}
  return there
    .toLocaleString(pages.locale, { weekday: 'short', hour: '2-digit', minute: '2-digit', ...date })
    .replaceAll(',', '')
}

/** `1 d 4 h`: the two largest units of the time between. */
export function timeLeft(at: Millis, now: Millis, { pages }: Messages): string {
  const minutes = Math.max(0, Math.round((at - now) / 60_000))
  return pages.span(Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60)
}
