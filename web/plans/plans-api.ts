import type { Plan } from '#shared/play/orders/plan'
import type { AutomaticAnswer } from '#shared/play/protocol/orders'
import type { OrdersPage, SubmissionResult } from '#shared/play/protocol/responses'
import { call } from '#web/api/client'
import { newSubmissionId } from '#web/api/salt'

const game = (id: string) => `/games/${encodeURIComponent(id)}`

/** What a player has prepared in one game, and what they let it do. */
export const prepared = {
  of: (id: string) => call<OrdersPage>('GET', `${game(id)}/orders`),
  savePlans: (id: string, edition: number, plans: readonly Plan[]) =>
    call<OrdersPage>('PUT', `${game(id)}/plans`, { edition, plans }),
  play: (id: string, plan: string, answer: AutomaticAnswer) =>
    call<SubmissionResult>('POST', `${game(id)}/plans/${encodeURIComponent(plan)}/play`, answer),
  answerByOrder: (id: string, answer: AutomaticAnswer) =>
    call<SubmissionResult>('POST', `${game(id)}/answer-by-order`, answer),
  switchCard: (id: string, card: string, on: boolean) =>
    call<unknown>('POST', `${game(id)}/cards/${encodeURIComponent(card)}/switch`, {
      submissionId: newSubmissionId(),
      on,
    }),
}
