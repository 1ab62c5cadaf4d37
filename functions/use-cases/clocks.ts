import type { Deps } from '#functions/ports/deps'
import type { Head } from '#functions/ports/head'
import { deadline, type HandOffTime, mayClaim, type Outage } from '#shared/clock/time-control'
import { SEATS, type Seat } from '#shared/engine/state'

/** The running time of each awaited seat. */
export function timesOf(head: Head): Partial<Record<Seat, HandOffTime>> {
  const times: Partial<Record<Seat, HandOffTime>> = {}
  for (const seat of SEATS) {
    const clock = head.desk.clocks[seat]
    if (clock) times[seat] = { since: clock.since, hours: head.hoursPerHandOff }
  }
  return times
}

export interface Clocks {
  /** When the time of each awaited seat ends, in ms, outages counted. */
  deadlines: { seat: Seat; due: number }[]
  mayClaim: Record<Seat, boolean>
}

export function clocksOf(head: Head, outages: readonly Outage[], now: number): Clocks {
  const times = timesOf(head)
  return {
    deadlines: SEATS.flatMap((seat) => {
      const time = times[seat]
      return time ? [{ seat, due: deadline(time, outages) }] : []
    }),
    mayClaim: { a: mayClaim('a', times, outages, now), b: mayClaim('b', times, outages, now) },
  }
}

/** The clocks of a game as of `now`. Outages are read only if a clock has run long enough to overlap one. */
export async function readClocks(deps: Pick<Deps, 'games'>, head: Head, now: number): Promise<Clocks> {
  const running = SEATS.some((seat) => (head.desk.clocks[seat]?.since ?? now) < now)
  return clocksOf(head, running ? await deps.games.outages() : [], now)
}
