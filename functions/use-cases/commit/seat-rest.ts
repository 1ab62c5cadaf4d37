import type { Millis } from '#functions/ports/clock'
import type { Head } from '#functions/ports/head'
import type { Player } from '#functions/ports/player-store'
import type { Seat } from '#shared/game/engine/state'
import type { RestingTimes } from '#shared/play/clock/resting-times'

const DAY = 86_400_000

/** When a player rests, with what the clocks of their zone show from now on; undefined: their time always runs. */
export async function restOf({ rest, zone }: Player, now: Millis): Promise<RestingTimes | undefined> {
  const { quiet, daysOff = [] } = rest ?? {}
  if (!quiet && daysOff.length === 0) return undefined
  // Most people rest as they like: they do without zones.
  const { offsetsOf } = await import('#shared/play/clock/zone-offsets')
  const today = Math.floor(now / DAY) * DAY
  return { ...(quiet && { quiet }), ...(daysOff.length > 0 && { daysOff }), offsets: offsetsOf(zone, today) }
}

/** HEAD in which clocks of a seat that begin from now on do not run while its player rests. */
export function withRest(head: Head, seat: Seat, rest: RestingTimes | undefined): Head {
  const { rests = {}, ...desk } = head.desk
  const { [seat]: _, ...others } = rests
  const all: typeof rests = rest ? { ...others, [seat]: rest } : others
  return { ...head, desk: { ...desk, ...(Object.keys(all).length > 0 && { rests: all }) } }
}

/** HEAD of a game to which a player comes. */
export const withRestOf = async (head: Head, seat: Seat, player: Player, now: Millis): Promise<Head> =>
  withRest(head, seat, await restOf(player, now))
