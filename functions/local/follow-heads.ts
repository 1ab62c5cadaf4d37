import type { GameStore } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'

/**
 * The same store, which hands on every HEAD that was put: what the table's stream does on AWS. It inherits all other
 * methods, so that none is forgotten when the port grows.
 */
export function followHeads(games: GameStore, changed: (head: Head) => void): GameStore {
  const followed: GameStore = Object.create(games)
  followed.commit = async (next, expected) => {
    const outcome = await games.commit(next, expected)
    if (outcome === 'done') changed(next)
    return outcome
  }
  return followed
}
