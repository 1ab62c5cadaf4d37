import type { Draw } from '#shared/game/engine/chance'
import type { GameEvent } from '#shared/game/engine/event'
import type { ExportedDecision } from './exported-game'
import { textHash } from './fingerprint'

/** One row of the log of a game, as its hash sees it. */
export interface HashedRow {
  game: string
  /** ms since 1970 */
  at: number
  /** Digest of the name of the code that wrote it: the name itself does not go outward (design 7). */
  build: string
  decisions: readonly ExportedDecision[]
  draws: readonly Draw[]
  events: readonly GameEvent[]
  /** The hash of the row before; empty for the first. */
  previousHash: string
}

/** What is hashed: JSON as it was written, for every commit pays for it. */
export const rowText = ({ game, at, build, decisions, draws, events, previousHash }: HashedRow): string =>
  JSON.stringify([game, at, build, decisions, draws, events, previousHash])

/** SHA-256 in hex: the next row holds it, so that none can be changed or taken out unseen. */
export const rowHash = (row: HashedRow): string => textHash(rowText(row))
