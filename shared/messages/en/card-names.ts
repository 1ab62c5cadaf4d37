import { cardName as printed } from '#shared/game/cards/catalog/catalog-names'

/** A card of any kind as somebody looks for it among their own. */
export const cardName = (card: string): string => printed(card)
