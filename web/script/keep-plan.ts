import { script as words } from '#messages/script'
import { MOST_LINES, MOST_PLANS, type Plan, type ScriptLine } from '#shared/play/orders/plan'
import { isOfSetUp, withChoices } from '#shared/play/orders/set-up-plan'
import { canonicalJson } from '#shared/play/replay/fingerprint'
import { newSubmissionId } from '#web/api/salt'
import { prepared } from '#web/plans/api'
import { failureText } from '#web/words/failure'

/** A set-up with more pieces than a plan has lines becomes several, one after the other; two lines are a piece. */
function plansOf(lines: readonly ScriptLine[]): Plan[] {
  const all = withChoices(lines)
  // Nobody would want to press a button for each piece
  const plays = all.every(isOfSetUp) ? 'itself' : 'by-button'
  const starts = plays === 'itself' ? all.flatMap((_, i) => (i % MOST_LINES === 0 ? i : [])) : [0]
  return starts.map((from, i) => ({
    id: newSubmissionId(),
    lines: all.slice(from, starts[i + 1]),
    unless: [],
    plays,
  }))
}

/** Adds a plan to those that lie at the service, once: the answer to it may have been lost. @returns why it could not be kept, in words */
export async function keepPlan(game: string, lines: readonly ScriptLine[]): Promise<string | undefined> {
  const known = await prepared.of(game)
  if (!known.ok) return failureText(known.failure)
  const { edition, plans } = known.body
  const kept = new Set(plans.map((plan) => canonicalJson(plan.lines)))
  const made = plansOf(lines).filter((plan) => !kept.has(canonicalJson(plan.lines)))
  if (made.length === 0) return undefined
  if (plans.length + made.length > MOST_PLANS) return words.plan.full
  const saved = await prepared.savePlans(game, edition, [...plans, ...made])
  return saved.ok ? undefined : failureText(saved.failure)
}
