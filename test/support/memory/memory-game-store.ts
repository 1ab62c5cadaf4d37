import { gzipSync } from 'node:zlib'
import * as keys from '#functions/adapters/dynamodb/keys'
import { presentHead, presentSnapshot, type StoredHead, type StoredSnapshot } from '#functions/migrations/present'
import type { Day, Millis } from '#functions/ports/clock'
import type {
  CommitOutcome,
  DueHint,
  GameStore,
  Heartbeats,
  Hints,
  InvitationRow,
  ListRow,
  LoadedGame,
  LogRow,
  MailTrouble,
  NoticeKey,
  NoticeRow,
  OutageRow,
  Settlement,
  SnapshotRow,
  WaitHint,
} from '#functions/ports/game-store'
import { type GameId, HEAD_LIMIT_BYTES, type Head, type PlayerId, type Revision } from '#functions/ports/head'
import { asListRow, readable } from '#functions/ports/readable'
import { MemoryRows } from './rows'

const END = '~'

/** The game store in memory, for rule, simulation and throughput tests; the same rows under the same keys. */
export class MemoryGameStore implements GameStore {
  readonly rows: MemoryRows

  constructor(rows = new MemoryRows()) {
    this.rows = rows
  }

  async load(id: GameId): Promise<LoadedGame | undefined> {
    const pk = keys.gameKey(id)
    const [first, second] = this.rows.lastOf(pk, keys.LOG_PREFIX, keys.HEAD, 2)
    const head = first === keys.HEAD ? readHead(this.rows.text({ pk, sk: first })) : undefined
    if (!head) return undefined
    return second === undefined ? { head } : { head, newest: keys.readLogKey(second) }
  }

  async commit(next: Head, expected: Revision): Promise<CommitOutcome> {
    const text = JSON.stringify(next)
    if (text.length > HEAD_LIMIT_BYTES && gzipSync(text).byteLength > HEAD_LIMIT_BYTES) return 'too-large'
    const key = keys.headKey(next.id)
    if (revisionOf(this.rows.text(key)) !== expected) return 'stale'
    this.rows.putText(key, `${next.revision} ${text}`)
    return 'done'
  }

  async putLog(row: LogRow): Promise<void> {
    this.rows.putIfAbsent(keys.logKey(row.game, row.revision), row)
  }

  async putSnapshot(row: SnapshotRow): Promise<void> {
    this.rows.putIfAbsent(keys.snapshotKey(row.game, row.revision), row)
  }

  async putNotice(row: NoticeRow): Promise<void> {
    this.rows.putIfAbsent(keys.noticeKey(row), row)
  }

  async putListRow(row: ListRow): Promise<void> {
    this.putIfNewer(keys.listKey(row), row)
  }

  async putInvitation(row: InvitationRow): Promise<void> {
    this.putIfNewer(keys.invitationKey(row.code), row)
  }

  async writeHints(hints: Hints): Promise<void> {
    for (const hint of hints.endWait ?? []) this.rows.delete(keys.waitKey(hint))
    for (const hint of hints.wait ?? []) this.rows.put(keys.waitKey(hint), {})
    for (const hint of hints.due ?? []) this.rows.put(keys.dueKey(hint), {})
  }

  async endDue(hint: DueHint): Promise<void> {
    this.rows.delete(keys.dueKey(hint))
  }

  async notices(game: GameId, revision: Revision): Promise<NoticeRow[]> {
    const prefix = keys.noticePrefix(revision)
    return this.read<NoticeRow>(keys.gameKey(game), this.rows.range(keys.gameKey(game), prefix, prefix + END))
  }

  async claimNotice(key: NoticeKey, claim: string, now: Millis, until: Millis): Promise<boolean> {
    const row = this.rows.get<NoticeRow>(keys.noticeKey(key))
    if (!row || (row.status !== 'waiting' && row.status !== 'claimed') || row.due > now) return false
    this.rows.put(keys.noticeKey(key), {
      ...row,
      status: 'claimed',
      claim,
      due: until,
      attempts: row.attempts + 1,
    } satisfies NoticeRow)
    return true
  }

  async settleNotice(key: NoticeKey, claim: string, settlement: Settlement): Promise<boolean> {
    const row = this.rows.get<NoticeRow>(keys.noticeKey(key))
    if (row?.status !== 'claimed' || row.claim !== claim) return false
    this.rows.put(keys.noticeKey(key), { ...row, ...settlement } satisfies NoticeRow)
    return true
  }

  async logSince(game: GameId, since: number): Promise<LogRow[]> {
    const pk = keys.gameKey(game)
    const found: LogRow[] = []
    const sks = this.rows.lastOf(pk, keys.LOG_PREFIX, keys.HEAD, Number.POSITIVE_INFINITY)
    for (const sk of sks.filter((candidate) => candidate !== keys.HEAD)) {
      const row = this.rows.get<LogRow>({ pk, sk })
      if (!row || row.steps.upTo <= since) break
      found.push(row)
    }
    return found.reverse()
  }

  async wholeLog(game: GameId): Promise<LogRow[]> {
    const pk = keys.gameKey(game)
    const sks = this.rows.range(pk, keys.LOG_PREFIX, keys.HEAD).filter((sk) => sk !== keys.HEAD)
    return this.read<LogRow>(pk, sks)
  }

  async logRows(game: GameId, from: Revision, to: Revision): Promise<LogRow[]> {
    const pk = keys.gameKey(game)
    return this.read<LogRow>(pk, this.rows.range(pk, keys.logKey(game, from).sk, keys.logKey(game, to).sk))
  }

  async snapshotBy(game: GameId, revision: Revision): Promise<SnapshotRow | undefined> {
    const pk = keys.gameKey(game)
    const to = keys.snapshotKey(game, revision).sk
    return this.readSnapshots(pk, this.rows.lastOf(pk, keys.SNAPSHOT_PREFIX, to, 1))[0]
  }

  async snapshotAfter(game: GameId, revision: Revision): Promise<SnapshotRow | undefined> {
    const pk = keys.gameKey(game)
    const from = keys.snapshotKey(game, revision + 1).sk
    return this.readSnapshots(pk, this.rows.range(pk, from, keys.SNAPSHOT_PREFIX + END, 1))[0]
  }

  async snapshots(game: GameId): Promise<SnapshotRow[]> {
    const pk = keys.gameKey(game)
    return this.readSnapshots(pk, this.rows.range(pk, keys.SNAPSHOT_PREFIX, keys.SNAPSHOT_PREFIX + END))
  }

  async waiting(player: PlayerId, limit: number): Promise<WaitHint[]> {
    return this.rows
      .range(keys.userKey(player), keys.WAIT_PREFIX, keys.WAIT_PREFIX + END, limit)
      .map((sk) => keys.readWaitKey(player, sk))
  }

  async listRowsOf(player: PlayerId, games: readonly GameId[]): Promise<ListRow[]> {
    const all = [...new Set(games)].map((game) => keys.listKey({ player, game }))
    const there = all.filter((key) => this.rows.text(key) !== undefined)
    return readable(there, (key) => asListRow(this.rows.get(key)))
  }

  async listRows(player: PlayerId, limit: number, after?: GameId): Promise<{ rows: ListRow[]; next?: GameId }> {
    const pk = keys.userKey(player)
    const from = keys.LIST_PREFIX + (after === undefined ? '' : `${after} `)
    const sks = this.rows.range(pk, from, keys.LIST_PREFIX + END, limit)
    const rows = readable(sks, (sk) => asListRow(this.rows.get({ pk, sk })))
    const last = sks.at(-1)
    return last !== undefined && sks.length === limit ? { rows, next: keys.readListKey(last) } : { rows }
  }

  async invitation(code: string): Promise<InvitationRow | undefined> {
    return this.rows.get<InvitationRow>(keys.invitationKey(code))
  }

  async due(shard: number, day: Day, until: Millis, limit: number, after?: DueHint): Promise<DueHint[]> {
    return this.rows
      .range(keys.dueDayKey(shard, day), keys.dueAfter(after), keys.dueUpTo(until), limit)
      .map(keys.readDueKey)
  }

  async cursor(shard: number): Promise<Day | undefined> {
    return this.rows.get<{ day: string }>(keys.cursorKey(shard))?.day
  }

  async putCursor(shard: number, day: Day): Promise<void> {
    this.rows.put(keys.cursorKey(shard), { day })
  }

  async heartbeats(): Promise<Heartbeats> {
    const { pk, sk: all } = keys.HEARTBEAT
    const shards: Heartbeats['shards'] = {}
    for (const sk of this.rows.range(pk, keys.SHARD_BEAT_PREFIX, keys.SHARD_BEAT_PREFIX + END)) {
      const at = this.rows.get<{ at?: Millis }>({ pk, sk })?.at
      if (at !== undefined) shards[Number(sk.slice(keys.SHARD_BEAT_PREFIX.length))] = at
    }
    const beat = this.rows.get<{ at: Millis }>({ pk, sk: all })
    const mail = this.rows.get<MailTrouble>(keys.MAIL_TROUBLE)
    return { ...(beat && { all: beat.at }), shards, ...(mail && { mail }) }
  }

  async putHeartbeat(of: number | 'all', at: Millis): Promise<void> {
    this.rows.put(keys.heartbeatKey(of), { at })
  }

  async putMailTrouble(trouble: MailTrouble | undefined): Promise<void> {
    if (trouble === undefined) this.rows.delete(keys.MAIL_TROUBLE)
    else this.rows.put(keys.MAIL_TROUBLE, trouble)
  }

  async putOutage(outage: OutageRow): Promise<void> {
    this.rows.putUnless<OutageRow>(keys.outageKey(outage), outage, (there) => there.to >= outage.to)
  }

  async outages(): Promise<OutageRow[]> {
    const { pk } = keys.HEARTBEAT
    return this.read<OutageRow>(pk, this.rows.range(pk, keys.OUTAGE_PREFIX, keys.OUTAGE_PREFIX + END))
  }

  private readSnapshots(pk: string, sks: readonly string[]): SnapshotRow[] {
    return this.read<StoredSnapshot>(pk, sks).map(presentSnapshot)
  }

  private putIfNewer(key: keys.Key, row: ListRow | InvitationRow): void {
    if (revisionIn(this.rows.text(key)) < row.revision) this.rows.put(key, row)
  }

  private read<T>(pk: string, sks: readonly string[]): T[] {
    return sks.flatMap((sk) => this.rows.get<T>({ pk, sk }) ?? [])
  }
}

/** Of a row that is not read otherwise: a quote within a text is written as two signs, so no text looks like it. */
const revisionIn = (row = ''): Revision => Number(/"revision":(\d+)/.exec(row)?.[1] ?? 0)
/** HEAD is kept as its revision and then its JSON, so that a commit need not read the whole of the one before. */
const revisionOf = (text: string | undefined): Revision => (text === undefined ? 0 : Number.parseInt(text, 10))
const readHead = (text: string | undefined): Head | undefined =>
  text === undefined ? undefined : presentHead(JSON.parse(text.slice(text.indexOf(' ') + 1)) as StoredHead)
