import type { GameStore } from '#functions/ports/game-store'
import type { Desk, Head, SeatTimes } from '#functions/ports/head'
import { SEATS, type Seat } from '#shared/game/engine/state'
import { leftAfter, type SpentTime } from '#shared/play/clock/bank'
import { OUTAGE_FROM_MS, type Outage } from '#shared/play/clock/time-control'
import { wordOf } from './word-of-turn'

/** The tick settles a book of so many hand-offs though nobody is charged yet. */
const BOOK_FULL = 8

/** So many hand-offs of a seat have taken from its bank that they should be looked at once and for all. */
export const isBookFull = ({ desk }: Pick<Head, 'desk'>): boolean =>
  SEATS.some((seat) => (desk.times?.[seat]?.spent?.length ?? 0) >= BOOK_FULL)

/**
 * HEAD once it is known what earlier hand-offs have truly taken from the banks: time in which the service stood still, or
 * could not tell a player that they were asked, goes back (design 19). Undefined: nothing does, and no book is full.
 */
export async function settledBanks(
  games: Pick<GameStore, 'notices'>,
  head: Head,
  outages: readonly Outage[],
): Promise<Head | undefined> {
  const sums = await Promise.all(SEATS.map((seat) => givenBack(games, head, seat, outages)))
  if (sums.every((sum) => sum === 0) && !isBookFull(head)) return undefined
  const clocks: Desk['clocks'] = { ...head.desk.clocks }
  const times: NonNullable<Desk['times']> = { ...head.desk.times }
  SEATS.forEach((seat, i) => {
    const { spent, ...own }: SeatTimes = times[seat] ?? {}
    if (!spent) return
    const sum = sums[i] ?? 0
    const { left } = own
    times[seat] = { ...own, ...(left !== undefined && { left: left + sum }) }
    const clock = clocks[seat]
    if (clock?.time !== undefined) clocks[seat] = { ...clock, time: clock.time + sum }
  })
  return { ...head, desk: { ...head.desk, clocks, times } }
}

async function givenBack(
  games: Pick<GameStore, 'notices'>,
  head: Head,
  seat: Seat,
  outages: readonly Outage[],
): Promise<number> {
  const spent = head.desk.times?.[seat]?.spent ?? []
  const told = await Promise.all(spent.map((one) => sinceTold(games, head, seat, one)))
  return spent.reduce((sum, one, i) => sum + leftAfter(told[i] ?? one, outages) - leftAfter(one, []), 0)
}

/** A hand-off as it was from the word of it on, if that was late. */
async function sinceTold(
  games: Pick<GameStore, 'notices'>,
  head: Head,
  seat: Seat,
  one: SpentTime,
): Promise<SpentTime> {
  if (one.told === undefined || one.to - one.since <= OUTAGE_FROM_MS) return one
  const rows = (await games.notices(head.id, one.told)).filter((row) => row.seat === seat)
  const word = wordOf(rows, one.to)
  return word === undefined ? one : { ...one, since: Math.min(one.to, Math.max(one.since, word.arrived)) }
}
