import { LATER_OBJECTIVES } from '#shared/game/cards/catalog/later-names'
import {
  isObjective,
  OBJECTIVE_CATEGORIES,
  type ObjectiveCategory,
  objectiveCard,
} from '#shared/game/cards/catalog/objectives'
import type { Fleet } from './fleet'
import { type Fault, fault } from './legality-faults'

interface ListEntry {
  readonly card: string
  readonly listed: ObjectiveCategory
}

/** One objective of each category, wherever the list puts it; a card that nobody knows counts as what it is listed as (R2.18). */
export function objectiveFaults({ objectives, spareObjectives = [] }: Fleet): Fault[] {
  const placed = OBJECTIVE_CATEGORIES.flatMap((category): ListEntry[] => {
    const card = objectives[category]
    return card === undefined ? [] : [{ card, listed: category }]
  })
  const listed: readonly ListEntry[] = [...placed, ...spareObjectives]
  return [
    ...listed.flatMap(cardFaults),
    ...OBJECTIVE_CATEGORIES.flatMap((category): Fault[] => {
      const [first, ...more] = listed.filter((each) => categoryOf(each) === category)
      if (first === undefined) return [fault('missing-objective', { category })]
      return more.map(({ card }) => fault('two-objectives', { card, beside: first.card, category }))
    }),
  ]
}

const categoryOf = ({ card, listed }: ListEntry): ObjectiveCategory =>
  isObjective(card) ? objectiveCard(card).category : listed

function cardFaults({ card, listed }: ListEntry): Fault[] {
  if (Object.hasOwn(LATER_OBJECTIVES, card)) return [fault('later-objective', { card })]
  if (!isObjective(card)) return [fault('unknown-card', { card, later: false })]
  const { category } = objectiveCard(card)
  return category === listed ? [] : [fault('objective-category', { card, category, listed })]
}
