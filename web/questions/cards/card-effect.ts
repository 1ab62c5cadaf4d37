import { cardOf } from '#shared/play/view/card-in-view'
import type { GameView } from '#shared/play/view/game-view'
import { cardText } from '#web/words/card-text'

/** The same of a card instance; nothing if nothing is told of it. */
export const effectTold = (view: GameView, source: string): string => cardText(cardOf(view, source) ?? source) ?? ''
