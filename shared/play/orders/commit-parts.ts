import type { AskName, RequestId } from '#shared/game/engine/decision'
import type { Seat } from '#shared/game/engine/state'
import type { BotPlayer } from '#shared/play/bots/bot'
import type { Plan } from './plan'
import type { GameInPlay } from './script'
import type { Orders } from './standing-order'

/** The automatic answers of one commit (design 10). */
export const MOST_AUTOMATIC = 200

/** What one seat has prepared. */
export interface Preparations {
  orders?: Orders
  plans?: readonly Plan[]
}

/** A game as a commit finds it, and all that answers in it automatically. */
export interface CommitParts<Game extends GameInPlay> {
  /** The stored game; a new copy with each call. */
  begin(): Game
  prepared: Readonly<Partial<Record<Seat, Preparations>>>
  bots?: Readonly<Partial<Record<Seat, BotPlayer>>>
  /** Questions from before an edit, which counts from the next question on: orders leave them alone (design 10). */
  open?: readonly { seat: Seat; request: RequestId }[]
  /** The seat whose orders now answer, as if by hand, what they held back. */
  revealing?: Seat
  readonly report: (fault: CommitFault) => void
}

/** A fault in an automatic answer: all decisions before it stand, and a person is asked. */
export type CommitFault =
  | { what: 'stopped'; error: unknown }
  | { what: 'bot-failed'; ask: AskName; error: unknown }
  | { what: 'bot-illegal'; ask: AskName; code: string }

/** What orders and plans did in a commit. */
export interface AutomaticOutcome {
  /** Questions that an order would answer, but in disguise: later, as if by hand. */
  held: Partial<Record<Seat, RequestId>>
  /** The remaining plans of a seat, if it played one. */
  plans: Partial<Record<Seat, Plan[]>>
  /** How many answers each seat's orders and plans gave. */
  answers: Record<Seat, number>
}
