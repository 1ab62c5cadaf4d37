import type { Deps } from '#functions/ports/deps'
import type { Player } from '#functions/ports/player-store'
import { nextHeadOfClock } from '#functions/use-cases/commit/next-head'
import { awayAsOf } from '#functions/use-cases/commit/seat-rest'
import { changeOwnGames } from './own-games'

type Parts = Pick<Deps, 'games' | 'players' | 'settings' | 'clock'>

/** Tells the games that go on when a player is on leave: it stops the time of what they are asked now, too. */
export async function leaveInGames(deps: Parts, player: Player): Promise<void> {
  await changeOwnGames(deps, player.id, (head, seat, now) => {
    const next = awayAsOf(head, seat, player, now)
    if (!next) return undefined
    // A deadline that moves is seen by all; what is announced for later by nobody (design 5).
    const isSeen = next.clocks[seat] !== head.desk.clocks[seat]
    return nextHeadOfClock(next.head, { clocks: next.clocks, notices: [] }, deps.settings, isSeen ? now : head.out.at)
  })
  // Another tab may have changed it meanwhile, and told some games before this one did.
  const present = await deps.players.load(player.id)
  if (present && JSON.stringify(present.leaves) !== JSON.stringify(player.leaves)) await leaveInGames(deps, present)
}
