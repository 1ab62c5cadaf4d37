import type { Deps } from '#functions/ports/deps'
import type { Desk, Head, NoticeOrder } from '#functions/ports/head'
import { commitGame } from '#functions/use-cases/commit/commit-game'
import { nextHeadOfClock } from '#functions/use-cases/commit/next-head'
import { type ClockTime, clockTimes } from '#functions/use-cases/commit/project'
import { otherSeat, SEATS, type Seat } from '#shared/game/engine/state'
import { isLate, type Outage } from '#shared/play/clock/time-control'
import { goOnUnasked } from './go-on'
import { playOn } from './play-on'
import { timesIn, timesOf, withMissed } from './seat-clock'
import { isBookFull, settledBanks } from './settle-banks'
import { untoldLeave } from './untold-leave'
import { begunWhenTold, toldClocks } from './word-of-turn'

/** A seat that was not told yet is looked at again. */
const LOOK_AGAIN_MS = 5 * 60_000

/**
 * Commits what the clocks of a game demand by now: the reminder, that a time is over, or that the game is played on. It follows from HEAD alone and
 * leaves its trace on the desk, so that twice is once (design 9). Of a seat nothing is demanded that was not told of its
 * turn (design 19). Answers when the clocks demand the next thing; after a commit nothing, because its own projection has
 * put that hint.
 */
export async function watchClocks(
  deps: Pick<Deps, 'games' | 'players' | 'rules' | 'settings'>,
  head: Head,
  outages: readonly Outage[],
  now: number,
): Promise<number | undefined> {
  const all = clockTimes(head, outages)
  const isDue = all.some(({ at }) => at <= now)
  if (!isDue && !isBookFull(head)) return all.length === 0 ? undefined : Math.min(...all.map(({ at }) => at))
  const settled = await settledBanks(deps.games, head, outages)
  if (settled) {
    const { clocks, times = {} } = settled.desk
    await commitGame(deps.games, nextHeadOfClock(head, { clocks, times, notices: [] }, deps.settings, now), now)
    return undefined
  }
  if (await goOnUnasked(deps, head, now)) return undefined
  const due = all.flatMap(({ seat, at }) => (at <= now ? [seat] : []))
  const away = await untoldLeave(deps, head, due, now)
  if (away) {
    const next = nextHeadOfClock(away.head, { clocks: away.clocks, notices: [] }, deps.settings, now)
    await commitGame(deps.games, next, now)
    return undefined
  }
  const told = await toldClocks(deps.games, head, now)
  if (told.late.length > 0) {
    await commitGame(deps.games, begunWhenTold(head, told, deps.settings, now), now)
    return undefined
  }
  const isTold = ({ seat }: ClockTime) => !told.untold.includes(seat)
  const late = all.flatMap((time) => (time.kind === 'expired' && time.at <= now && isTold(time) ? [time.seat] : []))
  const playedFor = late.filter((seat) => head.whenTimeIsUp === 'play-on' || head.desk.autopilot === seat)
  if (playedFor.length > 0) {
    await playOn(deps, head, playedFor, now)
    return undefined
  }
  const demand = demandOf(head, outages, now, isTold)
  if (demand) {
    await commitGame(deps.games, nextHeadOfClock(head, demand, deps.settings, now), now)
    return undefined
  }
  return Math.min(...all.map(({ at }) => (at > now ? at : now + LOOK_AGAIN_MS)))
}

interface Demand {
  clocks: Desk['clocks']
  times: NonNullable<Desk['times']>
  notices: NoticeOrder[]
}

/** What is due of both clocks, as one change; undefined if nothing is. */
export function demandOf(
  head: Head,
  outages: readonly Outage[],
  now: number,
  isTold: (time: ClockTime) => boolean = () => true,
): Demand | undefined {
  const due = clockTimes(head, outages).filter((time) => time.at <= now && isTold(time))
  if (due.length === 0) return undefined
  const clocks: Desk['clocks'] = { ...head.desk.clocks }
  const times: Demand['times'] = { ...head.desk.times }
  const notices: NoticeOrder[] = []
  for (const seat of SEATS) {
    const clock = clocks[seat]
    const kinds = due.filter((time) => time.seat === seat).map(({ kind }) => kind)
    if (!clock || kinds.length === 0) continue
    const expired = kinds.includes('expired')
    clocks[seat] = { ...clock, reminded: true, expired }
    const own = timesIn(head, seat)
    if (expired) times[seat] = withMissed(own, (own.missed ?? 0) + 1)
    notices.push(...(expired ? expiryNotices(head, seat, outages, now) : [notice(head, 'reminder', seat, seat, now)]))
  }
  return { clocks, times, notices }
}

/** Both are told; but not a seat that is late itself, which must answer before it may claim. */
function expiryNotices(head: Head, late: Seat, outages: readonly Outage[], now: number): NoticeOrder[] {
  const other = otherSeat(late)
  const time = timesOf(head, outages)[other]
  const otherLate = time !== undefined && isLate(time, outages, now)
  return [
    notice(head, 'time-over', late, late, now),
    ...(otherLate ? [] : [notice(head, 'may-claim', other, late, now)]),
  ]
}

function notice(head: Head, kind: NoticeOrder['kind'], to: Seat, about: Seat, due: number): NoticeOrder {
  const request = head.out.awaited.after.find((open) => open.seat === about)?.request
  const owes = head.desk.clocks[about]?.owes
  return {
    kind,
    seat: to,
    ...(request === undefined ? {} : { request }),
    ...(owes === undefined ? {} : { owes }),
    due,
  }
}
