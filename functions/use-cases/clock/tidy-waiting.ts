import type { GameStore, WaitHint } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import { waitHint } from '#functions/use-cases/commit/project'
import { SEATS } from '#shared/game/engine/state'

/** Rows of one player that are looked at: those that are stale were due earlier and come first. */
const LOOKED_AT = 100

/**
 * Takes away what names a game as waiting at a time of which HEAD knows nothing: a function that was slow, or died, put it
 * when the question had been answered already. It would stand before everything that does wait. HEAD is read after the rows,
 * so that none of a later question is taken for stale.
 */
export async function tidyWaiting(games: GameStore, head: Head): Promise<void> {
  const seen = await Promise.all(SEATS.map((seat) => rowsOf(games, head, seat)))
  const isKnown = (by: Head, row: WaitHint) =>
    SEATS.some((seat) =>
      waitHint(by, seat, by.desk.clocks[seat]).some(({ player, due }) => player === row.player && due === row.due),
    )
  const suspect = seen.flat().filter((row) => !isKnown(head, row))
  if (suspect.length === 0) return
  const now = await games.load(head.id)
  const stale = now ? suspect.filter((row) => !isKnown(now.head, row)) : []
  if (stale.length > 0) await games.writeHints({ endWait: stale.slice(0, MOST_AT_ONCE) })
}

/** What one call of the store takes. */
const MOST_AT_ONCE = 25

async function rowsOf(games: GameStore, { id, seats }: Head, seat: (typeof SEATS)[number]): Promise<WaitHint[]> {
  const player = seats[seat]?.player
  if (player === undefined) return []
  return (await games.waiting(player, LOOKED_AT)).filter(({ game }) => game === id)
}
