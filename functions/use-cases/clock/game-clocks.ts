import type { Deps } from '#functions/ports/deps'
import type { Head } from '#functions/ports/head'
import { otherSeat, SEATS, type Seat } from '#shared/game/engine/state'
import { deadline, isLate, mayClaim, type Outage } from '#shared/play/clock/time-control'
import { pauseAt } from './pause'
import { isGoneIn, timesOf } from './seat-clock'
import { settledBanks } from './settle-banks'
import { outagesOf, silencesNow } from './silence'
import { toldClocks } from './word-of-turn'

export interface Clocks {
  /** When the time of each awaited seat ends, outages counted, and how long it is in all; ms. */
  deadlines: { seat: Seat; due: number; time: number }[]
  mayClaim: Record<Seat, boolean>
}

function clocksOf(head: Head, outages: readonly Outage[], now: number, running = head.desk.clocks): Clocks {
  const times = timesOf(head, outages, running)
  const isPaused = pauseAt(head.desk, now) !== undefined
  const isOn = ({ from, to }: Outage) => from <= now && now < to
  /** Where the service plays on, only somebody who always misses can be claimed of, and not on their leave. */
  const isLeft = (seat: Seat) => {
    const own = times[seat]
    const clock = running[otherSeat(seat)]
    const isThere = own === undefined || !isLate(own, outages, now)
    return isThere && clock !== undefined && isGoneIn(head, otherSeat(seat)) && !clock.stops?.some(isOn)
  }
  const may = (seat: Seat) =>
    !isPaused && (head.whenTimeIsUp === 'play-on' ? isLeft(seat) : mayClaim(seat, times, outages, now))
  return {
    deadlines: SEATS.flatMap((seat) => {
      const time = times[seat]
      return time ? [{ seat, due: deadline(time, outages), time: time.time }] : []
    }),
    mayClaim: { a: may('a'), b: may('b') },
  }
}

/**
 * The clocks of a game as of `now`. Outages are read only if a clock has run long enough to overlap one; heartbeats, and
 * whether the late seat was told at all, only if somebody may claim the game: a silence that still goes on counts as the
 * outage it will become at the next beat, or a deadline would have passed for a moment when the service comes back.
 */
export async function readClocks(deps: Pick<Deps, 'games'>, head: Head, now: number): Promise<Clocks> {
  const running = SEATS.some((seat) => (head.desk.clocks[seat]?.since ?? now) < now)
  const outages = running ? outagesOf(await deps.games.outages(), head.id) : []
  const clocks = clocksOf(head, outages, now)
  if (!clocks.mayClaim.a && !clocks.mayClaim.b) return clocks
  // Before the outages, once more: the process that ends a silence stores it first and beats then.
  const beats = await deps.games.heartbeats()
  const known = outagesOf(await deps.games.outages(), head.id)
  const silences = [...known, ...silencesNow(beats, head.id, now)]
  const settled = (await settledBanks(deps.games, head, silences)) ?? head
  const told = await toldClocks(deps.games, settled, now)
  return clocksOf(settled, silences, now, told.clocks)
}
