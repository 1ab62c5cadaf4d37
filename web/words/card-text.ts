import { cardWords } from '#messages/cards/words'

/** What an upgrade, an objective or a unique squadron does, in our words; nothing for one without a text. */
export const cardText = (card: string): string | undefined => cardWords[card]?.text
