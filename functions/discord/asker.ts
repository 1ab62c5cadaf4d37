import type { Deps } from '#functions/ports/deps'
import type { Head } from '#functions/ports/head'
import type { Player } from '#functions/ports/player-store'
import { listGames } from '#functions/use-cases/lobby/list-games'
import { viewerOf } from '#functions/use-cases/read/game-page'
import type { Seat } from '#shared/game/engine/state'
import type { Messages } from '#shared/messages/en'
import type { GameSummary } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'

export type BotParts = Omit<Deps, 'mailer' | 'webhooks' | 'noticeWriter' | 'fleets'>

/** Who asks the bot, known by the account that they have linked. */
export interface Asker {
  deps: BotParts
  player: Player
  messages: Messages
}

/** An own game that has begun, from the asker's seat. */
export interface OwnGame {
  head: Head & { state: NonNullable<Head['state']> }
  seat: Seat
}

export const runningGames = async ({ deps, player }: Asker): Promise<GameSummary[]> =>
  (await listGames(deps, { player: player.id })).games.filter(({ status }) => status === 'running')

/**
 * The game that was asked for, else the one that waits most urgently, for the asker or for the other player, else the one
 * that moved last; undefined: none.
 */
export async function gameFor(
  asker: Asker,
  asked: string | undefined,
  waitsFor: 'own' | 'other' = 'own',
): Promise<OwnGame | undefined> {
  const id = asked ?? (await likeliest(asker, waitsFor))?.id
  const loaded = id === undefined || !/^[0-9a-f]{32}$/.test(id) ? undefined : await asker.deps.games.load(id)
  if (loaded === undefined) return undefined
  const { head } = loaded
  const seat = viewerOf(head, { player: asker.player.id })
  const { state } = head
  return seat === 'spectator' || state === undefined ? undefined : { head: { ...head, state }, seat }
}

async function likeliest(asker: Asker, waitsFor: 'own' | 'other'): Promise<GameSummary | undefined> {
  const games = await runningGames(asker)
  return (waitsFor === 'other' ? games.find(({ waitsForYou }) => !waitsForYou) : undefined) ?? games[0]
}

/** The table as the asker may see it. */
export const ownView = async ({ deps }: Asker, { head, seat }: OwnGame): Promise<GameView> =>
  (await deps.rules()).viewFor(head.state, seat)
