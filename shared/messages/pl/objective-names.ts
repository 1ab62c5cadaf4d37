import type { objectiveName as english } from '#shared/messages/en/objective-names'
import { cardTitle } from '../card-names'
import { TITLES } from './card-titles'

/** The Polish title with what stands on an English card behind it. */
export function withPrinted(card: string, printed: string): string {
  const title = Object.hasOwn(TITLES, card) ? TITLES[card] : undefined
  return title === undefined || title === printed ? printed : `${title} (${printed})`
}

export const objectiveName = ((objective) => withPrinted(objective, cardTitle(objective))) satisfies typeof english
