import type { Fleet } from '#shared/fleet/fleet'
import type { Draw } from '#shared/game/engine/chance'
import type { Decision } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import type { GameOptions } from '#shared/game/engine/game-options'
import type { Faction, GameState, Result, Seat } from '#shared/game/engine/state'

export const EXPORT_FORMAT = 'armada-by-post/game'
export const EXPORT_VERSION = 1

/** `by`: who decided; an order, a plan, the clock and a bot decide for a seat, the service for the game. */
export type ExportedDecision = Decision & { by: 'player' | 'order' | 'plan' | 'clock' | 'bot' | 'service' }

/** A finished game as one document: enough to play it again and to check everything that was promised (design 4, R17.16). */
export interface ExportedGame {
  format: typeof EXPORT_FORMAT
  version: typeof EXPORT_VERSION
  rulesVersion: number
  /** 16 bytes in hex. */
  gameId: string
  scenario: GameState['scenario']
  /** Of a battle: what was agreed on, and the fleets as they were brought, with all their objective cards (R17.16). */
  battle?: { options: GameOptions; fleets: Record<Seat, Fleet> }
  hoursPerHandOff: number
  seats: Record<Seat, ExportedSeat>
  /** `commitment` was published before the first draw; hex. */
  chance: { commitment: string; secret: string }
  decisions: ExportedDecision[]
  draws: Draw[]
  events: GameEvent[]
  /** What each commit added to the three lists, in order. */
  rows: ExportedRow[]
  /** What the table was stored as at the first question of each round, and at the end. */
  states: StoredState[]
  result: Result
}

export interface ExportedSeat {
  name: string
  /** The service answered for this seat itself. */
  bot?: 'practice'
  wish: Faction | 'any'
  /** 16 bytes in hex, from the player's client; a bot's from the service. */
  salt: string
}

export interface ExportedRow {
  /** ms since 1970 */
  at: number
  /** Digest of the name of the code that wrote it. */
  build: string
  /** How many of each list. */
  decisions: number
  draws: number
  events: number
  /** See `rowHash`; each row's hash goes into that of the next. */
  hash: string
}

export interface StoredState {
  /** Place of the row after which the table lay like this. */
  row: number
  round: number
  /** `fingerprint` of the state. */
  sha256: string
}
