import type { Actor } from '#functions/ports/deps'
import type { RequestId } from '#shared/engine/decision'
import { answerByOrders } from '#shared/orders/answer'
import { Automatics } from './automatics'
import { type ChangeParts, type Command, changeGame, type SubmissionOutcome } from './change-game'
import { happenedIn } from './hold-back'
import { ServiceRefusal } from './refused'
import { commandsOf } from './seat-commands'
import { hashOf } from './token'

/** `answers`: the open request that an order or plan is to answer. */
export interface AnswerByOrder extends Command {
  answers: RequestId
}

/**
 * Answers an open question of a member by their own orders, whosever turn it is, because they say so now. To others it is
 * an answer by hand.
 */
export const answerByOrder = (
  deps: ChangeParts,
  actor: Actor,
  command: AnswerByOrder,
): Promise<SubmissionOutcome | ServiceRefusal> =>
  changeGame(deps, actor, { ...command, content: hashOf(`order ${command.answers}`) }, async (running) => {
    const { head, state, seat, now } = running
    const hands = await Automatics.of(await deps.rules(), { head, state, sender: seat })
    const { run } = hands
    const request = run.pending().find((open) => open.seat === seat && open.id === command.answers)
    if (!request) return new ServiceRefusal('question-gone')
    const asked = { view: run.view(seat), request, salt: run.salt(request) }
    const found = answerByOrders(asked, commandsOf(head, seat).orders)
    if (!found) return new ServiceRefusal('no-order-answers', request.subject)
    const { ask, subject, id } = request
    const told = { by: 'order', ask, subject, fired: found.fired } as const
    const refusal = hands.take({ kind: 'answer', request: id, seat, choice: found.choice }, told)
    if (refusal) return new ServiceRefusal(refusal.code, refusal.subject)
    hands.goOn()
    const happened = await happenedIn(deps, head, hands, now)
    return { happened, used: 1, ...(hands.decided !== undefined && { decided: hands.decided }) }
  })
