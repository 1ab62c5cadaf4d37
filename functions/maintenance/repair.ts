import { type Item, N, readBody, readNumber, zippedHead } from '#functions/adapters/dynamodb/codec'
import * as keys from '#functions/adapters/dynamodb/keys'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { presentHead, presentSnapshot, type StoredSnapshot } from '#functions/migrations/present'
import type { Millis } from '#functions/ports/clock'
import type { GameStore, LogRow, SnapshotRow } from '#functions/ports/game-store'
import type { GameId, Head } from '#functions/ports/head'
import { type LogFault, logFault } from '#functions/use-cases/log-chain'
import { logRowOf } from '#functions/use-cases/log-row'
import { nextHead } from '#functions/use-cases/next-head'
import { project } from '#functions/use-cases/project'
import type { GameState } from '#shared/engine/state'
import { SCHEMA } from '#shared/engine/versions'
import { pending } from '#shared/game'
import { canonicalJson } from '#shared/replay/fingerprint'
import { type Base, type Fault, stateFromLog } from './replay-log'
import type { WholeTable } from './whole-table'

/** What a look at one game found, and what was done about it. */
export type Repair =
  | { found: 'no-such-game' | 'not-begun' | 'head-unreadable' }
  /** `log`: what is wrong with the log; the game itself is as it should be. */
  | { found: 'nothing'; from: Base; log?: LogFault }
  /** The log does not lead to a state, from no snapshot and not from the start. */
  | { found: 'no-way'; fault: Fault; log?: LogFault }
  /** `where`: fields that differ, without what is in them: whoever repairs may be a player. */
  | {
      found: 'state'
      from: Base
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
  const { games } = storesOn(table)
  const stored = await table.get(keys.headKey(id))
  if (!stored) return { found: 'no-such-game' }
  const head = headOf(stored, id)
  if (!head) return { found: 'head-unreadable' }
  if (!head.state) return { found: 'not-begun' }
  const { rows, fault } = await logOf(games, head)
  const log = fault && { log: fault }
  const replayed = stateFromLog(head, rows, await readableSnapshots(table, id))
  if ('why' in replayed) return { found: 'no-way', fault: replayed, ...log }
  const { state, from } = replayed
  const where = differences(head.state, state)
  if (where.length === 0) return { found: 'nothing', from, ...log }
  if (!write) return { found: 'state', from, where, ...log, done: 'only-looked' }
  const written = await putRepaired(table, stored, head, state, now)
  return { found: 'state', from, where, ...log, done: written ? 'written' : 'changed-meanwhile' }
}

/** HEAD, however its state is damaged; undefined if more than that is, or if it comes from newer code. */
function headOf(stored: Item, id: GameId): Head | undefined {
  try {
    const head = readBody<Head>(stored)
    if (head.id !== id || !head.out || !head.desk || (head.state?.schema ?? 0) > SCHEMA) return undefined
    return presentOr(head)
  } catch {
    return undefined
  }
}
function presentOr(head: Head): Head {
  try {
    return presentHead(head)
  } catch {
    return head
  }
}

/** A snapshot that cannot be read is none; the others are. */
async function readableSnapshots(table: WholeTable, id: GameId): Promise<SnapshotRow[]> {
  const from = keys.snapshotKey(id, 0).sk
  const items = await table.query({ pk: keys.gameKey(id), from, to: `${keys.SNAPSHOT_PREFIX}~` })
  return items.flatMap((item) => {
    try {
      return [presentSnapshot(readBody<StoredSnapshot>(item))]
    } catch {
      return []
    }
  })
}

/** The part of the log behind its last hole, up to what HEAD itself has to tell; and its first fault. */
async function logOf(games: GameStore, head: Head): Promise<{ rows: LogRow[]; fault: LogFault | undefined }> {
  const written = (await games.wholeLog(head.id)).filter(({ revision }) => revision < head.revision)
  const all = [...written, logRowOf(head)]
  const hole = all.findLastIndex(({ revision }, i) => revision !== (all[i - 1]?.revision ?? 0) + 1)
  return { rows: all.slice(Math.max(hole, 0)), fault: logFault(all, head.revision) }
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
  // What HEAD's last commit produced is written out by what HEAD says, whatever its state is like.
  const newest = logRowOf(head)
  const mended = { ...head, state }
  await project({ head: mended }, games, now)
  const next = nextHead({ head: mended, newest }, happened, settings, now)
  const body = zippedHead(next)
  if (!body) throw new Error('the repaired game would be too large to be stored')
  const item = { ...stored, revision: N(next.revision), body }
  if (!(await table.putIfRevision(item, readNumber(stored, 'revision')))) return false
  await project({ head: next }, games, now)
  return true
}

/** Paths of fields that are not the same, the outermost ones that say where. */
function differences(stored: unknown, made: unknown, path = ''): string[] {
  if (canonicalJson(stored) === canonicalJson(made)) return []
  if (!isObject(stored) || !isObject(made)) return [path]
  const names = [...new Set([...Object.keys(stored), ...Object.keys(made)])]
  return names
    .flatMap((name) => differences(stored[name], made[name], path === '' ? name : `${path}.${name}`))
    .slice(0, DIFFERENCES)
}
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
