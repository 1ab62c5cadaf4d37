import { type Heartbeats, type MailTrouble, type OutageRow, shardOf } from '#functions/ports/game-store'
import type { GameId } from '#functions/ports/head'
import { type Outage, outageBetween } from '#shared/play/clock/time-control'

const MINUTE = 60_000
/** Mails that fail are tried again sooner than this: after a longer pause nobody knows how mails fare. */
const UNKNOWN_AFTER_MS = 30 * MINUTE

/** Until when everything due of a shard was looked at; of a shard that is new, until when that is so of all. */
export const beatOf = ({ all, shards }: Heartbeats, shard: number): number | undefined => shards[shard] ?? all

/** Whether trouble goes on: somebody tried lately. */
export const goesOn = ({ last }: MailTrouble, now: number): boolean => now - last <= UNKNOWN_AFTER_MS

/** Silences that still go on, as the outages they would become now: of the shard of a game, and of mails. */
export function silencesNow(beats: Heartbeats, game: GameId, now: number): Outage[] {
  const beat = beatOf(beats, shardOf(game))
  const { mail } = beats
  return [
    beat === undefined ? undefined : outageBetween(beat, now),
    mail && goesOn(mail, now) ? outageBetween(mail.since, now) : undefined,
  ].filter((one) => one !== undefined)
}

/** Those of the outages that the clocks of a game count as later. */
export const outagesOf = (rows: readonly OutageRow[], game: GameId): Outage[] =>
  rows.filter(({ shard }) => shard === undefined || shardOf(game, shard.of) === shard.number)

/**
 * Silences of shards that are outages, each as long as it is by now. All of one beginning are one row: then no tick ran
 * at all, and every game's time stood still.
 */
export function outagesOfShards(beats: Heartbeats, shards: number, now: number): OutageRow[] {
  const silent = Array.from({ length: shards }, (_, number) => number).flatMap((number) => {
    const beat = beatOf(beats, number)
    const outage = beat === undefined ? undefined : outageBetween(beat, now)
    return outage ? [{ ...outage, shard: { number, of: shards } }] : []
  })
  const [first] = silent
  const isAll = first && silent.length === shards && silent.every(({ from }) => from === first.from)
  return isAll ? [{ from: first.from, to: first.to }] : silent
}
