import type { Actor, Deps } from '#functions/ports/deps'
import { type GameId, type Head, type NoticeOrder, seatOf } from '#functions/ports/head'
import { commitGame } from '#functions/use-cases/commit/commit-game'
import { nextHeadOfClock } from '#functions/use-cases/commit/next-head'
import { project } from '#functions/use-cases/commit/project'
import { noSeat } from '#functions/use-cases/member'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { SEATS, type Seat } from '#shared/game/engine/state'
import { lobbyEnd } from './lobby-end'

type Parts = Pick<Deps, 'games' | 'clock' | 'settings'>

/** Reloads after somebody else changed the game: the other player may come or bring a fleet meanwhile. */
const ATTEMPTS = 5

/**
 * Ends a game that has not begun: its maker takes it back for both, the other player leaves it, and the seat is free
 * for somebody else. Once is enough: a repeat finds it done.
 */
export async function withdrawGame(deps: Parts, actor: Actor, game: GameId): Promise<ServiceRefusal | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const loaded = await deps.games.load(game)
    if (!loaded) return new ServiceRefusal('no-such-game')
    const { head } = loaded
    const seat = seatOf(head, actor.player)
    if (!seat) return hasLeft(head, actor) ? undefined : noSeat(head)
    const now = deps.clock.now()
    await project(loaded, deps.games, now)
    if (head.withdrawn) return undefined
    if (head.state !== undefined) return new ServiceRefusal('game-begun')
    const next = seat === 'a' ? withdrawn(deps, head, 'maker', now) : left(deps, head, actor, now)
    const outcome = await commitGame(deps.games, next, now)
    if (outcome === 'done') return undefined
    if (outcome === 'too-large') return new ServiceRefusal('game-too-large')
  }
  return new ServiceRefusal('too-busy')
}

const hasLeft = ({ left = [] }: Head, { player }: Actor): boolean => left.includes(player)

/** Withdraws the game if nobody came, or no fleet, by its end. False: it is not time, or it has begun. */
export async function withdrawInTime(
  deps: Pick<Deps, 'games' | 'settings'>,
  head: Head,
  now: number,
): Promise<boolean> {
  const end = lobbyEnd(head)
  if (end === undefined || end > now) return false
  await commitGame(deps.games, withdrawn(deps, head, 'time', now), now)
  return true
}

function withdrawn(
  { settings }: Pick<Deps, 'settings'>,
  head: Head,
  by: NonNullable<Head['withdrawn']>['by'],
  now: number,
): Head {
  const told = SEATS.filter((seat) => head.seats[seat] !== undefined && (by === 'time' || seat !== 'a'))
  const notices = told.map((seat): NoticeOrder => ({ kind: 'withdrawn', seat, due: now }))
  return nextHeadOfClock({ ...head, withdrawn: { at: now, by } }, { clocks: {}, notices }, settings, now)
}

/** What the other player prepared, and when they rest, goes with them; nothing of it may meet who comes next. */
function left({ settings }: Pick<Deps, 'settings'>, head: Head, { player }: Actor, now: number): Head {
  const { b: _seat, ...seats } = head.seats
  const { battle, desk } = head
  const free: Head = {
    ...head,
    seats,
    ...(battle && { battle: { ...battle, fleets: ofMaker(battle.fleets) } }),
    desk: {
      ...desk,
      remembered: { ...desk.remembered, b: [] },
      commands: ofMaker(desk.commands),
      times: ofMaker(desk.times),
      rests: ofMaker(desk.rests),
      away: ofMaker(desk.away),
    },
    left: [...(head.left ?? []), player],
  }
  const notices: NoticeOrder[] = [{ kind: 'left', seat: 'a', due: now + settings.noticeGraceMs }]
  const next = nextHeadOfClock(free, { clocks: {}, notices }, settings, now)
  return { ...next, out: { ...next.out, left: player } }
}

function ofMaker<T>(bySeat: Partial<Record<Seat, T>> = {}): { a?: T } {
  return bySeat.a === undefined ? {} : { a: bySeat.a }
}
