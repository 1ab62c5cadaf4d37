import type { Actor } from '#functions/ports/deps'
import { commandsOf } from '#functions/use-cases/commit/seat-commands'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { hashOf } from '#functions/use-cases/token'
import type { RequestId } from '#shared/game/engine/decision'
import { answerByOrders } from '#shared/play/orders/answer'
import { type Command, type SubmissionOutcome, type SubmissionParts, submit } from './submission'

/** `answers`: the open request that an order or plan is to answer. */
export interface AnswerByOrder extends Command {
  answers: RequestId
}

/**
 * Answers an open question of a member by their own orders, in either turn, because they say so now. To others it is
 * an answer by hand.
 */
export function answerByOrder(
  deps: SubmissionParts,
  actor: Actor,
  command: AnswerByOrder,
): Promise<SubmissionOutcome | ServiceRefusal> {
  const content = hashOf(`order ${command.answers}`)
  return submit(deps, actor, { ...command, content }, (commit, { head, seat }) => {
    const request = commit.pending().find((open) => open.seat === seat && open.id === command.answers)
    if (!request) return new ServiceRefusal('question-gone')
    const asked = { view: commit.view(seat), request, salt: commit.salt(request) }
    const found = answerByOrders(asked, commandsOf(head, seat).orders)
    if (!found) return new ServiceRefusal('no-order-answers', request.subject)
    const { ask, subject, id } = request
    const note = { by: 'order', ask, subject, fired: found.fired } as const
    const refusal = commit.decide({ kind: 'answer', request: id, seat, choice: found.choice }, note)
    return refusal ? new ServiceRefusal(refusal.code, refusal.subject) : { used: 1 }
  })
}
