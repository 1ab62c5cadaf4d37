import type { Deps, Settings } from '#functions/ports/deps'
import type { PlayerSeat } from '#functions/ports/head'
import type { Player, ReturnedMailState } from '#functions/ports/player-store'
import { nextHeadOfClock } from '#functions/use-cases/commit/next-head'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { hashOf, sameAddress } from '#functions/use-cases/token'
import { changeOwnGames } from './own-games'
import { changePlayer } from './profile'

type Parts = Pick<Deps, 'games' | 'players' | 'clock'> & { settings: Pick<Settings, 'build'> }

/** What a mail server said of an address, for good. */
export interface ReturnedMail extends ReturnedMailState {
  email: string
}

/**
 * Mails to an address come back, or its owner calls them spam: the station that carries them takes no more for it. Its
 * player and their opponents see so. Twice is once; the first time counts.
 */
export async function noteReturned(deps: Parts, { email, since, why }: ReturnedMail): Promise<void> {
  const id = await deps.players.playerOfEmail(hashOf(sameAddress(email)))
  if (id === undefined) return
  const changed = await changePlayer(deps, id, (player) => ({
    ...player,
    unreachable: player.unreachable ?? { since, why },
  }))
  // The event comes again.
  if (changed instanceof ServiceRefusal) throw new Error(`what came back was not noted: ${changed.code}`)
  if (changed) await tellGames(deps, changed)
}

/** A mail has arrived after all: somebody used the link in it. */
export async function noteArrived(deps: Parts, player: Player, sent: number): Promise<Player> {
  if (player.unreachable === undefined || sent < player.unreachable.since) return player
  const reached = await changePlayer(deps, player.id, ({ unreachable: _, ...rest }) => rest)
  if (reached === undefined || reached instanceof ServiceRefusal) return player
  await tellGames(deps, reached)
  return reached
}

/** Tells the games that go on. */
const tellGames = (deps: Parts, player: Player): Promise<void> =>
  changeOwnGames(deps, player.id, (head, seat, now) => {
    const holder = head.seats[seat]
    if (holder?.player === undefined || holder.unreachable === player.unreachable?.since) return undefined
    const next = { ...head, seats: { ...head.seats, [seat]: withReach(holder, player) } }
    return nextHeadOfClock(next, { clocks: head.desk.clocks, notices: [] }, deps.settings, now)
  })

/** The seat of a player, with whether mails reach them. */
export const withReach = ({ unreachable: _, ...seat }: PlayerSeat, { unreachable }: Player): PlayerSeat => ({
  ...seat,
  ...(unreachable && { unreachable: unreachable.since }),
})
