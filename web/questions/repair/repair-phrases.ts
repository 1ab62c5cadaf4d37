import { type Grammar, type Phrase, phrase, putAll } from '#web/words-view/phrase'
import type { QuestionContext } from '../draft-answer'
import { openSteps, REPAIR, repairPlanOf, type Step } from './repair'

function stepWords(step: Step): string {
  if ('recover' in step) return `recover ${step.recover}`
  return 'from' in step ? `move ${step.from} ${step.to}` : `discard ${step.slot}`
}

/** `recover front`, `move left rear`, `discard 2`: each is a step more. */
export function repairPhrases(asked: QuestionContext): Phrase[] {
  const plan = repairPlanOf(asked)
  if (plan === undefined || plan.points === 0) return []
  const taken = plan.steps.map(({ id }) => id)
  return [
    ...openSteps(plan).map((step) => phrase(stepWords(step), putAll(REPAIR, [...taken, step.id]))),
    phrase('end', putAll(REPAIR, taken)),
  ]
}

export const repairGrammar: Grammar = { phrases: repairPhrases }
