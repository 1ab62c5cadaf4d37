import { cardName as printed } from '#shared/game/cards/catalog/catalog-names'
import type { cardName as english } from '#shared/messages/en/card-names'
import { isCraft } from '../kind-names'
import { TITLES } from './card-titles'
import { withPrinted } from './objective-names'

/** With what stands on an English card behind it, so that it is found by both. */
export const cardName = ((card) => {
  const name = printed(card).replace(/"([^"]*)"/g, '„$1”')
  // „Y-wing”: the English word for a squadron says nothing here
  if (!Object.hasOwn(TITLES, card) && isCraft(card)) return name.replace(/ Squadron$/, '')
  return withPrinted(card, name)
}) satisfies typeof english
