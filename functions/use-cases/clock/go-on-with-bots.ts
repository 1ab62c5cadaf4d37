import type { Deps } from '#functions/ports/deps'
import type { LoadedGame } from '#functions/ports/game-store'
import { isBotAsked } from '#functions/ports/head'
import { closeCommit } from '#functions/use-cases/commit/close-commit'
import { commitGame } from '#functions/use-cases/commit/commit-game'
import { nextHead } from '#functions/use-cases/commit/next-head'
import { openCommit } from '#functions/use-cases/commit/open-commit'

/** Commits what a bot has still to answer; it follows from HEAD alone, so that twice is once (design 9). */
export async function goOnWithBots(
  deps: Pick<Deps, 'games' | 'players' | 'rules' | 'settings'>,
  loaded: Required<LoadedGame>,
  now: number,
): Promise<void> {
  const { head } = loaded
  const { state } = head
  if (!state || state.result || !isBotAsked(head)) return
  const commit = await openCommit(await deps.rules(), { head, state })
  commit.settle()
  if (commit.decisions.length === 0) throw new Error(`game ${head.id}: the bot does not answer`)
  await commitGame(deps.games, nextHead(loaded, await closeCommit(deps, head, commit, now), deps.settings, now), now)
}
