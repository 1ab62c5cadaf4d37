import type { GameStore } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
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
