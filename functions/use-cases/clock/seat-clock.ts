import type { Millis } from '#functions/ports/clock'
import {
  type Desk,
  type Halt,
  type Head,
  isPractice,
  type LoggedDecision,
  type SeatClock,
  type SeatTimes,
} from '#functions/ports/head'
import type { RequestId } from '#shared/game/engine/decision'
import { SEATS, type Seat } from '#shared/game/engine/state'
import { leftAfter, refund, type SpentTime, timeGiven } from '#shared/play/clock/bank'
import { restFrom } from '#shared/play/clock/resting-times'
import { deadline, type HandOffTime, type Outage } from '#shared/play/clock/time-control'

const HOUR = 3_600_000
/** Hand-offs whose time in outages may still be given back; the tick looks at them before there are so many. */
const SPENT_KEPT = 40

export const timesIn = ({ desk }: Pick<Head, 'desk'>, seat: Seat): SeatTimes => desk.times?.[seat] ?? {}

/** Deadlines that somebody misses in a row before nobody has to wait for them as long any more. */
const GONE_AFTER = 2
/** What is left of the time of a hand-off then. */
const SHRUNK = 0.25

/** Somebody who always misses. */
const isGone = ({ missed = 0 }: SeatTimes): boolean => missed >= GONE_AFTER

export const isGoneIn = (head: Pick<Head, 'desk'>, seat: Seat): boolean => isGone(timesIn(head, seat))

export const withMissed = ({ missed: _, ...times }: SeatTimes, missed: number): SeatTimes => ({
  ...times,
  ...(missed > 0 && { missed }),
})

/** A late answer is a missed deadline as well; that was counted when the time was over. */
function missedAfter({ missed = 0 }: SeatTimes, { expired }: SeatClock, decided: readonly LoggedDecision[]): number {
  if (decided.some(({ by }) => by === 'clock')) return missed + 1
  return expired || decided.length === 0 ? missed : 0
}

/** The time of a clock as it was agreed on: what outages have taken from a bank before is not given back yet. */
const nominalTime = (
  { hoursPerHandOff }: Head,
  { since, time = hoursPerHandOff * HOUR, rest, stops }: SeatClock,
): HandOffTime => ({ since, time, ...(rest && { rest }), ...(stops && { stops }) })

/** The time of a clock of this seat, with what outages give back of hand-offs before. */
export function timeOf(head: Head, seat: Seat, clock: SeatClock, outages: readonly Outage[]): HandOffTime {
  const nominal = nominalTime(head, clock)
  const { spent } = timesIn(head, seat)
  return spent ? { ...nominal, time: nominal.time + refund(spent, outages) } : nominal
}

/** The running time of each awaited seat; a practice game waits for ever. */
export function timesOf(
  head: Head,
  outages: readonly Outage[],
  clocks = head.desk.clocks,
): Partial<Record<Seat, HandOffTime>> {
  const times: Partial<Record<Seat, HandOffTime>> = {}
  if (isPractice(head)) return times
  for (const seat of SEATS) {
    const clock = clocks[seat]
    if (clock) times[seat] = timeOf(head, seat, clock, outages)
  }
  return times
}

/** Rows that lists are sorted by do not count outages; pages do. */
export const nominalDue = (head: Head, clock: SeatClock): Millis => deadline(nominalTime(head, clock), [])

/** A clock that begins now. */
export function begunClock(head: Head, seat: Seat, times: SeatTimes, since: Millis, owes: RequestId): SeatClock {
  const { bank, hoursPerHandOff, desk } = head
  if (desk.autopilot === seat) return autopilotsClock(since, owes)
  const rest = desk.rests?.[seat]
  const stops = stopsFrom(desk, seat, since)
  const added = hoursPerHandOff * HOUR * (isGone(times) ? SHRUNK : 1)
  return {
    since,
    owes,
    reminded: false,
    expired: false,
    ...((bank || isGone(times)) && { time: timeGiven(bank, added, times.left) }),
    ...(rest && { rest: restFrom(rest, since) }),
    ...(stops.length > 0 && { stops }),
  }
}

/** Nobody waits for whom the service plays: it answers with the next tick, and reminds nobody. */
export const autopilotsClock = (since: Millis, owes: RequestId): SeatClock => ({
  since,
  owes,
  reminded: true,
  expired: false,
  time: 0,
})

/** Leave, and a pause that both agreed on, as far as they are not over yet. */
const stopsFrom = ({ away, pause }: Desk, seat: Seat, since: Millis): Halt[] => [
  ...(away?.[seat] ?? []).flatMap(({ from, to }): Halt[] => (to > since ? [{ from, to, why: 'leave' }] : [])),
  ...(pause?.on && pause.on.to > since
    ? [{ from: pause.on.from, to: pause.on.to, why: 'pause' as const } satisfies Halt]
    : []),
]

/** What is left for the next clocks of a seat, of which one has stopped; undefined: nothing is kept. */
export function timesAfter(
  head: Head,
  seat: Seat,
  clock: SeatClock,
  to: Millis,
  decided: readonly LoggedDecision[],
): SeatTimes | undefined {
  const times = withMissed(timesIn(head, seat), missedAfter(timesIn(head, seat), clock, decided))
  if (!head.bank) return head.desk.times?.[seat] || times.missed !== undefined ? times : undefined
  const { told } = clock
  const last: SpentTime = { ...nominalTime(head, clock), to, ...(told !== undefined && { told }) }
  return { ...times, left: leftAfter(last, []), spent: [...(times.spent ?? []), last].slice(-SPENT_KEPT) }
}
