import type { Millis } from '#functions/ports/clock'
import type { Desk, Halt, Head } from '#functions/ports/head'
import type { Player } from '#functions/ports/player-store'
import type { Seat } from '#shared/game/engine/state'
import type { RestingTimes } from '#shared/play/clock/resting-times'

const DAY = 86_400_000

/** When a player rests, with what the clocks of their zone show from now on; undefined: their time always runs. */
export async function restOf(
  { rest, zone }: Pick<Player, 'rest' | 'zone'>,
  now: Millis,
): Promise<RestingTimes | undefined> {
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
export async function withRestOf(head: Head, seat: Seat, player: Player, now: Millis): Promise<Head> {
  const rested = withRest(head, seat, await restOf(player, now))
  return awayAsOf(rested, seat, player, now)?.head ?? rested
}

/**
 * HEAD and its clocks once it is known when the player of a seat is on leave; undefined: it says so already. A question
 * that is open keeps what of a leave has passed since it came.
 */
export function awayAsOf(
  head: Head,
  seat: Seat,
  { leaves = [] }: Pick<Player, 'leaves'>,
  now: Millis,
): { head: Head; clocks: Desk['clocks'] } | undefined {
  const { clocks, away = {} } = head.desk
  const clock = clocks[seat]
  const coming = leaves.flatMap(({ from, to }) => (to > now ? [{ from, to }] : []))
  const stops = clock && [
    ...(clock.stops ?? []).filter(({ why }) => why !== 'leave'),
    ...leaves.flatMap(({ from, to }): Halt[] => (to > clock.since ? [{ from, to, why: 'leave' }] : [])),
  ]
  const isKnown = (known: unknown, is: readonly unknown[]) => JSON.stringify(known ?? []) === JSON.stringify(is)
  const isStopKnown = stops === undefined || isKnown(clock?.stops, stops)
  if (isKnown(away[seat], coming) && isStopKnown) return undefined
  return {
    head: { ...head, desk: { ...head.desk, away: { ...away, [seat]: coming } } },
    clocks: clock && stops && !isStopKnown ? { ...clocks, [seat]: { ...clock, stops } } : clocks,
  }
}
