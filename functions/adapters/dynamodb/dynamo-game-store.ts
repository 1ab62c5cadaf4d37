import { presentHead, presentSnapshot, type StoredSnapshot } from '#functions/migrations/present'
import type { Day, Millis } from '#functions/ports/clock'
import {
  type CommitOutcome,
  type DueHint,
  type GameStore,
  type Heartbeats,
  type Hints,
  type InvitationRow,
  type ListRow,
  type LoadedGame,
  type LogRow,
  type MailTrouble,
  NOTICE_KEPT_MS,
  type NoticeKey,
  type NoticeRow,
  type OutageRow,
  type Settlement,
  type SnapshotRow,
  type WaitHint,
} from '#functions/ports/game-store'
import type { GameId, Head, PlayerId, Revision } from '#functions/ports/head'
import { asListRow, readable } from '#functions/ports/readable'
import { expiry, type Item, keyItem, N, plain, readBody, readNumber, readText, S, zipped } from './codec'
import * as keys from './keys'
import { headBody, readHead } from './stored-head'
import type { Table } from './table'

/**
 * Log rows read at first, newest first, until the step asked for is reached; then each time so many times as many. A whole
 * log is few calls, and rows that tell a reader nothing, of what the other seat prepares, hardly add to their number.
 */
const LOG_PAGE = { first: 10, growth: 4 }
/** Sorts behind every `#` and digit that a key may go on with. */
const END = '~'

/** The game store on one DynamoDB table (design 9): no indexes, no transactions, no scans. */
export class DynamoGameStore implements GameStore {
  private readonly table: Table

  constructor(table: Table) {
    this.table = table
  }

  async load(id: GameId): Promise<LoadedGame | undefined> {
    const [first, second] = await this.table.query({
      pk: keys.gameKey(id),
      from: keys.LOG_PREFIX,
      to: keys.HEAD,
      backwards: true,
      limit: 2,
    })
    if (!first || readText(first, 'sk') !== keys.HEAD) return undefined
    const head = presentHead(readHead(first))
    return second ? { head, newest: keys.readLogKey(readText(second, 'sk')) } : { head }
  }

  async commit(next: Head, expected: Revision): Promise<CommitOutcome> {
    const body = headBody(next)
    if (!body) return 'too-large'
    const item = { ...keyItem(keys.headKey(next.id)), revision: N(next.revision), ...body }
    return (await this.table.putIfRevision(item, expected)) ? 'done' : 'stale'
  }

  async putLog(row: LogRow): Promise<void> {
    await this.table.putIfAbsent({ ...keyItem(keys.logKey(row.game, row.revision)), body: zipped(row) })
  }

  async putSnapshot(row: SnapshotRow): Promise<void> {
    await this.table.putIfAbsent({ ...keyItem(keys.snapshotKey(row.game, row.revision)), body: zipped(row) })
  }

  async putNotice(row: NoticeRow): Promise<void> {
    const { status, due, attempts, claim, handed, ...fixed } = row
    await this.table.putIfAbsent({
      ...keyItem(keys.noticeKey(row)),
      status: S(status),
      due: N(due),
      attempts: N(attempts),
      ...(claim === undefined ? {} : { claim: S(claim) }),
      ...(handed === undefined ? {} : { handed: N(handed) }),
      expiresAt: expiry(row.expiresAt),
      body: plain(fixed),
    })
  }

  async putListRow(row: ListRow): Promise<void> {
    const item = { ...keyItem(keys.listKey(row)), revision: N(row.revision), body: plain(row) }
    await this.table.putIfNewer(item, row.revision)
  }

  async putInvitation(row: InvitationRow): Promise<void> {
    const item = { ...keyItem(keys.invitationKey(row.code)), revision: N(row.revision), body: plain(row) }
    await this.table.putIfNewer(item, row.revision)
  }

  async writeHints(hints: Hints): Promise<void> {
    const puts = [...(hints.due ?? []).map(keys.dueKey), ...(hints.wait ?? []).map(keys.waitKey)]
    const name = ({ pk, sk }: keys.Key) => `${pk} ${sk}`
    const kept = new Set(puts.map(name))
    const ends = (hints.endWait ?? []).map(keys.waitKey).filter((key) => !kept.has(name(key)))
    await this.table.write(puts.map(keyItem), ends)
  }

  endDue(hint: DueHint): Promise<void> {
    return this.table.delete(keys.dueKey(hint))
  }

  async notices(game: GameId, revision: Revision): Promise<NoticeRow[]> {
    const prefix = keys.noticePrefix(revision)
    const items = await this.table.query({ pk: keys.gameKey(game), from: prefix, to: prefix + END })
    return items.map(readNotice)
  }

  async claimNotice(key: NoticeKey, claim: string, now: Millis, until: Millis): Promise<boolean> {
    const after = await this.table.updateIf(
      keys.noticeKey(key),
      'SET #s = :claimed, #c = :c, #d = :until, #a = #a + :one',
      '(#s = :waiting OR #s = :claimed) AND #d <= :now',
      { '#s': 'status', '#c': 'claim', '#d': 'due', '#a': 'attempts' },
      {
        ':claimed': S('claimed'),
        ':waiting': S('waiting'),
        ':c': S(claim),
        ':now': N(now),
        ':until': N(until),
        ':one': N(1),
      },
    )
    return after !== undefined
  }

  async settleNotice(key: NoticeKey, claim: string, settlement: Settlement): Promise<boolean> {
    const at = whenOf(settlement)
    const after = await this.table.updateIf(
      keys.noticeKey(key),
      at === undefined ? 'SET #s = :s' : 'SET #s = :s, #at = :at',
      '#s = :claimed AND #c = :c',
      { '#s': 'status', '#c': 'claim', ...(at && { '#at': at.name }) },
      {
        ':s': S(settlement.status),
        ':claimed': S('claimed'),
        ':c': S(claim),
        ...(at && { ':at': N(at.value) }),
      },
    )
    return after !== undefined
  }

  async logSince(game: GameId, since: number): Promise<LogRow[]> {
    const rows: LogRow[] = []
    let to = keys.LOG_PREFIX + '9'.repeat(10)
    for (let limit = LOG_PAGE.first; ; limit *= LOG_PAGE.growth) {
      const page = await this.table.query({
        pk: keys.gameKey(game),
        from: keys.logKey(game, 0).sk,
        to,
        backwards: true,
        limit,
      })
      for (const item of page) {
        const row = readBody<LogRow>(item)
        if (row.steps.upTo <= since) return rows.reverse()
        rows.push(row)
        to = keys.logKey(game, row.revision - 1).sk
      }
      if (page.length < limit) return rows.reverse()
    }
  }

  async wholeLog(game: GameId): Promise<LogRow[]> {
    const from = keys.logKey(game, 0).sk
    const items = await this.table.query({ pk: keys.gameKey(game), from, to: keys.LOG_PREFIX + '9'.repeat(10) })
    return items.map((item) => readBody<LogRow>(item))
  }

  async logRows(game: GameId, from: Revision, to: Revision): Promise<LogRow[]> {
    const items = await this.table.query({
      pk: keys.gameKey(game),
      from: keys.logKey(game, from).sk,
      to: keys.logKey(game, to).sk,
    })
    return items.map((item) => readBody<LogRow>(item))
  }

  async snapshotBy(game: GameId, revision: Revision): Promise<SnapshotRow | undefined> {
    const [item] = await this.table.query({
      pk: keys.gameKey(game),
      from: keys.SNAPSHOT_PREFIX,
      to: keys.snapshotKey(game, revision).sk,
      backwards: true,
      limit: 1,
    })
    return item && readSnapshot(item)
  }

  async snapshotAfter(game: GameId, revision: Revision): Promise<SnapshotRow | undefined> {
    const [item] = await this.table.query({
      pk: keys.gameKey(game),
      from: keys.snapshotKey(game, revision + 1).sk,
      to: keys.SNAPSHOT_PREFIX + END,
      limit: 1,
    })
    return item && readSnapshot(item)
  }

  async snapshots(game: GameId): Promise<SnapshotRow[]> {
    const from = keys.snapshotKey(game, 0).sk
    const items = await this.table.query({ pk: keys.gameKey(game), from, to: keys.SNAPSHOT_PREFIX + END })
    return items.map(readSnapshot)
  }

  async waiting(player: PlayerId, limit: number): Promise<WaitHint[]> {
    const items = await this.table.query({
      pk: keys.userKey(player),
      from: keys.WAIT_PREFIX,
      to: keys.WAIT_PREFIX + END,
      limit,
    })
    return items.map((item) => keys.readWaitKey(player, readText(item, 'sk')))
  }

  async listRowsOf(player: PlayerId, games: readonly GameId[]): Promise<ListRow[]> {
    const items = await this.table.getMany([...new Set(games)].map((game) => keys.listKey({ player, game })))
    return readable(items, (item) => asListRow(readBody(item)))
  }

  async listRows(player: PlayerId, limit: number, after?: GameId): Promise<{ rows: ListRow[]; next?: GameId }> {
    const items = await this.table.query({
      pk: keys.userKey(player),
      from: keys.LIST_PREFIX + (after === undefined ? '' : `${after} `),
      to: keys.LIST_PREFIX + END,
      limit,
    })
    const rows = readable(items, (item) => asListRow(readBody(item)))
    const last = items.at(-1)
    return last && items.length === limit ? { rows, next: keys.readListKey(readText(last, 'sk')) } : { rows }
  }

  async invitation(code: string): Promise<InvitationRow | undefined> {
    const item = await this.table.get(keys.invitationKey(code))
    return item && readBody<InvitationRow>(item)
  }

  async due(shard: number, day: Day, until: Millis, limit: number, after?: DueHint): Promise<DueHint[]> {
    const items = await this.table.query({
      pk: keys.dueDayKey(shard, day),
      from: keys.dueAfter(after),
      to: keys.dueUpTo(until),
      limit,
    })
    return items.map((item) => keys.readDueKey(readText(item, 'sk')))
  }

  async cursor(shard: number): Promise<Day | undefined> {
    const item = await this.table.get(keys.cursorKey(shard))
    return item && readText(item, 'day')
  }

  putCursor(shard: number, day: Day): Promise<void> {
    return this.table.put({ ...keyItem(keys.cursorKey(shard)), day: S(day) })
  }

  async heartbeats(): Promise<Heartbeats> {
    const { pk, sk } = keys.HEARTBEAT
    const items = await this.table.query({ pk, from: sk, to: keys.SHARD_BEAT_PREFIX + END })
    return readHeartbeats(items)
  }

  putHeartbeat(of: number | 'all', at: Millis): Promise<void> {
    return this.table.put({ ...keyItem(keys.heartbeatKey(of)), at: N(at) })
  }

  putMailTrouble(trouble: MailTrouble | undefined): Promise<void> {
    if (trouble === undefined) return this.table.delete(keys.MAIL_TROUBLE)
    return this.table.put({ ...keyItem(keys.MAIL_TROUBLE), since: N(trouble.since), last: N(trouble.last) })
  }

  async putOutage(outage: OutageRow): Promise<void> {
    const { from, to, shard } = outage
    await this.table.putIf(
      {
        ...keyItem(keys.outageKey(outage)),
        from: N(from),
        to: N(to),
        ...(shard && { shard: N(shard.number), of: N(shard.of) }),
      },
      'attribute_not_exists(pk) OR #t < :t',
      { '#t': 'to' },
      { ':t': N(to) },
    )
  }

  async outages(): Promise<OutageRow[]> {
    const items = await this.table.query({
      pk: keys.HEARTBEAT.pk,
      from: keys.OUTAGE_PREFIX,
      to: keys.OUTAGE_PREFIX + END,
    })
    return items.map((item) => ({
      from: readNumber(item, 'from'),
      to: readNumber(item, 'to'),
      ...(item.shard && { shard: { number: readNumber(item, 'shard'), of: readNumber(item, 'of') } }),
    }))
  }
}

function readHeartbeats(items: readonly Item[]): Heartbeats {
  const beats: Heartbeats = { shards: {} }
  for (const item of items) {
    const sk = readText(item, 'sk')
    if (sk === keys.HEARTBEAT.sk) beats.all = readNumber(item, 'at')
    else if (sk === keys.MAIL_TROUBLE.sk)
      beats.mail = { since: readNumber(item, 'since'), last: readNumber(item, 'last') }
    else beats.shards[Number(sk.slice(keys.SHARD_BEAT_PREFIX.length))] = readNumber(item, 'at')
  }
  return beats
}

/** The instant that a settlement brings with it, and what it is of the row. */
function whenOf(settlement: Settlement): { name: 'due' | 'handed'; value: Millis } | undefined {
  if (settlement.status === 'waiting') return { name: 'due', value: settlement.due }
  const handed = settlement.status === 'failed' ? undefined : settlement.handed
  return handed === undefined ? undefined : { name: 'handed', value: handed }
}

const readSnapshot = (item: Item): SnapshotRow => presentSnapshot(readBody<StoredSnapshot>(item))

/** Rows exist from before they had `at` or `from`. */
function readNotice(item: Item): NoticeRow {
  const claim = item.claim?.S
  type FixedFields = Omit<NoticeRow, 'status' | 'due' | 'attempts' | 'claim' | 'handed' | 'at' | 'from'>
  const fixed = readBody<FixedFields & Partial<Pick<NoticeRow, 'at' | 'from'>>>(item)
  const at = fixed.at ?? fixed.expiresAt - NOTICE_KEPT_MS
  return {
    ...fixed,
    at,
    from: fixed.from ?? at,
    status: readText(item, 'status') as NoticeRow['status'],
    due: readNumber(item, 'due'),
    attempts: readNumber(item, 'attempts'),
    ...(claim === undefined ? {} : { claim }),
    ...(item.handed && { handed: readNumber(item, 'handed') }),
  }
}
