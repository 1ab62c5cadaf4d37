import type { Snippet } from 'svelte'
import type { AnswerNote } from '#shared/play/orders/answer-note'
import type { Plan } from '#shared/play/orders/plan'
import type { Orders } from '#shared/play/orders/standing-order'
import type { TableContext } from '#web/board/props'

/** What parts of the game's page show of what its reader has prepared. */
export interface PreparedAnswers {
  orders: Orders
  plans: readonly Plan[]
  /** Answers of own orders and plans without an event, each with the step before it. */
  silent: readonly (AnswerNote & { step: number })[]
  /** Behind the first sentence, while somebody else is asked. */
  aside: string
  /** Behind the deadline: what happens when time is up. */
  due: string
  /** Below the answers of the open question: what can be prepared instead. */
  below?: Snippet
  /** Draws plans and the ends of prepared moves over the pieces. */
  over?: Snippet<[TableContext]>
  /** Whether the table draws them. */
  drawn: boolean
  draw: (drawn: boolean) => void
  /** Lets the effect of a card apply by default, or no longer. */
  switchCard: (card: string, on: boolean) => Promise<void>
}
