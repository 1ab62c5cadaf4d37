import type { ActionOf, OrderKind } from '#shared/play/orders/standing-order'

/** What the fields of one kind of action are given. */
export type ActionProps<K extends OrderKind> = {
  action: ActionOf[K]
  onchange: (action: ActionOf[K]) => void
}
