import type { RequestId } from '#shared/game/engine/decision'
import type { AutomaticAnswer } from '#shared/play/protocol/orders'
import type { SubmissionResult } from '#shared/play/protocol/responses'
import type { CallResult } from '#web/api/client'
import { newSubmissionId } from '#web/api/salt'
import type { GameSession } from '#web/state/game-session.svelte'

/** Answers the open question by a plan or an order. */
export async function sendBy(
  session: GameSession,
  answers: RequestId,
  post: (answer: AutomaticAnswer) => Promise<CallResult<SubmissionResult>>,
): Promise<void> {
  if (session.sending) return
  session.notice = undefined
  session.sending = true
  const answer = await post({ submissionId: newSubmissionId(), answers })
  session.sending = false
  if (answer.ok) {
    session.accept(answer.body)
    return
  }
  const { failure } = answer
  await session.refresh()
  if ('message' in failure) session.notice = { kind: 'refused', code: failure.code, message: failure.message }
  session.failure ??= 'message' in failure ? undefined : failure
}
