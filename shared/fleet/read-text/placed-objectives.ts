import { isObjective, objectiveCard } from '#shared/game/cards/catalog/objectives'
import { type Fleet, OBJECTIVE_CATEGORIES, type ObjectiveCategory, type SpareObjective } from '../fleet'
import type { Effort } from './effort'
import type { Line, WrittenList } from './list'
import { cardsNamed } from './name-search'
import type { Warning } from './reading'
import type { ResolvedName } from './resolved-name'
import { cardsCalled } from './short'

interface Objectives {
  readonly placed: Pick<Fleet, 'objectives'> & Partial<Pick<Fleet, 'spareObjectives'>>
  readonly cards: readonly ResolvedName[]
  readonly warnings: readonly Warning[]
}

/**
 * Each objective in the place that the list gives it; without one, in that of its category. A second one of a place stays
 * beside it, and the judgement tells that there are two (R2.18); a card of which nobody knows the category takes a place
 * that is left.
 */
export function readObjectives(list: WrittenList, effort: Effort): Objectives {
  const objectives: Partial<Record<ObjectiveCategory, string>> = {}
  const spareObjectives: SpareObjective[] = []
  const warnings: Warning[] = []
  const cards = list.objectives.map((written) => resolved(written, effort))
  const leftOut = ({ line, text }: Line) => warnings.push({ code: 'objective-left-out', line, text })
  const waiting: ResolvedName[] = []
  for (const [index, { as }] of list.objectives.entries()) {
    const each = cards[index]
    if (each === undefined) continue
    const category = as ?? (isObjective(each.card) ? objectiveCard(each.card).category : undefined)
    if (category === undefined) waiting.push(each)
    else if (objectives[category] === undefined) objectives[category] = each.card
    else if (as === undefined && cards.length > OBJECTIVE_CATEGORIES.length) leftOut(each.written)
    else spareObjectives.push({ card: each.card, listed: category })
  }
  for (const { card, written } of waiting) {
    const free = OBJECTIVE_CATEGORIES.find((category) => objectives[category] === undefined)
    if (free) objectives[free] = card
    else leftOut(written)
  }
  return { placed: { objectives, ...(spareObjectives.length > 0 && { spareObjectives }) }, cards, warnings }
}

function resolved(written: Line, effort: Effort): ResolvedName {
  const { text } = written
  const [known] = cardsNamed('objective', text, effort)
  const called = known ? [] : cardsCalled('objective', text, effort)
  const named = known ?? (called.length === 1 ? called[0] : undefined)
  return {
    written,
    as: 'objective',
    card: named?.id ?? text.slice(0, 80),
    named,
    options: called,
    sure: true,
    ...(called.length > 0 && { short: true }),
  }
}
