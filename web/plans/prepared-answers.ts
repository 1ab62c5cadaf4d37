import type { Snippet } from 'svelte'
import type { AnswerNote } from '#shared/play/orders/answer-note'
import type { Plan } from '#shared/play/orders/plan'
import type { Orders } from '#shared/play/orders/standing-order'
import type { TableContext } from '#web/board/props'

/** What parts of the game's page show of what its reader has prepared. */
export interface PreparedAnswers {
  orders: Orders
  plans: readonly Plan[]
  /** Answers of own orders and plans that made no event, and after which step. */
  silent: readonly (AnswerNote & { step: number })[]
  /** Behind the first sentence, while somebody else is asked. */
  aside: string
  /** Behind the deadline: what was agreed on for then. */
  due: string
  /** Plans, and where what is being prepared ends, drawn over the pieces. */
  over?: Snippet<[TableContext]>
  /** Whether they are drawn; of no meaning without plans. */
  drawn: boolean
  draw: (drawn: boolean) => void
  /** Applies an effect of a card by default, or no longer. */
  switchCard: (card: string, on: boolean) => Promise<void>
}
