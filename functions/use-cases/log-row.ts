import type { LogRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import { fingerprint } from '#shared/replay/fingerprint'
import { rowHash } from '#shared/replay/row-hash'

/** What the newest commit leaves in the log. */
export function logRowOf({ id, revision, out }: Head): LogRow {
  const { at, build, decisions, draws, events, steps, previousHash } = out
  return { game: id, revision, at, build, decisions, draws, events, steps, previousHash }
}

/** The name of the code stays here; what goes outward is its digest (design 7). */
export const buildDigest = ({ build }: Pick<LogRow, 'build'>): string => fingerprint(build)

/** SHA-256 in hex over a log row: the next row names it, so that none can be changed or taken out unseen. */
export const logRowHash = (row: LogRow): string => rowHash({ ...row, build: buildDigest(row) })
