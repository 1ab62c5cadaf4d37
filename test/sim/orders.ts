import type { Decision } from '#shared/engine/decision'
import type { GameState, Seat } from '#shared/engine/state'
import { pending, viewFor } from '#shared/game'
import { answerByOrders } from '#shared/orders/answer'
import type { OrderAnswer } from '#shared/orders/answered'
import type { Prepared } from '#shared/orders/settle'
import { NO_ORDERS, type Orders } from '#shared/orders/standing-order'
import { scramble, withoutAnswers } from '#test/support/scramble'

/** What both seats have ordered: nothing, or what players begin with who do not want to be asked in the other's turn. */
export const SIM_ORDERS = ['none', 'standard'] as const
export type SimOrders = (typeof SIM_ORDERS)[number]

export const ORDERS: Record<SimOrders, Orders> = {
  none: NO_ORDERS,
  standard: { preset: 'cautious', orders: [] },
}

export const preparedBy = (orders: Orders): Record<Seat, Prepared> => ({ a: { orders }, b: { orders } })

/**
 * What an order answered hangs on nothing but what its owner may know (R17.10a): asked again in a game that is another
 * one in all that is hidden from them, it answers the same.
 */
export function ordersInterfere(
  state: GameState,
  decision: Decision,
  orders: Orders,
  below: (k: number) => number,
): string[] {
  if (decision.kind !== 'answer') return [`nobody orders to ${decision.kind}`]
  const hidden = withoutAnswers(scramble(state, decision.seat, below), decision.seat)
  const answers = [state, hidden].map((game) => JSON.stringify(ordered(game, decision, orders)))
  return answers[0] === answers[1] ? [] : ['what an order answers depends on what is hidden from its owner']
}

/** The same salts for everybody: what is compared is not who can guess them. */
const salt = () => '00'.repeat(16)

function ordered(state: GameState, { request: id, seat }: Answer, orders: Orders): OrderAnswer | undefined {
  const open = pending(state)
  const request = open.find((each) => each.id === id)
  return request && answerByOrders({ view: viewFor(state, seat, open), request, salt }, orders)
}
type Answer = Decision & { kind: 'answer' }
