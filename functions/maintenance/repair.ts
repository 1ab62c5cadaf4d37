import { type Item, keyItem, N, readBody, readNumber, readText } from '#functions/adapters/dynamodb/codec'
import * as keys from '#functions/adapters/dynamodb/keys'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { headBody, readHead } from '#functions/adapters/dynamodb/stored-head'
import { presentHead, presentSnapshot, type StoredSnapshot } from '#functions/migrations/present'
import type { Millis } from '#functions/ports/clock'
import type { LogRow, SnapshotRow } from '#functions/ports/game-store'
import type { GameId, Head } from '#functions/ports/head'
import { type LogFault, logFault } from '#functions/use-cases/commit/log-chain'
import { logRowOf } from '#functions/use-cases/commit/log-row'
import { nextHead } from '#functions/use-cases/commit/next-head'
import { project } from '#functions/use-cases/commit/project'
import { pending } from '#shared/game'
import { type GameState, SEATS, type Seat } from '#shared/game/engine/state'
import { SCHEMA } from '#shared/game/engine/versions'
import { canonicalJson } from '#shared/play/replay/fingerprint'
import { revisionOfRow } from './kinds'
import { type LogReplay, type ReplayBase, type ReplayFault, stateByLongestWay, stateFromLog } from './replay-log'
import type { WholeTable } from './whole-table'

/** What a look at one game found, and what was done about it. */
export type Repair =
  | { found: 'no-such-game' | 'not-begun' | 'head-unreadable' }
  /** `log`: what is wrong with the log; the game itself is as it should be. */
  | { found: 'nothing'; from: ReplayBase; log?: LogFault }
  /** The log does not lead to a state, from no snapshot and not from the start. */
  | { found: 'no-way'; fault: ReplayFault; log?: LogFault }
  /** `where`: fields that differ, without their contents: the person who repairs may be a player. */
  | {
      found: 'state'
      from: ReplayBase
      where: string[]
      log?: LogFault
      done: 'only-looked' | 'written' | 'changed-meanwhile'
    }

/** Named at most. */
const DIFFERENCES = 20

/**
 * Makes the state of a game anew from decisions and draws in its log and compares it with HEAD's. With `write`, HEAD is
 * put with that state as its next revision, on condition that nobody has changed the game meanwhile; the row that tells of
 * it has no events and keeps the log gap-free and chained. HEAD as it was stays beside it, as `BROKEN#revision`.
 */
export async function repair(table: WholeTable, id: GameId, now: Millis, write: boolean): Promise<Repair> {
  const stored = await table.get(keys.headKey(id))
  if (!stored) return { found: 'no-such-game' }
  const head = headOf(stored, id)
  if (!head) return { found: 'head-unreadable' }
  if (!head.state) return { found: 'not-begun' }
  const { rows, fault } = await logOf(table, head)
  const log = fault && { log: fault }
  const snapshots = await readableSnapshots(table, id)
  const replayed = stateFromLog(head, rows, snapshots)
  if ('why' in replayed) return { found: 'no-way', fault: replayed, ...log }
  const { state, from } = surest(head, replayed, () => stateByLongestWay(head, rows, snapshots))
  const where = differences(head.state, state)
  if (where.length === 0) return { found: 'nothing', from, ...log }
  if (!write) return { found: 'state', from, where, ...log, done: 'only-looked' }
  const written = await putRepaired(table, stored, head, state, now)
  return { found: 'state', from, where, ...log, done: written ? 'written' : 'changed-meanwhile' }
}

/** HEAD, however its state is damaged; undefined if more than that is, or if it comes from newer code. */
function headOf(stored: Item, id: GameId): Head | undefined {
  try {
    const head = readHead(stored) as Head
    if (head.id !== id || !head.out || !head.desk || (head.state?.schema ?? 0) > SCHEMA) return undefined
    if (!isHex(head.chance.secret) || !SEATS.every((seat) => isHeld(head, seat))) return undefined
    return presentOr(head)
  } catch {
    return undefined
  }
}
/** Luck comes from it. */
const isHex = (text: unknown): boolean => typeof text === 'string' && /^([0-9a-f]{2})+$/.test(text)
/** The second seat is taken when the game begins. */
function isHeld({ seats, state }: Head, seat: Seat): boolean {
  const holder = seats[seat]
  if (holder === undefined) return seat === 'b' && !state
  return typeof (holder.player ?? holder.bot) === 'string' && isHex(holder.salt)
}
function presentOr(head: Head): Head {
  try {
    return presentHead(head)
  } catch {
    return head
  }
}

/** What says otherwise than HEAD must not be the word of a damaged snapshot. */
function surest(head: Head, quick: SoundReplay, longest: () => SoundReplay | undefined): SoundReplay {
  if (isSame(head.state, quick.state)) return quick
  const way = longest()
  return way === undefined || isSame(way.state, quick.state) ? quick : way
}
type SoundReplay = Exclude<LogReplay, ReplayFault>

/** A snapshot that cannot be read is none; the others are. */
const readableSnapshots = (table: WholeTable, id: GameId): Promise<SnapshotRow[]> =>
  readable(table, [keys.snapshotKey(id, 0), `${keys.SNAPSHOT_PREFIX}~`], (item) =>
    presentSnapshot(readBody<StoredSnapshot>(item)),
  )

/** The part of the log behind its last hole, up to what HEAD itself has to tell; and its first fault. */
async function logOf(table: WholeTable, head: Head): Promise<{ rows: LogRow[]; fault: LogFault | undefined }> {
  const range = [keys.logKey(head.id, 0), keys.logKey(head.id, head.revision - 1).sk] as const
  const all = [...(await readable(table, range, readLogRow)), logRowOf(head)]
  const hole = all.findLastIndex(({ revision }, i) => revision !== (all[i - 1]?.revision ?? 0) + 1)
  return { rows: all.slice(Math.max(hole, 0)), fault: logFault(all, head.revision) }
}

/** What has not the form of a row is none: it is missing like one that is not there. */
function readLogRow(item: Item): LogRow {
  const row = readBody<LogRow>(item)
  const { revision } = revisionOfRow({ pk: readText(item, 'pk'), sk: readText(item, 'sk') }) ?? {}
  const isRow = row.revision === revision && [row.decisions, row.draws, row.events].every(Array.isArray)
  if (!isRow) throw new Error(`row ${revision} is none of the log`)
  return row
}

async function readable<T>(
  table: WholeTable,
  [{ pk, sk: from }, to]: readonly [keys.Key, string],
  read: (item: Item) => T,
): Promise<T[]> {
  const items = await table.query({ pk, from, to })
  return items.flatMap((item) => {
    try {
      return [read(item)]
    } catch {
      return []
    }
  })
}

async function putRepaired(
  table: WholeTable,
  stored: Item,
  head: Head,
  state: GameState,
  now: Millis,
): Promise<boolean> {
  const { games } = storesOn(table)
  const { sk: _, ...broken } = stored
  await table.putIfAbsent({ ...broken, sk: { S: keys.brokenKey(head.id, head.revision).sk } })
  const settings = { build: head.out.build, noticeGraceMs: 0 }
  const happened = { state, decisions: [], draws: [], events: [], open: pending(state) }
  // What HEAD's last commit produced is written out by what HEAD says, even if its state is broken.
  const mended = { ...head, state }
  await project({ head: mended }, games, now)
  const next = nextHead(mended, happened, settings, now)
  const body = headBody(next)
  if (!body) throw new Error('the repaired game would be too large to be stored')
  const item = { ...keyItem(keys.headKey(next.id)), revision: N(next.revision), ...body }
  if (!(await table.putIfRevision(item, readNumber(stored, 'revision')))) return false
  await project({ head: next }, games, now)
  return true
}

/** Paths of fields that are not the same, the outermost ones that say where. */
function differences(stored: unknown, made: unknown, path = ''): string[] {
  if (isSame(stored, made)) return []
  if (!isObject(stored) || !isObject(made) || Array.isArray(stored) !== Array.isArray(made)) return [path]
  const names = [...new Set([...Object.keys(stored), ...Object.keys(made)])]
  return names
    .flatMap((name) => differences(stored[name], made[name], path === '' ? name : `${path}.${name}`))
    .slice(0, DIFFERENCES)
}
const isSame = (x: unknown, y: unknown): boolean => canonicalJson(x) === canonicalJson(y)
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
