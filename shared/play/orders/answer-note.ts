import type { AskName, Choice, Decision } from '#shared/game/engine/decision'
import type { Seat, UnitId } from '#shared/game/engine/state'
import type { AmountFact } from './condition'
import type { OrderKind, PresetName } from './standing-order'

/** The rule that answers: an own order by its id, the preset's of that kind, or that no answer can matter. */
export interface FiredRule {
  order: string | { preset: PresetName; kind: OrderKind } | { rule: 'cannot-matter' }
  /** Which of its rules, from 0. */
  rule: number | 'otherwise'
  /** The facts of its condition with their values at that time, in order. */
  facts: FoundFact[]
}
export interface FoundFact {
  /** As the condition names it. */
  fact: string
  /** Tells it apart from others of that name; absent if nothing does. */
  which?: FactDetails
  value: number | string
}
/** Of an amount all but its bounds, of a word the unit that it is about. */
export type FactDetails = Partial<Omit<AmountFact, 'amount' | 'min' | 'max'>> & { unit?: UnitId }

/** What an order would answer. */
export interface OrderAnswer {
  choice: Choice
  fired: FiredRule
  disguised: boolean
}

/** An automatic answer as the service tells it to its owner alone. */
export interface AnswerNote {
  by: 'order' | 'plan' | 'clock'
  ask: AskName
  subject: string
  /** Of an order; of a plan its id. */
  fired?: FiredRule
  plan?: string
}

/** The public events with `after < step <= upTo`. */
export interface StepRange {
  after: number
  upTo: number
}

/** An answer of orders, plans or the clock, for the owner of the seat only; part of no hash and of no export. */
export type SeatAnswerNote = AnswerNote &
  StepRange & {
    seat: Seat
    /** It looks to others as if by hand: in disguise, or by its owner's button. */
    asByHand?: true
  }

/** `by`: while the game runs for the owner of the seat only; disguised answers are by hand here, too (design 10). */
export type LoggedDecision = Decision & { by: 'player' | 'order' | 'plan' | 'clock' | 'bot' | 'service' }
