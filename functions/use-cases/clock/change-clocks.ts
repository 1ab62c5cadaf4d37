import type { Actor, Deps } from '#functions/ports/deps'
import { type Desk, type GameId, type Head, isPractice } from '#functions/ports/head'
import { commitGame } from '#functions/use-cases/commit/commit-game'
import { nextHeadOfClock } from '#functions/use-cases/commit/next-head'
import { project } from '#functions/use-cases/commit/project'
import { ownRunningGame } from '#functions/use-cases/member'
import { gamePage } from '#functions/use-cases/read/game-page'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import type { Seat } from '#shared/game/engine/state'
import type { GamePage } from '#shared/play/protocol/responses'

export type ClockParts = Pick<Deps, 'games' | 'clock' | 'rules' | 'settings'>

/** Reloads after somebody else changed the game. */
const ATTEMPTS = 5

/** What a desk is after the change; `known`: it is so already, and nothing is written; a refusal leaves all as it was. */
type DeskOutcome = Desk | 'known' | ServiceRefusal
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
    const desk = await change(head, seat, now)
    if (desk instanceof ServiceRefusal) return desk
    const since = head.state.step
    if (desk === 'known') return gamePage(deps, head, seat, since, now)
    await project(loaded, deps.games, now)
    const { clocks } = desk
    const changed = { ...head, desk: { ...desk, clocks: head.desk.clocks } }
    const next = nextHeadOfClock(changed, { clocks, notices: [] }, deps.settings, now)
    const outcome = await commitGame(deps.games, next, now)
    if (outcome === 'done') return gamePage(deps, next, seat, since, now)
    if (outcome === 'too-large') return new ServiceRefusal('game-too-large')
  }
  return new ServiceRefusal('too-busy')
}
