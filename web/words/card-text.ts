import { objectives } from '#messages/cards/objectives'
import { cardWords } from '#messages/cards/words'
import { isObjective } from '#shared/cards/catalog/objectives'

const OBJECTIVES: Readonly<Record<string, { text: string }>> = objectives

/** What an upgrade, an objective or a unique squadron does, in our words; nothing for one without a text. */
export const cardText = (card: string): string | undefined =>
  (isObjective(card) ? OBJECTIVES[card] : cardWords[card])?.text
