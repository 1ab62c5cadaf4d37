import { site } from '#messages/site'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** `Thu 21:00`, with the date when it is a week away or more, in the reader's zone. */
export function absolute(instant: string, zone: string, now: number): string {
  const at = Date.parse(instant)
  const far = Math.abs(at - now) > 6 * DAY
  return new Intl.DateTimeFormat(site.locale, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    ...(far ? { day: 'numeric', month: 'short' } : {}),
  })
    .format(at)
    .replaceAll(',', '')
}

/** `in 1 d 4 h`, `3 min ago`: the two largest units. */
export function relative(instant: string, now: number): string {
  const distance = Date.parse(instant) - now
  const minutes = Math.round(Math.abs(distance) / MINUTE)
  const span = site.span(Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60)
  return distance >= 0 ? site.inTime(span) : site.ago(span)
}
