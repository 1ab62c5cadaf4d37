import { hash } from 'node:crypto'
import type { LogRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import { rowText } from '#shared/play/replay/row-hash'

/** What the newest commit leaves in the log. */
export function logRowOf({ id, revision, out }: Head): LogRow {
  const { at, build, decisions, draws, events, steps, previousHash, told } = out
  return { game: id, revision, at, build, decisions, draws, events, steps, previousHash, ...(told && { told }) }
}

const sha256 = (text: string): string => hash('sha256', text)

/** Nearly all rows come from the code that runs. */
let latest = { build: '', digest: sha256('') }

/** The name of the code stays here; what goes outward is its digest (design 7). */
export function buildDigest({ build }: Pick<LogRow, 'build'>): string {
  if (build !== latest.build) latest = { build, digest: sha256(build) }
  return latest.digest
}

/** Whether something of the game happened in it. What only the desk knows leaves rows, too, and is nobody else's business. */
export const tells = ({ decisions, draws, events }: Pick<LogRow, 'decisions' | 'draws' | 'events'>): boolean =>
  decisions.length + draws.length + events.length > 0

/** As `rowHash`, by the faster hash of the runtime: the next row names it, so that none can be changed or taken out unseen.
 * A row that tells nothing passes on the hash before it: how many there are must not show after the end (design 5, 10). */
export const logRowHash = (row: LogRow): string =>
  tells(row) ? sha256(rowText({ ...row, build: buildDigest(row) })) : row.previousHash
