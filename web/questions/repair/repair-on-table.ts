import type { Option } from '#shared/game/engine/decision'
import type { Draft } from '#web/state/draft.svelte'
import type { TableAnswers } from '../answer-form'
import type { QuestionContext } from '../draft-answer'
import { addStep, openSteps, repairPlanOf, type Step } from './repair'

const asOption = ({ id, ...repair }: Step): Option => ({ id, repair })

/** What the points left can buy; each tap is a step more. */
export function repairOnTable(asked: QuestionContext, draft: Draft): TableAnswers {
  const plan = repairPlanOf(asked)
  if (plan === undefined) return {}
  return {
    options: openSteps(plan).map(asOption),
    chosenOptions: plan.steps.map((step) => step.id),
    onOption: (id) => addStep(draft, plan, id),
  }
}
