import type { Deps } from '#functions/ports/deps'
import type { GameStore, LoadedGame } from '#functions/ports/game-store'
import type { GameId } from '#functions/ports/head'

/**
 * The same parts, but this game is asked for at once: to find out who asks takes as long as to read the game, and neither
 * needs the other. Only its first reader gets that answer; a second load, after a put that came too late, reads again.
 */
export function loadAhead(deps: Deps, game: GameId): Deps {
  let ahead: Promise<LoadedGame | undefined> | undefined = deps.games.load(game)
  // Who is refused never looks at it.
  ahead.catch(() => undefined)
  const games: GameStore = Object.create(deps.games)
  games.load = (asked) => {
    const first = asked === game ? ahead : undefined
    ahead = undefined
    return first ?? deps.games.load(asked)
  }
  return { ...deps, games }
}
