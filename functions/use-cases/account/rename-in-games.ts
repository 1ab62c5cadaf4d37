import type { Deps } from '#functions/ports/deps'
import type { Head } from '#functions/ports/head'
import type { Player } from '#functions/ports/player-store'
import { nextHeadOfClock } from '#functions/use-cases/commit/next-head'
import type { Seat } from '#shared/game/engine/state'
import { changeOwnGames } from './own-games'

type Parts = Pick<Deps, 'games' | 'players' | 'settings' | 'clock'>

/** Tells the games that go on how a player is called now; finished ones keep the name that was played under. */
export async function renameInGames(deps: Parts, player: Player): Promise<void> {
  const { id, name } = player
  await changeOwnGames(deps, id, (head, seat, now) => {
    const renamed = renamedIn(head, seat, name)
    return renamed && nextHeadOfClock(renamed, { clocks: head.desk.clocks, notices: [] }, deps.settings, now)
  })
  // Another tab may have chosen yet another name meanwhile, and told some games before this one did.
  const present = await deps.players.load(id)
  if (present && present.name !== name) await renameInGames(deps, present)
}

/** Undefined: nothing is to be changed. */
function renamedIn(head: Head, seat: Seat, name: string): Head | undefined {
  const holder = head.seats[seat]
  if (!holder || holder.name === name) return undefined
  return { ...head, seats: { ...head.seats, [seat]: { ...holder, name } } }
}
