import type { Deps } from '#functions/ports/deps'
import type { Player } from '#functions/ports/player-store'
import { nextHeadOfClock } from '#functions/use-cases/commit/next-head'
import { restOf, withRest } from '#functions/use-cases/commit/seat-rest'
import { changeOwnGames } from './own-games'

type Parts = Pick<Deps, 'games' | 'players' | 'settings' | 'clock'>

/**
 * Tells the games that go on when a player rests. It holds from the next question on, so that nothing of it shows to
 * others: the commit bears the time of the one before (design 5).
 */
export async function restInGames(deps: Parts, player: Player): Promise<void> {
  const rest = await restOf(player, deps.clock.now())
  await changeOwnGames(deps, player.id, (head, seat) => {
    const { clocks, rests } = head.desk
    if (JSON.stringify(rests?.[seat]) === JSON.stringify(rest)) return undefined
    return nextHeadOfClock(withRest(head, seat, rest), { clocks, notices: [] }, deps.settings, head.out.at)
  })
  // Another tab may have changed it meanwhile, and told some games before this one did.
  const present = await deps.players.load(player.id)
  if (present && timesOf(present) !== timesOf(player)) await restInGames(deps, present)
}

const timesOf = ({ rest, zone }: Player): string => JSON.stringify([rest, zone])
