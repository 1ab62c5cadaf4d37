import type { GameOptions, PresetId } from '#shared/fleet/game-presets'
import type { AskName } from '#shared/game/engine/decision'
import type { Faction, GameState, Result, Seat } from '#shared/game/engine/state'
import type { Outage } from '#shared/play/clock/time-control'
import type { Day, Millis } from './clock'
import type { BotName, CommitOutput, GameId, Head, NoticeKind, PlayerId, Revision } from './head'
import type { WebhookId } from './player-store'

/** `newest`: the revision of the newest log row, if there is one; older than `head.revision` means: not yet written out. */
export interface LoadedGame {
  head: Head
  newest?: Revision
}

/** `too-large`: above `HEAD_LIMIT_BYTES`, nothing was written. */
export type CommitOutcome = 'done' | 'stale' | 'too-large'

export interface HeadStore {
  /** One consistent query backwards, limit 2. */
  load(id: GameId): Promise<LoadedGame | undefined>
  /** Puts `next` on condition that the stored revision is `expected`; 0 means that there is no HEAD yet. */
  commit(next: Head, expected: Revision): Promise<CommitOutcome>
}

// — record: put if absent, never changed —

/** `LOG#rev`. Its presence means that this revision is written out. */
export interface LogRow
  extends Pick<CommitOutput, 'at' | 'build' | 'decisions' | 'draws' | 'events' | 'steps' | 'told'> {
  game: GameId
  revision: Revision
  /** Hash of the log row before (`logRowHash`); empty for the first. */
  previousHash: string
}
/** `SNAP#rev`: the state when the choice of an activation, the dials of a round, or who is first player in a battle became the question. */
export interface SnapshotRow {
  game: GameId
  revision: Revision
  state: GameState
}

// — notice: put if absent, then changed by the sender alone —

/** Each webhook of a player is a channel of its own: one that fails delays no other. */
export type Channel = 'email' | `webhook:${WebhookId}`
/** The webhook that a channel is; undefined for mail. */
export const webhookOf = (channel: Channel): WebhookId | undefined =>
  channel === 'email' ? undefined : channel.slice('webhook:'.length)
export interface NoticeKey {
  game: GameId
  revision: Revision
  person: PlayerId
  channel: Channel
}
/** `NOTICE#rev#person#channel`. Holds no secret and no text: the message is written from HEAD when it is sent. */
export interface NoticeRow extends NoticeKey {
  kind: NoticeKind
  seat: Seat
  /** See `NoticeOrder`. */
  request?: string
  /** Made from what is owed, never from the revision: the same for every attempt and channel. */
  messageId: string
  status: 'waiting' | 'claimed' | 'sent' | 'dropped' | 'failed'
  /** Waiting: not before this. Claimed: the claim lapses then. */
  due: Millis
  /** From when on it could be sent. */
  from: Millis
  /** When the next station took it, or it was found that its receiver had answered unasked; absent: neither. */
  handed?: Millis
  attempts: number
  /** Who claimed it last. */
  claim?: string
  /** When it came about. */
  at: Millis
  /** `NOTICE_KEPT_MS` later. */
  expiresAt: Millis
}
export const NOTICE_KEPT_MS = 30 * 86_400_000
/** What a sender may make of a row it has claimed. */
export type Settlement =
  | { status: 'failed' }
  | { status: 'sent'; handed: Millis }
  /** `handed`: its receiver has answered by then; without it they want none. */
  | { status: 'dropped'; handed?: Millis }
  | { status: 'waiting'; due: Millis }

// — value: put if the revision is newer —

/** `USER#id / GAME#id`. */
export interface ListRow {
  player: PlayerId
  game: GameId
  revision: Revision
  /** `withdrawn`: it never begins, or not for this player; lists leave it out. */
  status: 'open' | 'running' | 'over' | 'withdrawn'
  seat: Seat
  opponent?: string
  /** The opponent is a bot. */
  against?: BotName
  faction?: Faction
  /** Of a game that fleets are brought to. */
  battle?: Pick<GameOptions, 'limit' | 'table'> & { preset?: PresetId }
  round: number
  waits: boolean
  /** What the player is asked, in a game that has begun. */
  asked?: AskName
  /** Of a game that has begun, as everybody sees it. */
  score?: Result['score']
  /** When the player's own time ends, outages apart; absent where there is no hurry. */
  due?: Millis
  /** Of a game that is over, for this player. */
  outcome?: 'won' | 'lost'
  updated: Millis
}
/** `INVITE#code / GAME`. `gone`: seat `b` is taken, or the game withdrawn. */
export interface InvitationRow {
  code: string
  game: GameId
  revision: Revision
  gone: boolean
}

// — hint: plain put; stale, doubled or late; who acts on one reads HEAD first —

/** `DUE#shard#day / time#game#rev`: from `at` on there is something to do for this revision of the game. */
export interface DueHint {
  at: Millis
  game: GameId
  revision: Revision
}
/** `USER#id / WAIT#time#game`: the game waits for the player until `due`. */
export interface WaitHint {
  player: PlayerId
  due: Millis
  game: GameId
}
export interface Hints {
  due?: DueHint[]
  wait?: WaitHint[]
  /** Waiting rows of clocks that no longer run. */
  endWait?: WaitHint[]
}

export interface RowWriter {
  putLog(row: LogRow): Promise<void>
  putSnapshot(row: SnapshotRow): Promise<void>
  putNotice(row: NoticeRow): Promise<void>
  putListRow(row: ListRow): Promise<void>
  putInvitation(row: InvitationRow): Promise<void>
  /** All in one call; at most 25. */
  writeHints(hints: Hints): Promise<void>
  endDue(hint: DueHint): Promise<void>
}

export interface NoticeStore {
  /** The notices of one revision. */
  notices(game: GameId, revision: Revision): Promise<NoticeRow[]>
  /**
   * Claims a row that is waiting and due, or whose claim has lapsed; counts one attempt. False: somebody else has it,
   * or it is settled.
   */
  claimNotice(key: NoticeKey, claim: string, now: Millis, until: Millis): Promise<boolean>
  /** False: the claim is no longer ours. */
  settleNotice(key: NoticeKey, claim: string, settlement: Settlement): Promise<boolean>
}

export interface GameReader {
  /** The rows whose steps end after `since`, oldest first. */
  logSince(game: GameId, since: number): Promise<LogRow[]>
  /** The whole log from the first revision on. */
  wholeLog(game: GameId): Promise<LogRow[]>
  /** The rows of these revisions, both included, oldest first. */
  logRows(game: GameId, from: Revision, to: Revision): Promise<LogRow[]>
  /** The newest snapshot of this revision or an earlier one. */
  snapshotBy(game: GameId, revision: Revision): Promise<SnapshotRow | undefined>
  /** The first snapshot of a later revision. */
  snapshotAfter(game: GameId, revision: Revision): Promise<SnapshotRow | undefined>
  /** Every snapshot of the game, oldest first. */
  snapshots(game: GameId): Promise<SnapshotRow[]>
  /** At most `limit` games of a player that wait for an answer, least time first; may name games that no longer do. */
  waiting(player: PlayerId, limit: number): Promise<WaitHint[]>
  /** List rows of these games that exist, in no order; at most 100 ids. */
  listRowsOf(player: PlayerId, games: readonly GameId[]): Promise<ListRow[]>
  /** A page of a player's list rows in the order of game ids; `next` goes on. */
  listRows(player: PlayerId, limit: number, after?: GameId): Promise<{ rows: ListRow[]; next?: GameId }>
  invitation(code: string): Promise<InvitationRow | undefined>
}

// — the tick —

/** Due rows are spread over this many partitions. */
export const SHARDS = 4
/** Game ids are random hex, so their first byte spreads them evenly. */
export const shardOf = (game: GameId, of = SHARDS): number => Number.parseInt(game.slice(0, 2), 16) % of

export interface TickStore {
  /** Due hints of one shard and UTC day with `at <= until`, earliest first, at most `limit`; those after `after` only. */
  due(shard: number, day: Day, until: Millis, limit: number, after?: DueHint): Promise<DueHint[]>
  /** The earliest UTC day of a shard that may still hold hints. */
  cursor(shard: number): Promise<Day | undefined>
  putCursor(shard: number, day: Day): Promise<void>
  heartbeats(): Promise<Heartbeats>
  /** Of a shard: all that was due until then was looked at; of `all`: of every shard. */
  putHeartbeat(of: number | 'all', at: Millis): Promise<void>
  /** `undefined`: mails go out again. */
  putMailTrouble(trouble: MailTrouble | undefined): Promise<void>
  /** Of two with the same `from`, of the same games, the longer stays: a tick may die after it has put one and before it has put its beat. */
  putOutage(outage: OutageRow): Promise<void>
  /** In the order of `from`. */
  outages(): Promise<OutageRow[]>
}

/** How long the service could do nothing, for all games or for those of one shard. */
export interface OutageRow extends Outage {
  /** As many shards as there were then: the number of a game is another when there are more. */
  shard?: { number: number; of: number }
}

/** Until when each part of the service is known to have worked. */
export interface Heartbeats {
  /** Of shards that are new. */
  all?: Millis
  /** By the number of the shard. */
  shards: Partial<Record<number, Millis>>
  mail?: MailTrouble
}

/** Mails failed from … to …, and none went meanwhile. */
export interface MailTrouble {
  since: Millis
  last: Millis
}

export interface GameStore extends HeadStore, RowWriter, NoticeStore, GameReader, TickStore {}
