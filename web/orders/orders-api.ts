import type { OrdersChange } from '#shared/play/protocol/orders'
import type { OrdersPage } from '#shared/play/protocol/responses'
import { call } from '#web/api/client'

const ordersOf = (game: string) => `/games/${encodeURIComponent(game)}/orders`

/** One's own orders of a game; apart from the rest of the client, so that the page of a game does not load them. */
export const ordersApi = {
  read: (game: string) => call<OrdersPage>('GET', ordersOf(game)),
  save: (game: string, change: OrdersChange) => call<OrdersPage>('PUT', ordersOf(game), change),
}
