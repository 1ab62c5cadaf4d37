import { ASKS } from '#shared/game/engine/asks'
import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import type { AnswerContext } from '#shared/play/bots/bot'
import type { ActionOf, OrderKind } from './standing-order'

/**
 * The answer of an order's action to a question, from its owner's view alone; undefined: it cannot be done
 * here, and the next rule follows.
 */
export type Answerer<K extends OrderKind> = (asked: AnswerContext, action: ActionOf[K]) => Choice | undefined

/** The options that mean "nothing (more)". */
const DECLINING: ReadonlySet<string> = new Set(['done', 'none', 'pass'])
export const declines = (option: string): boolean => DECLINING.has(option)

/** How an order declines a question; undefined: it must be answered. A squadron that may move stays. */
export function declined(request: DecisionRequest): Choice | undefined {
  const { declined: how } = ASKS[request.ask]
  switch (request.kind) {
    case 'option': {
      const own = typeof how === 'object' ? how.option : undefined
      const option = request.options.find(({ id }) => id === own || declines(id))
      return option && { option: option.id }
    }
    case 'options':
      return request.min === 0 ? { options: [] } : undefined
    case 'destination':
      return how === 'by-staying' ? { to: request.around } : undefined
    default:
      return undefined
  }
}
