import { script as words } from '#messages/script'
import { MOST_LINES, MOST_PLANS, type Plan, type ScriptLine } from '#shared/play/orders/plan'
import { isOfSetUp, withChoices } from '#shared/play/orders/set-up-plan'
import { canonicalJson } from '#shared/play/replay/fingerprint'
import { newSubmissionId } from '#web/api/salt'
import { prepared } from '#web/plans/plans-api'
import { failureText } from '#web/words/failure'

/** A set-up with more pieces than a plan has lines becomes several, one after the other; two lines are a piece. */
function plansOf(lines: readonly ScriptLine[]): Plan[] {
  const all = withChoices(lines)
  // A button for each piece would be one too many
  const plays = all.every(isOfSetUp) ? 'itself' : 'by-button'
  const starts = plays === 'itself' ? all.flatMap((_, i) => (i % MOST_LINES === 0 ? i : [])) : [0]
  return starts.map((from, i) => ({
    id: newSubmissionId(),
    lines: all.slice(from, starts[i + 1]),
    unless: [],
    plays,
  }))
}

/** Plans whose answer may have been lost. A repeated request sends the same ids. */
const sent = new Map<string, Plan[]>()

/** Adds a plan to those of the service, once. @returns why the service did not keep it, in words */
export async function keepPlan(game: string, lines: readonly ScriptLine[]): Promise<string | undefined> {
  const known = await prepared.of(game)
  if (!known.ok) return failureText(known.failure)
  const { edition, plans } = known.body
  const key = canonicalJson([game, lines])
  const made = sent.get(key) ?? plansOf(lines)
  const added = made.filter(({ id }) => !plans.some((plan) => plan.id === id))
  if (plans.length + added.length > MOST_PLANS) return words.plan.full
  sent.set(key, made)
  const saved = added.length === 0 || (await prepared.savePlans(game, edition, [...plans, ...added]))
  if (saved !== true && !saved.ok) return failureText(saved.failure)
  sent.delete(key)
  return undefined
}
