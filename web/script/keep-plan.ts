import { script as words } from '#messages/script'
import { MOST_PLANS, type Plan, type ScriptLine } from '#shared/orders/plan'
import { newSubmissionId } from '#web/api/salt'
import { prepared } from '#web/plans/api'
import { failureText } from '#web/words/failure'

/** Adds a plan to those that lie at the service. @returns why it could not be kept, in words */
export async function keepPlan(game: string, lines: readonly ScriptLine[]): Promise<string | undefined> {
  const known = await prepared.of(game)
  if (!known.ok) return failureText(known.failure)
  const { edition, plans } = known.body
  if (plans.length >= MOST_PLANS) return words.plan.full
  const plan: Plan = { id: newSubmissionId(), lines: [...lines], unless: [], plays: 'by-button' }
  const kept = await prepared.savePlans(game, edition, [...plans, plan])
  return kept.ok ? undefined : failureText(kept.failure)
}
