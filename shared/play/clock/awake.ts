import { Temporal } from 'temporal-polyfill'
import type { Span } from './span'

/** People answer between these hours of their own day. */
const WAKES = new Temporal.PlainTime(8)
const SLEEPS = new Temporal.PlainTime(22)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Nobody answers sooner than this, as a rule. */
const SOONEST_MS = 20 * MINUTE
const LATEST_MS = 24 * HOUR
/** The time that a disguised answer leaves at least, if its player sleeps through the rest. */
const SPARE_MS = 10 * MINUTE

export interface WaitingTime {
  /** When the question came, in ms since 1970. */
  now: number
  /** How long its player still has, in ms. */
  left: number
  /** Theirs, by its IANA name. */
  zone: string
  /** Which of the moments, from 0 up to 1. */
  part: number
}

/**
 * When an answer in disguise is given (design 10): at one of the moments between 20 minutes and 24 hours, but no later than
 * after half of the time left, at which its player is awake. Who sleeps all that time answers later; who sleeps until their
 * time is over answers all the same.
 */
export function momentOfAnswer({ now, left, zone, part }: WaitingTime): number {
  // Instants are whole, or no zone can tell what time it is.
  const half = Math.floor(left / 2)
  const sooner = { from: now + SOONEST_MS, to: now + Math.min(LATEST_MS, half) }
  const later = { from: now + SOONEST_MS, to: now + left - SPARE_MS }
  const awake = [sooner, later].map((within) => wakingHours(within, zone)).find((spans) => spans.length > 0)
  return Math.floor(momentIn(awake ?? [{ from: now + left / 4, to: now + half }], part))
}

/** The parts of a time in which somebody is awake; on days when the clocks change, by what these show. */
export function wakingHours({ from, to }: Span, zone: string): Span[] {
  const dayAt = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate()
  const spans: Span[] = []
  const last = dayAt(to)
  for (let day = dayAt(from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const at = (plainTime: Temporal.PlainTime) => day.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds
    const span = { from: Math.max(from, at(WAKES)), to: Math.min(to, at(SLEEPS)) }
    if (span.from < span.to) spans.push(span)
  }
  return spans
}

function momentIn(spans: readonly Span[], part: number): number {
  let left = part * spans.reduce((sum, { from, to }) => sum + to - from, 0)
  for (const { from, to } of spans) {
    if (left < to - from) return from + left
    left -= to - from
  }
  return spans.at(-1)?.to ?? 0
}
