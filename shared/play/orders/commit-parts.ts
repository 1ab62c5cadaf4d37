import type { AskName, RequestId } from '#shared/game/engine/decision'
import type { Seat } from '#shared/game/engine/state'
import type { BotPlayer } from '#shared/play/bots/bot'
import type { Plan } from './plan'
import type { GameInPlay } from './script'
import type { Orders } from './standing-order'

/** Answers of one commit that nobody gives by hand (design 10). */
export const MOST_AUTOMATIC = 200

/** What one seat has prepared. */
export interface Preparations {
  orders?: Orders
  plans?: readonly Plan[]
}

/** A game as a commit finds it, and who answers in it by themselves. */
export interface CommitParts<Game extends GameInPlay> {
  /** The game as it was stored; anew with each call. */
  begin(): Game
  prepared: Readonly<Partial<Record<Seat, Preparations>>>
  bots?: Readonly<Partial<Record<Seat, BotPlayer>>>
  /** What was asked before: an edit counts from the next question on, so orders leave these alone (design 10). */
  open?: readonly { seat: Seat; request: RequestId }[]
  /** Whose orders answer now, as if by hand, what they held back. */
  revealing?: Seat
  readonly report: (fault: CommitFault) => void
}

/** What went wrong with what goes on by itself: what was decided until then stands, and a person is asked. */
export type CommitFault =
  | { what: 'stopped'; error: unknown }
  | { what: 'bot-failed'; ask: AskName; error: unknown }
  | { what: 'bot-illegal'; ask: AskName; code: string }

/** What orders and plans did in a commit. */
export interface AutomaticOutcome {
  /** Questions that an order would answer, but in disguise: later, as if by hand. */
  held: Partial<Record<Seat, RequestId>>
  /** What is left of the plans of a seat, where one was played. */
  plans: Partial<Record<Seat, Plan[]>>
  /** How many answers each seat's orders and plans gave. */
  answers: Record<Seat, number>
}
