import { glance } from '#messages/glance'
import { orders as words } from '#messages/orders'
import { terms } from '#messages/terms'
import type { OrderNames } from '#shared/messages/order-text'
import type { GameView } from '#shared/play/view/game-view'
import { nameOf } from '#web/words/names'

export const isKind = (card: string): card is keyof typeof glance.kinds => Object.hasOwn(glance.kinds, card)
export const kindName = (card: string): string => (isKind(card) ? glance.kinds[card].one : terms.card(card))

/** Names for sentences about orders, in the language of the page. */
export function orderNames(view: GameView): OrderNames {
  const isUnit = (id: string): boolean =>
    [view.ships, view.squadrons, view.reserve?.ships, view.reserve?.squadrons].some((units) => units?.[id]) ||
    view.lost.some((each) => each.id === id)
  return { words, terms, unit: (id) => nameOf(view, id), isUnit, kind: kindName }
}
