import { NO_ORDERS } from '#shared/play/orders/standing-order'
import type { OrdersPage } from '#shared/play/protocol/responses'

/** Of a player without orders and plans, as the service says it. */
export const NOTHING_PREPARED: OrdersPage = { edition: 0, orders: NO_ORDERS, plans: [], told: [] }
