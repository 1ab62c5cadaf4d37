import { effectBehind } from '#shared/game/cards/rules/in-advance'
import type { EffectRule } from '#shared/game/engine/card-rules'
import type { Choice, Option } from '#shared/game/engine/decision'
import type { AnswerContext } from '#shared/play/bots/bot'
import type { GameView } from '#shared/play/view/game-view'
import type { ActionOf } from '../standing-order'
import { pickAnswer } from './pick-answer'

/** The card of an instance: an upgrade, an objective, a squadron with a text, a damage card, an obstacle. */
export function cardOf(view: GameView, source: string): string | undefined {
  const instance = view.cards[source]
  if (instance) return instance.card
  const unit = view.squadrons[source] ?? view.ships[source]
  if (unit) return unit.card
  const under = source.lastIndexOf('#')
  const lying = view.ships[source.slice(0, Math.max(0, under))]?.damage
  const effect = view.now.findLast((frame) => frame.kind === 'effect' && frame.source === source)
  return (
    lying?.find(({ slot }) => String(slot) === source.slice(under + 1))?.card ??
    view.obstacles[source]?.kind ??
    (effect?.kind === 'effect' ? effect.card : undefined)
  )
}

/** The effect of a card that an option uses. */
export const effectIn = (view: GameView, { id, source }: Option): EffectRule | undefined =>
  source === undefined ? undefined : effectBehind(cardOf(view, source) ?? '', id)

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
