import { createHash } from 'node:crypto'
import type { LogRow } from '#functions/ports/game-store'
import type { Revision } from '#functions/ports/head'
import { buildDigest, logRowHash, tells } from './log-row'

/**
 * How rows were hashed by earlier code, newest first: logs that were begun then name their rows so, and rows are never
 * changed.
 */
const EARLIER: readonly ((row: LogRow) => string)[] = [
  ({ game, revision, at, decisions, draws, events, previousHash, ...row }) =>
    hashOf([game, revision, at, buildDigest(row), decisions, draws, events, previousHash]),
  ({ game, revision, at, build, decisions, draws, events, steps, previousHash }) =>
    hashOf([game, revision, at, build, decisions, draws, events, [steps.after, steps.upTo], previousHash]),
]
const hashOf = (fields: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(fields)).digest('hex')

/** Whether a row holds the hash of the one before it; the first of a log holds none. */
const names = (row: LogRow, before: LogRow | undefined): boolean =>
  before === undefined
    ? row.previousHash === ''
    : [logRowHash, ...EARLIER].some((hash) => hash(before) === row.previousHash)

/** What is wrong with a log: a revision that is missing, or one that does not name the row before it. */
export type LogFault = { revision: Revision; what: 'missing' | 'not-chained' }

/** The first fault of a log that should reach from revision 1 to `last`; rows in their order. */
export function logFault(rows: readonly LogRow[], last: Revision): LogFault | undefined {
  for (let revision = 1; revision <= last; revision += 1) {
    const row = rows[revision - 1]
    if (row?.revision !== revision) return { revision, what: 'missing' }
    if (!names(row, rows[revision - 2])) return { revision, what: 'not-chained' }
  }
  return undefined
}

/**
 * The rows that tell something, each with its hash in one chain by the way of today, also where the log was written in older ways.
 * A row that does not name the one before keeps its own word, so that a check of the chain finds it there.
 */
export function chained(rows: readonly LogRow[]): { row: LogRow; hash: string }[] {
  const chain: { row: LogRow; hash: string }[] = []
  let isWhole = true
  for (const [i, row] of rows.entries()) {
    isWhole &&= names(row, rows[i - 1])
    if (!tells(row)) continue
    const previousHash = isWhole ? (chain.at(-1)?.hash ?? '') : row.previousHash
    chain.push({ row, hash: logRowHash({ ...row, previousHash }) })
    isWhole = true
  }
  return chain
}
