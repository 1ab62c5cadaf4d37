import { LATER_COMMANDERS, LATER_OBJECTIVES, LATER_SHIPS, LATER_SQUADRONS, LATER_UPGRADES } from './later-names'
import { OBJECTIVES } from './objectives'
import { SHIPS } from './ships'
import { SQUADRONS } from './squadrons'
import { UPGRADES } from './upgrades'

const CARDS: Readonly<Record<string, { readonly name: string }>> = {
  ...SHIPS,
  ...SQUADRONS,
  ...UPGRADES,
  ...OBJECTIVES,
}
const LATER: Readonly<Record<string, string>> = {
  ...LATER_SHIPS,
  ...LATER_SQUADRONS,
  ...LATER_COMMANDERS,
  ...LATER_UPGRADES,
  ...LATER_OBJECTIVES,
}

/** Published after the cards that are played here. */
export const isLater = (id: string): boolean => Object.hasOwn(LATER, id)

/** What is printed at the head of a card of any kind; an id that nobody knows is its own name. */
export function cardName(id: string): string {
  if (Object.hasOwn(CARDS, id)) return CARDS[id]?.name ?? id
  return isLater(id) ? (LATER[id] ?? id) : id
}
