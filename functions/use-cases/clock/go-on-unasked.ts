import type { Deps } from '#functions/ports/deps'
import type { LoadedGame } from '#functions/ports/game-store'
import { closeCommit } from '#functions/use-cases/commit/close-commit'
import { commitGame } from '#functions/use-cases/commit/commit-game'
import { nextHead } from '#functions/use-cases/commit/next-head'
import { openCommit } from '#functions/use-cases/commit/open-commit'

/**
 * Commits that a game goes on whose open question earlier code has asked and today's does not, because nothing can come of
 * it: nobody could answer that (design 7). It follows from HEAD alone, so that twice is once (design 9). Answers whether
 * it was so.
 */
export async function goOnUnasked(
  deps: Pick<Deps, 'games' | 'players' | 'rules' | 'settings'>,
  loaded: Required<LoadedGame>,
  now: number,
): Promise<boolean> {
  const { head } = loaded
  const { state } = head
  if (!state || state.result) return false
  const rules = await deps.rules()
  if (rules.pending(state).length > 0) return false
  const commit = await openCommit(rules, { head, state })
  commit.settle()
  await commitGame(deps.games, nextHead(loaded, await closeCommit(deps, head, commit, now), deps.settings, now), now)
  return true
}
