import type { GameView } from '#shared/play/view/game-view'
import { cardText } from '#web/words/card-text'
import { cardOf } from '../battle'

/** The same of a card instance; nothing if nothing is told of it. */
export const effectTold = (view: GameView, source: string): string => cardText(cardOf(view, source)) ?? ''
