import type { Actor, Deps } from '#functions/ports/deps'
import type { ListRow } from '#functions/ports/game-store'
import { readable } from '#functions/ports/readable'
import type { GameList, GameSummary } from '#shared/play/protocol/responses'

/** Games that one answer holds at most. */
const PAGE = 30

/**
 * A player's games: those that wait for them first, least time first, then those that wait for others, then those that
 * are over. It reads the same few rows however many games there are; `after` goes on where an answer ended, and may name again what waited.
 */
export async function listGames(deps: Pick<Deps, 'games'>, actor: Actor, after?: string): Promise<GameList> {
  const waiting = after === undefined ? await waitingRows(deps, actor) : []
  // One row at least, for it says where the next answer begins.
  const left = Math.max(1, PAGE - waiting.length)
  const { rows, next } = await deps.games.listRows(actor.player, left, after)
  const first = new Set(waiting.map(({ game }) => game))
  const others = rows.filter(({ game }) => !first.has(game)).sort(byUrgency)
  const summaries = readable([...waiting, ...others].filter(isListed), summaryOf)
  return { games: summaries, ...(next === undefined ? {} : { next }) }
}

/** The hints that a game waits may be stale, so the games' own rows decide. */
async function waitingRows(deps: Pick<Deps, 'games'>, { player }: Actor): Promise<ListRow[]> {
  const hints = await deps.games.waiting(player, PAGE)
  const ids = [...new Set(hints.map(({ game }) => game))]
  const rows = ids.length === 0 ? [] : await deps.games.listRowsOf(player, ids)
  return rows.filter(({ waits }) => waits).sort(byUrgency)
}

const STATUS_ORDER: Record<ListRow['status'], number> = { running: 0, open: 1, over: 2, withdrawn: 3 }

function byUrgency(x: ListRow, y: ListRow): number {
  if (x.waits !== y.waits) return x.waits ? -1 : 1
  if (x.waits) return (x.due ?? Number.POSITIVE_INFINITY) - (y.due ?? Number.POSITIVE_INFINITY)
  return STATUS_ORDER[x.status] - STATUS_ORDER[y.status] || y.updated - x.updated
}

type ListedRow = ListRow & Pick<GameSummary, 'status'>
const isListed = (row: ListRow): row is ListedRow => row.status !== 'withdrawn'

function summaryOf(row: ListedRow): GameSummary {
  return {
    id: row.game,
    status: row.status,
    you: row.seat,
    ...(row.opponent === undefined ? {} : { opponent: row.opponent }),
    ...(row.against === undefined ? {} : { against: row.against }),
    ...(row.faction === undefined ? {} : { yourFaction: row.faction }),
    ...(row.battle === undefined ? {} : { battle: row.battle }),
    round: row.round,
    ...(row.due === undefined ? {} : { due: new Date(row.due).toISOString() }),
    waitsForYou: row.waits,
    ...(row.asked === undefined ? {} : { asked: row.asked }),
    ...(row.score === undefined ? {} : { score: row.score }),
    ...(row.outcome === undefined ? {} : { outcome: row.outcome }),
    updated: new Date(row.updated).toISOString(),
  }
}
