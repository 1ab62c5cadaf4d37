import type { Actor } from '#functions/ports/deps'
import type { Stop } from '#functions/ports/head'
import { commandsOf } from '#functions/use-cases/commit/seat-commands'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { hashOf } from '#functions/use-cases/token'
import { holds } from '#shared/play/orders/holds'
import type { Plan } from '#shared/play/orders/plan'
import { staleness } from '#shared/play/orders/planning'
import { REASONS, type ReasonCode } from '#shared/play/protocol/reasons'
import type { AnswerByOrder } from './answer-by-order'
import { type SubmissionOutcome, type SubmissionParts, submit } from './submission'

export interface PlanCommand extends AnswerByOrder {
  plan: string
}

/**
 * Plays the first step of a member's own plan and keeps the rest of it (design 10). One that cannot be played as the table
 * stands is left as it is, and the refusal says why.
 */
export function playPlanNow(
  deps: SubmissionParts,
  actor: Actor,
  command: PlanCommand,
): Promise<SubmissionOutcome | ServiceRefusal> {
  const content = hashOf(`plan ${command.plan} ${command.answers}`)
  return submit(deps, actor, { ...command, content }, async (commit, { head, seat }) => {
    const plan = commandsOf(head, seat).plans.find(({ id }) => id === command.plan)
    if (!plan) return new ServiceRefusal('no-such-plan')
    const isOpen = commit.pending().some((open) => open.seat === seat && open.id === command.answers)
    if (!isOpen) return new ServiceRefusal('question-gone')
    const view = commit.view(seat)
    if (plan.unless.some((condition) => holds(condition, { view }) === true))
      return new ServiceRefusal('plan-stale', 'condition-not-met')
    const stale = staleness(await deps.rules(), view, plan)
    if (stale) return new ServiceRefusal('plan-stale', stale.code)
    const { used, stopped } = commit.playPlan(seat, plan)
    if (used === 0) return new ServiceRefusal('plan-stale', stopped?.code)
    return { used, ...(stopped && { stopped: reasonOf(stopped) }) }
  })
}

const reasonOf = ({ code, subject }: NonNullable<Plan['stopped']>): Stop => ({
  code: isReason(code) ? code : 'plan-stale',
  ...(subject !== undefined && { subject }),
})

const isReason = (code: string): code is ReasonCode => Object.hasOwn(REASONS, code)
