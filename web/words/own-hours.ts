import { site } from '#messages/site'
import { counted } from '#shared/play/clock/time-control'
import type { Deadline } from '#shared/play/protocol/responses'

/** How much of the time until a deadline counts, `17 h`; undefined: all of it. */
export function ownHours({ due, rest, stops }: Deadline, now: number): string | undefined {
  if (!rest && !stops) return undefined
  const to = Date.parse(due)
  return spanOf(counted({ since: now, time: 0, ...(rest && { rest }), ...(stops && { stops }) }, [], { from: now, to }))
}

/** `1 d 4 h`: the two largest units. */
export function spanOf(ms: number): string {
  const minutes = Math.round(Math.max(0, ms) / 60_000)
  return site.span(Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60)
}
