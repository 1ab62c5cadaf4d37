import { begin, viewFor } from '#shared/game'
import { holds } from '#shared/play/orders/holds'
import type { Plan } from '#shared/play/orders/plan'
import { staleness } from '#shared/play/orders/planning'
import type { GameView } from '#shared/play/view/game-view'

/** Why a plan cannot be played: a line does not fit, or one of its conditions holds. */
export interface PlanRefusal {
  line?: number
  code: string
}

/** For each plan that cannot be played now, why, by what its owner knows (design 5). */
export function staleIn(view: GameView, plans: readonly Plan[]): ReadonlyMap<string, PlanRefusal> {
  const found = new Map<string, PlanRefusal>()
  for (const plan of plans) {
    const why = plan.unless.some((condition) => holds(condition, { view }) === true)
      ? { code: 'stopped-by-reason' }
      : staleness({ begin, viewFor }, view, plan)
    if (why) found.set(plan.id, why)
  }
  return found
}
