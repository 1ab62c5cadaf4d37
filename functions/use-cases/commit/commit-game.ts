import type { Deps } from '#functions/ports/deps'
import type { GameStore } from '#functions/ports/game-store'
import type { Head, NoticeOrder } from '#functions/ports/head'
import { closeCommit } from './close-commit'
import { nextHead } from './next-head'
import type { GameCommit } from './open-commit'
import { project } from './project'

/** The third chance of a commit that nobody wrote out: the tick looks for it after this time. */
const WATCH_AFTER_MS = 120_000

/**
 * The way of every commit (design 9): a watch hint for the new revision, one conditional put, everything else after it.
 * The watch hint comes first, so that no commit can be without one. If this throws after the put, the commit stands
 * and is written out by the next who comes by.
 */
export async function commitGame(games: GameStore, next: Head, now: number): Promise<'done' | 'stale' | 'too-large'> {
  const watch = { at: now + WATCH_AFTER_MS, game: next.id, revision: next.revision }
  await games.writeHints({ due: [watch] })
  const outcome = await games.commit(next, next.revision - 1)
  if (outcome === 'done') await project({ head: next }, games, now)
  return outcome
}

/** The same of what was played without a submission. `at`: when others see that it was, absent: now. */
export async function commitPlayed(
  deps: Pick<Deps, 'games' | 'players' | 'settings'>,
  head: Head,
  commit: GameCommit,
  now: number,
  { at = now, ...told }: { at?: number; notices?: NoticeOrder[] } = {},
): Promise<void> {
  const played = await closeCommit(deps, head, commit, now)
  await commitGame(deps.games, nextHead(head, { ...played, ...told }, deps.settings, at), now)
}
