import type { Deps } from '#functions/ports/deps'
import { type Head, type PlayerId, seatOf } from '#functions/ports/head'
import { commitGame } from '#functions/use-cases/commit/commit-game'
import { project } from '#functions/use-cases/commit/project'
import type { Seat } from '#shared/game/engine/state'

/** List rows that one call reads, and all that it looks through: more games at once nobody plays. */
const PAGE = 30
const MOST_PAGES = 10
/** Reloads after somebody else changed the game. */
const ATTEMPTS = 5

/** HEAD after the change, of the next revision; undefined: nothing is to be changed. */
export type GameChange = (head: Head, seat: Seat, now: number) => Head | undefined

/**
 * Changes the games of a player that are not over, one after the other. A stop in between leaves the rest as they were,
 * until the same is saved again: twice is once.
 */
export async function changeOwnGames(
  deps: Pick<Deps, 'games' | 'clock'>,
  player: PlayerId,
  change: GameChange,
): Promise<void> {
  let after: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const { rows, next } = await deps.games.listRows(player, PAGE, after)
    for (const { game, status } of rows) if (status !== 'over') await changeGame(deps, game, player, change)
    if (next === undefined) return
    after = next
  }
}

async function changeGame(
  deps: Pick<Deps, 'games' | 'clock'>,
  game: string,
  player: PlayerId,
  change: GameChange,
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const loaded = await deps.games.load(game)
    const seat = loaded && seatOf(loaded.head, player)
    if (!loaded || !seat || loaded.head.state?.result) return
    const now = deps.clock.now()
    const next = change(loaded.head, seat, now)
    if (!next) return
    await project(loaded, deps.games, now)
    if ((await commitGame(deps.games, next, now)) !== 'stale') return
  }
}
