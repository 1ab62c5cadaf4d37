import type { ScriptLine } from '#shared/play/orders/plan'
import { firstStep } from '#shared/play/orders/plan-steps'
import type { GameView } from '#shared/play/view/game-view'
import { type Conditions, type LineClause, saidOf } from './said'

/** The activations of a plan, one after another. */
export interface PlannedStep {
  /** Place of its first line in the plan. */
  from: number
  said: LineClause[]
}

export function stepsOf(view: GameView, lines: readonly ScriptLine[], conditionText: Conditions): PlannedStep[] {
  const said = saidOf(view, lines, conditionText)
  const steps: PlannedStep[] = []
  for (let from = 0; from < lines.length; ) {
    const end = from + firstStep(lines.slice(from)).length
    steps.push({ from, said: said.filter((one) => one.from >= from && one.from < end) })
    from = end
  }
  return steps
}
