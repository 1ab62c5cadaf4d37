import { orders as words } from '#messages/orders'
import { terms } from '#messages/terms'
import type { OrderNames } from '#shared/messages/order-text'
import type { GameView } from '#shared/view/game-view'
import { nameOf } from '#web/words/names'

/** What orders and conditions call things in this game. */
export const orderNames = (view: GameView): OrderNames => ({
  words,
  terms,
  unit: (id) => nameOf(view, id),
  isUnit: (id) =>
    view.ships[id] !== undefined || view.squadrons[id] !== undefined || view.lost.some((lost) => lost.id === id),
  kind: terms.card,
})
