import { type Day, dayIn, type Millis } from '#functions/ports/clock'
import type { FleetId, FleetListRow, FleetVersionNumber } from '#functions/ports/fleet-store'
import {
  type DueHint,
  type ListRow,
  type NoticeKey,
  type OutageRow,
  shardOf,
  type WaitHint,
} from '#functions/ports/game-store'
import type { GameId, PlayerId, Revision } from '#functions/ports/head'

/**
 * Key shapes of the one table (design 9). `pk` gathers what one query reads; `sk` sorts by bytes, so numbers are
 * padded and instants are ISO 8601 in UTC.
 */
export interface Key {
  pk: string
  sk: string
}

/** `~` sorts behind every digit: one query backwards reads HEAD and then the newest log row. */
export const HEAD = 'LOG#~HEAD'
export const LOG_PREFIX = 'LOG#'
export const SNAPSHOT_PREFIX = 'SNAP#'
export const LIST_PREFIX = 'GAME#'
export const WAIT_PREFIX = 'WAIT#'
export const OUTAGE_PREFIX = 'OUTAGE#'

const padded = (revision: Revision) => String(revision).padStart(10, '0')
const iso = (at: Millis) => new Date(at).toISOString()

export const gameKey = (game: GameId) => `GAME#${game}`
export const userKey = (player: PlayerId) => `USER#${player}`
export const headKey = (game: GameId): Key => ({ pk: gameKey(game), sk: HEAD })
export const logKey = (game: GameId, revision: Revision): Key => ({
  pk: gameKey(game),
  sk: `${LOG_PREFIX}${padded(revision)}`,
})
/** Reads which revision the sort key of a log row names. */
export const readLogKey = (sk: string): Revision => Number(sk.slice(LOG_PREFIX.length))
export const snapshotKey = (game: GameId, revision: Revision): Key => ({
  pk: gameKey(game),
  sk: `${SNAPSHOT_PREFIX}${padded(revision)}`,
})
/** HEAD as it was before it was repaired; read by nobody but people. */
export const brokenKey = (game: GameId, revision: Revision): Key => ({
  pk: gameKey(game),
  sk: `BROKEN#${padded(revision)}`,
})
export const noticePrefix = (revision: Revision) => `NOTICE#${padded(revision)}#`
export const noticeKey = (n: NoticeKey): Key => ({
  pk: gameKey(n.game),
  sk: `${noticePrefix(n.revision)}${n.person}#${n.channel}`,
})
export const listKey = (row: Pick<ListRow, 'player' | 'game'>): Key => ({
  pk: userKey(row.player),
  sk: `${LIST_PREFIX}${row.game}`,
})
/** Reads which game the sort key of a list row names. */
export const readListKey = (sk: string): GameId => sk.slice(LIST_PREFIX.length)
export const waitKey = (hint: WaitHint): Key => ({
  pk: userKey(hint.player),
  sk: `${WAIT_PREFIX}${iso(hint.due)}#${hint.game}`,
})
export const invitationKey = (code: string): Key => ({ pk: `INVITE#${code}`, sk: 'GAME' })

export const dueDayKey = (shard: number, day: Day) => `DUE#${shard}#${day}`
export function dueKey({ at, game, revision }: DueHint): Key {
  const instant = iso(at)
  return { pk: dueDayKey(shardOf(game), dayIn(instant)), sk: `${instant}#${game}#${padded(revision)}` }
}
/** Sorts right behind one hint, or before all of a day. */
export const dueAfter = (hint: DueHint | undefined) => (hint ? `${dueKey(hint).sk} ` : '0')
/** Sorts behind every hint with `at <= until` and before all later ones. */
export const dueUpTo = (until: Millis) => `${iso(until)}#~`

export const cursorKey = (shard: number): Key => ({ pk: 'SERVICE', sk: `CURSOR#${shard}` })
/** Of all shards; those of each, and of mails, sort behind it. */
export const HEARTBEAT: Key = { pk: 'SERVICE', sk: 'HEARTBEAT' }
export const SHARD_BEAT_PREFIX = `${HEARTBEAT.sk}#`
export const heartbeatKey = (of: number | 'all'): Key =>
  of === 'all' ? HEARTBEAT : { pk: HEARTBEAT.pk, sk: `${SHARD_BEAT_PREFIX}${of}` }
export const MAIL_TROUBLE: Key = { pk: HEARTBEAT.pk, sk: `${SHARD_BEAT_PREFIX}mail` }
/** There while a backup is being restored. */
export const RESTORING: Key = { pk: 'SERVICE', sk: 'RESTORING' }
/** What an operator did about a player. */
export const deedKey = (at: Millis, player: PlayerId): Key => ({ pk: 'SERVICE', sk: `DEED#${iso(at)}#${player}` })
export const outageKey = ({ from, shard }: OutageRow): Key => ({
  pk: 'SERVICE',
  sk: `${OUTAGE_PREFIX}${iso(from)}${shard ? `#${shard.number}/${shard.of}` : ''}`,
})

export const playerKey = (player: PlayerId): Key => ({ pk: userKey(player), sk: HEAD })
export const emailKey = (hash: string): Key => ({ pk: `EMAIL#${hash}`, sk: 'PLAYER' })
export const nameKey = (hash: string): Key => ({ pk: `NAME#${hash}`, sk: 'PLAYER' })
export const mailsKey = (hash: string): Key => ({ pk: `MAILS#${hash}`, sk: 'PLAYER' })
export const discordKey = (hash: string): Key => ({ pk: `DISCORD#${hash}`, sk: 'PLAYER' })
export const discordCodeKey = (hash: string): Key => ({ pk: `DISCORD-CODE#${hash}`, sk: 'CODE' })
export const sessionKey = (hash: string): Key => ({ pk: `SESSION#${hash}`, sk: 'SESSION' })
export const linkKey = (hash: string): Key => ({ pk: `LINK#${hash}`, sk: 'LINK' })
export const codeKey = (hash: string): Key => ({ pk: `CODE#${hash}`, sk: 'CODE' })
export const countKey = (key: string): Key => ({ pk: `COUNT#${key}`, sk: 'COUNT' })

/** As with a game, HEAD sorts right behind the newest of the records beside it. */
export const FLEET_VERSION_PREFIX = 'VERSION#'
export const FLEET_HEAD = `${FLEET_VERSION_PREFIX}~HEAD`
export const LAST_FLEET_VERSION = FLEET_VERSION_PREFIX + '9'.repeat(10)
export const FLEET_LIST_PREFIX = 'FLEET#'
export const fleetKey = (fleet: FleetId): Key => ({ pk: `FLEET#${fleet}`, sk: FLEET_HEAD })
export const fleetVersionKey = (fleet: FleetId, version: FleetVersionNumber): Key => ({
  pk: fleetKey(fleet).pk,
  sk: `${FLEET_VERSION_PREFIX}${padded(version)}`,
})
export const fleetListKey = (row: Pick<FleetListRow, 'player' | 'fleet'>): Key => ({
  pk: userKey(row.player),
  sk: `${FLEET_LIST_PREFIX}${row.fleet}`,
})

export const LIVE_PAGE_PREFIX = 'PAGE#'
/** Sorts behind every one: connections are named by letters, digits, `-`, `_` and `=`. */
export const LAST_LIVE_PAGE = `${LIVE_PAGE_PREFIX}~`
export const liveKey = (game: GameId) => `LIVE#${game}`
export const livePageKey = ({ game, id }: { game: GameId; id: string }): Key => ({
  pk: liveKey(game),
  sk: `${LIVE_PAGE_PREFIX}${id}`,
})

/** Reads what the sort key of a due row says. */
export function readDueKey(sk: string): DueHint {
  const [at = '', game = '', revision = ''] = sk.split('#')
  return { at: Date.parse(at), game, revision: Number(revision) }
}
/** Reads what the keys of a waiting row say. */
export function readWaitKey(player: PlayerId, sk: string): WaitHint {
  const [, due = '', game = ''] = sk.split('#')
  return { player, due: Date.parse(due), game }
}
