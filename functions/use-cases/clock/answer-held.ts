import type { Deps } from '#functions/ports/deps'
import type { Head } from '#functions/ports/head'
import { commitGame, commitPlayed } from '#functions/use-cases/commit/commit-game'
import { nextHeadOfCommands } from '#functions/use-cases/commit/next-head'
import { settled } from '#functions/use-cases/commit/open-commit'
import { project } from '#functions/use-cases/commit/project'
import { commandsOf } from '#functions/use-cases/commit/seat-commands'
import { SEATS, type Seat } from '#shared/game/engine/state'
import type { HeldTurn } from './held-turn'

type HeldParts = Pick<Deps, 'games' | 'players' | 'rules' | 'settings' | 'clock'>

/** Gives the answers in disguise of a game whose moment has come. */
export async function giveHeld(deps: HeldParts, { game }: Pick<HeldTurn, 'game'>): Promise<void> {
  const loaded = await deps.games.load(game)
  const now = deps.clock.now()
  if (!loaded) return
  await project(loaded, deps.games, now)
  await answerHeld(deps, loaded.head, now)
}

/**
 * Commits what a seat's orders, as they are now, answer to a question that was held back, and to all that asks it on the
 * way: to others it is as if its player had come by (design 10), at the time that it bears. If they say nothing any more,
 * the player is told that they are asked. It follows from HEAD alone, so that twice is once.
 */
async function answerHeld(deps: HeldParts, head: Head, now: number): Promise<void> {
  const { state } = head
  const seat = SEATS.find((each) => (commandsOf(head, each).held?.at ?? Number.POSITIVE_INFINITY) <= now)
  if (!seat || !state) return
  const commit = await settled(await deps.rules(), { head, state, revealing: seat })
  if (commit.decisions.length > 0) await commitPlayed(deps, head, commit, now)
  else await commitGame(deps.games, untold(deps, head, seat, now), now)
}

function untold({ settings }: Pick<Deps, 'settings'>, head: Head, seat: Seat, now: number): Head {
  const { held, ...own } = commandsOf(head, seat)
  const owes = head.desk.clocks[seat]?.owes
  const due = now + settings.noticeGraceMs
  const notices =
    held && owes !== undefined ? [{ kind: 'your-turn' as const, seat, request: held.request, owes, due }] : []
  return nextHeadOfCommands(head, { ...head.desk.commands, [seat]: own }, settings, notices)
}
