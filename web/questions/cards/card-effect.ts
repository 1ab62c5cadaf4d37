import { DAMAGE_CARDS } from '#shared/game/cards/catalog/damage-deck'
import type { GameView } from '#shared/play/view/game-view'
import { cardText } from '#web/words/card-text'
import { cardOf } from '../battle'

/** What a card does, in our words. */
export const effectOf = (card: string): string | undefined =>
  Object.entries(DAMAGE_CARDS).find(([id]) => id === card)?.[1].effect ?? cardText(card)

/** The same of a card instance; nothing if nothing is told of it. */
export const effectTold = (view: GameView, source: string): string => effectOf(cardOf(view, source)) ?? ''
