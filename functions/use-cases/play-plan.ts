import type { Actor } from '#functions/ports/deps'
import type { Stop } from '#functions/ports/head'
import { holds } from '#shared/orders/holds'
import type { Plan } from '#shared/orders/plan'
import { staleness } from '#shared/orders/planning'
import { REASONS, type ReasonCode } from '#shared/protocol/reasons'
import type { AnswerByOrder } from './answer-by-order'
import { Automatics } from './automatics'
import { type ChangeParts, changeGame, type SubmissionOutcome } from './change-game'
import { happenedIn } from './hold-back'
import { ServiceRefusal } from './refused'
import { commandsOf } from './seat-commands'
import { hashOf } from './token'

export interface PlayPlan extends AnswerByOrder {
  plan: string
}

/**
 * Plays the first step of a member's own plan and keeps the rest of it (design 10). One that cannot be played as the table
 * stands is left as it is, and the refusal says why.
 */
export const playPlanNow = (
  deps: ChangeParts,
  actor: Actor,
  command: PlayPlan,
): Promise<SubmissionOutcome | ServiceRefusal> =>
  changeGame(
    deps,
    actor,
    { ...command, content: hashOf(`plan ${command.plan} ${command.answers}`) },
    async (running) => {
      const { head, state, seat, now } = running
      const { plans } = commandsOf(head, seat)
      const plan = plans.find(({ id }) => id === command.plan)
      if (!plan) return new ServiceRefusal('no-such-plan')
      const rules = await deps.rules()
      const hands = await Automatics.of(rules, { head, state, sender: seat, plan })
      const isOpen = hands.run.pending().some((open) => open.seat === seat && open.id === command.answers)
      if (!isOpen) return new ServiceRefusal('question-gone')
      const view = hands.run.view(seat)
      if (plan.unless.some((condition) => holds(condition, { view }) === true))
        return new ServiceRefusal('plan-stale', 'condition-not-met')
      const stale = staleness(rules, view, plan)
      if (stale) return new ServiceRefusal('plan-stale', stale.code)
      const { used, rest, stopped } = hands.playPlan(seat, plan)
      if (used === 0) return new ServiceRefusal('plan-stale', stopped?.code)
      const left = plans.flatMap((each) => (each.id === plan.id ? rest : [each]))
      if (hands.run.view(seat).phase === 'setup') hands.goesOnWith(seat, left)
      hands.goOn()
      const happened = await happenedIn(deps, head, hands, now, { [seat]: hands.settled.plans[seat] ?? left })
      return {
        happened,
        used,
        ...(hands.decided !== undefined && { decided: hands.decided }),
        ...(stopped && { stopped: reasonOf(stopped) }),
      }
    },
  )

const reasonOf = ({ code, subject }: NonNullable<Plan['stopped']>): Stop => ({
  code: isReason(code) ? code : 'plan-stale',
  ...(subject !== undefined && { subject }),
})

const isReason = (code: string): code is ReasonCode => Object.hasOwn(REASONS, code)
