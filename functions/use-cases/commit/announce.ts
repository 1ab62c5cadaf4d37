import type { Deps } from '#functions/ports/deps'
import type { GameId, Head } from '#functions/ports/head'
import { project } from './project'

/**
 * The second chance of a commit: the table's stream names a game whose HEAD has changed. What is written out is HEAD as
 * it is now, by a consistent read, not as the record has it: of a late or doubled record nothing is left to do.
 * @returns that HEAD
 */
export async function announce(deps: Pick<Deps, 'games' | 'clock'>, game: GameId): Promise<Head | undefined> {
  const loaded = await deps.games.load(game)
  if (loaded) await project(loaded, deps.games, deps.clock.now())
  return loaded?.head
}
