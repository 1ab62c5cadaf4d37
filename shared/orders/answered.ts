import type { AskName, Choice } from '#shared/engine/decision'
import type { OrderKind, PresetName } from './standing-order'

/** The rule that answers: an own order by its id, the preset's of that kind, or that no answer can matter. */
export interface FiredRule {
  order: string | { preset: PresetName; kind: OrderKind } | { rule: 'cannot-matter' }
  /** Which of its rules, from 0. */
  rule: number | 'otherwise'
  /** What was found: each fact of its condition with its value then, in order. */
  facts: FoundFact[]
}
export interface FoundFact {
  /** As the condition names it. */
  fact: string
  value: number | string
}

/** What an order would answer. */
export interface OrderAnswer {
  choice: Choice
  fired: FiredRule
  disguised: boolean
}

/** An automatic answer, as its owner is told of it (and nobody else). */
export interface AnswerNote {
  by: 'order' | 'plan' | 'clock'
  ask: AskName
  subject: string
  /** Of an order; of a plan its id. */
  fired?: FiredRule
  plan?: string
}
