import type { Actor, Deps, Settings } from '#functions/ports/deps'
import { type Desk, type GameId, type Head, isPractice, type NoticeKind, type NoticeOrder } from '#functions/ports/head'
import { commitGame } from '#functions/use-cases/commit/commit-game'
import { nextHeadOfClock } from '#functions/use-cases/commit/next-head'
import { project } from '#functions/use-cases/commit/project'
import { ownRunningGame } from '#functions/use-cases/member'
import { gamePage } from '#functions/use-cases/read/game-page'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { otherSeat, type Seat } from '#shared/game/engine/state'
import type { GamePage } from '#shared/play/protocol/responses'

export type ClockParts = Pick<Deps, 'games' | 'clock' | 'rules' | 'settings'>

/** Reloads after somebody else changed the game. */
const ATTEMPTS = 5

interface ChangedDesk {
  desk: Desk
  /** What the other seat is told of it. */
  tells?: NoticeKind
}
/** `known`: it is so already, and nothing is written; a refusal leaves all as it was. */
type DeskOutcome = ChangedDesk | 'known' | ServiceRefusal
export type DeskChange = (head: Head, seat: Seat, now: number) => DeskOutcome | Promise<DeskOutcome>

/** A member changes something about the clocks of a game that goes on, by one conditional commit without decisions. */
export async function changeClocks(
  deps: ClockParts,
  actor: Actor,
  game: GameId,
  change: DeskChange,
): Promise<GamePage | ServiceRefusal> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const own = await ownRunningGame(deps, actor, game)
    if (own instanceof ServiceRefusal) return own
    const { loaded, head, seat } = own
    if (isPractice(head)) return new ServiceRefusal('no-clock')
    const now = deps.clock.now()
    const outcome = await change(head, seat, now)
    if (outcome instanceof ServiceRefusal) return outcome
    const since = head.state.step
    if (outcome === 'known') return gamePage(deps, head, seat, since, now)
    await project(loaded, deps.games, now)
    const next = headAfter(head, outcome, otherSeat(seat), deps.settings, now)
    const put = await commitGame(deps.games, next, now)
    if (put === 'done') return gamePage(deps, next, seat, since, now)
    if (put === 'too-large') return new ServiceRefusal('game-too-large')
  }
  return new ServiceRefusal('too-busy')
}

function headAfter(head: Head, { desk, tells }: ChangedDesk, other: Seat, settings: Settings, now: number): Head {
  const request = head.out.awaited.after.find((open) => open.seat === other)?.request
  const isAboutQuestion = tells === 'time-given' || tells === 'nudged'
  const about = isAboutQuestion && request !== undefined ? { request } : {}
  const due = now + settings.noticeGraceMs
  const notices: NoticeOrder[] = tells === undefined ? [] : [{ kind: tells, seat: other, ...about, due }]
  const { clocks } = desk
  return nextHeadOfClock({ ...head, desk: { ...desk, clocks: head.desk.clocks } }, { clocks, notices }, settings, now)
}
