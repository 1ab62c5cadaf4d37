import type { CardKind } from './card-match'
import type { Effort } from './effort'
import { cardsHeldBy } from './loose-row'
import { FLEET_KINDS } from './name-search'
import { nearestCards, type Offer } from './nearest'

/** Cards of a kind that a name with slips may mean; else the ships that it names among other words: `ISD1 Devestator`. */
export function offersFor(kind: CardKind, text: string, effort: Effort): readonly Offer[] {
  const near = nearestCards(kind, text, effort)
  if (near.length > 0 || kind !== 'ship') return near
  const held = cardsHeldBy(text, effort).flatMap((cards) => cards.find((card) => card.kind === kind) ?? [])
  return [...new Map(held.map(({ id, name }) => [id, { id, name }])).values()]
}

/** What a row that names no card is likest to be: a ship, unless only another kind has cards like it. */
export const likeliestKind = (text: string, effort: Effort): CardKind =>
  FLEET_KINDS.find((kind) => offersFor(kind, text, effort).length > 0) ?? 'ship'
