import type { Choice } from '#shared/game/engine/decision'
import type { AnswerContext } from '#shared/play/bots/bot'
import { cardOf } from '#shared/play/view/card-in-view'
import type { GameView } from '#shared/play/view/game-view'
import type { ActionOf } from '../standing-order'
import { pickAnswer } from './pick-answer'

/** Whether a card that is named in an order, by its instance or for all copies, is this one. */
export const isNamed = (view: GameView, source: string, card: string): boolean =>
  source === card || cardOf(view, source) === card

/**
 * An optional effect of the card (instance) `source` is used; what it asks is answered from the list (SO-CARD).
 * Not to use it is no answer: something else may be offered beside it.
 */
export function cardAnswer(asked: AnswerContext, { use, first }: ActionOf['card'], source: string): Choice | undefined {
  const { request } = asked
  if (request.ask === 'effect.choose') return first && pickAnswer(asked, { first })
  if (request.kind !== 'option' || !use) return undefined
  const own = request.options.find((option) => option.source === source)
  return own && { option: own.id }
}
