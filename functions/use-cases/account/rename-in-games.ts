import type { Deps } from '#functions/ports/deps'
import { type Head, seatOf } from '#functions/ports/head'
import type { Player } from '#functions/ports/player-store'
import { commitGame } from '#functions/use-cases/commit/commit-game'
import { nextHeadOfClock } from '#functions/use-cases/commit/next-head'
import { project } from '#functions/use-cases/commit/project'

type Parts = Pick<Deps, 'games' | 'players' | 'settings' | 'clock'>

/** List rows that one call reads, and all that it looks through: more games at once nobody plays. */
const PAGE = 30
const MOST_PAGES = 10
/** Reloads after somebody else changed the game. */
const ATTEMPTS = 5

/**
 * Tells the games that go on how a player is called now; finished ones keep the name that was played under. A stop in
 * between leaves the rest as they were, until the name is saved again: twice is once.
 */
export async function renameInGames(deps: Parts, player: Player): Promise<void> {
  await renameInAll(deps, player)
  // Another tab may have chosen yet another name meanwhile, and told some games before this one did.
  const present = await deps.players.load(player.id)
  if (present && present.name !== player.name) await renameInGames(deps, present)
}

async function renameInAll(deps: Parts, { id, name }: Player): Promise<void> {
  let after: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const { rows, next } = await deps.games.listRows(id, PAGE, after)
    for (const { game, status } of rows) if (status !== 'over') await renameIn(deps, game, id, name)
    if (next === undefined) return
    after = next
  }
}

async function renameIn(deps: Parts, game: string, player: string, name: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const loaded = await deps.games.load(game)
    const head = loaded && renamed(loaded.head, player, name)
    if (!loaded || !head) return
    const now = deps.clock.now()
    await project(loaded, deps.games, now)
    const { clocks } = head.desk
    const next = nextHeadOfClock(head, { clocks, notices: [] }, deps.settings, now)
    if ((await commitGame(deps.games, next, now)) !== 'stale') return
  }
}

/** Undefined: nothing is to be changed. */
function renamed(head: Head, player: string, name: string): Head | undefined {
  const seat = seatOf(head, player)
  const holder = seat && head.seats[seat]
  if (!seat || !holder || holder.name === name || head.state?.result) return undefined
  return { ...head, seats: { ...head.seats, [seat]: { ...holder, name } } }
}
