import type { GameStore } from '#functions/ports/game-store'
import type { GameId } from '#functions/ports/head'

/**
 * The same store, which names every game whose HEAD was put: what the table's stream does on AWS. It inherits all other
 * methods, so that none is forgotten when the port grows.
 */
export function followHeads(games: GameStore, changed: (game: GameId) => void): GameStore {
  const followed: GameStore = Object.create(games)
  followed.commit = async (next, expected) => {
    const outcome = await games.commit(next, expected)
    if (outcome === 'done') changed(next.id)
    return outcome
  }
  return followed
}
