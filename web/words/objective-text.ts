import { objectives } from '#messages/cards/objectives'
import type { CardText } from '#shared/messages/card-text'

const texts: Readonly<Record<string, CardText>> = objectives

/** What an objective does, without the texts of all other cards. */
export const objectiveText = (card: string): string | undefined => texts[card]?.text
