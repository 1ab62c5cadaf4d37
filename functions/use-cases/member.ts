import type { Actor, Deps } from '#functions/ports/deps'
import type { LoadedGame } from '#functions/ports/game-store'
import { type GameId, type Head, seatOf } from '#functions/ports/head'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import type { GameState, Seat } from '#shared/game/engine/state'

/** What somebody without a seat is told: of a game that has not begun not even that there is one. */
export const noSeat = ({ state }: Pick<Head, 'state'>): ServiceRefusal =>
  new ServiceRefusal(state === undefined ? 'no-such-game' : 'not-a-member')

/** A game that goes on, as one of its two players finds it. */
export interface OwnRunningGame {
  loaded: LoadedGame
  head: Head & { state: GameState }
  seat: Seat
}

/** Loads a game for a change by a member while it goes on; or why there is nothing to change. */
export async function ownRunningGame(
  { games }: Pick<Deps, 'games'>,
  actor: Actor,
  game: GameId,
): Promise<OwnRunningGame | ServiceRefusal> {
  const loaded = await games.load(game)
  if (!loaded) return new ServiceRefusal('no-such-game')
  const { head } = loaded
  const seat = seatOf(head, actor.player)
  if (!seat) return noSeat(head)
  const { state } = head
  if (!state) return new ServiceRefusal('game-not-started')
  return state.result ? new ServiceRefusal('game-over') : { loaded, head: { ...head, state }, seat }
}
