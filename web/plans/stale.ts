import { begin, viewFor } from '#shared/game'
import type { Plan, Stale } from '#shared/orders/plan'
import { staleness } from '#shared/orders/planning'
import type { GameView } from '#shared/view/game-view'

/** Why each plan, by its id, would not go as planned, by what its owner knows now (design 5). */
export function staleIn(view: GameView, plans: readonly Plan[]): ReadonlyMap<string, Stale> {
  const rules = { begin, viewFor }
  return new Map(
    plans.flatMap((plan) => {
      const stale = staleness(rules, view, plan)
      return stale ? [[plan.id, stale] as const] : []
    }),
  )
}
