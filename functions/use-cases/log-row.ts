import { createHash } from 'node:crypto'
import type { LogRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'

/** What the newest commit leaves in the log. */
export function logRowOf({ id, revision, out }: Head): LogRow {
  const { at, build, decisions, draws, events, steps, previousHash } = out
  return { game: id, revision, at, build, decisions, draws, events, steps, previousHash }
}

/** SHA-256 in hex over a log row: the next row names it, so that none can be changed or taken out unseen. */
export function logRowHash(row: LogRow): string {
  const { game, revision, at, build, decisions, draws, events, steps, previousHash } = row
  const fields = [game, revision, at, build, decisions, draws, events, [steps.after, steps.upTo], previousHash]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}
