import { DIE_COLORS, DIE_FACES, type DieColor, type RangeBand } from '#shared/game/engine/terms'
import type { AmountFact, Condition, WordFact } from './condition'
import { showsIcon } from './face'

/** What a condition says without any game. */

const RANGES: readonly RangeBand[] = ['close', 'medium', 'long']
/** All values of the words that have but few. */
const VALUES: Partial<Record<WordFact['word'], readonly string[]>> = {
  'attacker-kind': ['ship', 'squadron'],
  range: RANGES,
  'attacking-zone': ['front', 'right', 'rear', 'left'],
  'defending-zone': ['front', 'right', 'rear', 'left'],
  destroys: ['yes', 'no'],
  obstructed: ['yes', 'no'],
  'on-table': ['yes', 'no'],
}

/** Whether it can never hold: an amount between 5 and 3, long range and close range at once. */
export function neverHolds(condition: Condition): boolean {
  if ('not' in condition) return alwaysHolds(condition.not)
  if ('all' in condition) return condition.all.some(neverHolds) || isAtOdds(partsOf(condition))
  if ('any' in condition) return condition.any.every(neverHolds)
  if ('word' in condition) return condition.in.length === 0
  const { min, max } = boundsOf(condition)
  return min > max || (condition.amount === 'dice' && min > 0 && !canShow(condition))
}

/** Whether it holds whenever there are such facts at all. */
function alwaysHolds(condition: Condition): boolean {
  if ('not' in condition) return neverHolds(condition.not)
  if ('all' in condition) return condition.all.every(alwaysHolds)
  if ('any' in condition) return condition.any.some(alwaysHolds)
  if ('word' in condition) {
    const named: readonly string[] = condition.in
    return VALUES[condition.word]?.every((value) => named.includes(value)) ?? false
  }
  return (condition.min ?? leastOf(condition)) <= leastOf(condition) && condition.max === undefined
}

/** Only a lead may be negative. */
const leastOf = ({ amount }: AmountFact): number => (amount === 'lead' ? Number.NEGATIVE_INFINITY : 0)

const boundsOf = (fact: AmountFact) => ({
  min: Math.max(fact.min ?? leastOf(fact), leastOf(fact)),
  max: fact.max ?? Number.POSITIVE_INFINITY,
})

/** Whether there is a die of that color with that icon: black ones have no accuracy, blue ones no blank (R1.21). */
function canShow({ color, icon }: AmountFact): boolean {
  const colors: readonly DieColor[] = color === undefined ? DIE_COLORS : [color]
  return icon === undefined || colors.some((each) => DIE_FACES[each].some((face) => showsIcon(face, icon)))
}

/** All facts that must hold together. */
const partsOf = (condition: Condition): readonly Condition[] =>
  'all' in condition ? condition.all.flatMap(partsOf) : [condition]

/** Two of them contradict each other. */
function isAtOdds(parts: readonly Condition[]): boolean {
  return parts.some((part, i) => parts.slice(i + 1).some((other) => excludes(part, other)))
}

function excludes(p: Condition, q: Condition): boolean {
  if ('not' in p) return isSame(p.not, q)
  if ('not' in q) return isSame(q.not, p)
  if ('amount' in p && 'amount' in q) {
    const [a, b] = [boundsOf(p), boundsOf(q)]
    return aboutOf(p) === aboutOf(q) && Math.max(a.min, b.min) > Math.min(a.max, b.max)
  }
  if (!('word' in p && 'word' in q) || p.word !== q.word || !VALUES[p.word]) return false
  if (p.word === 'on-table' && q.word === 'on-table' && p.unit !== q.unit) return false
  const named: readonly string[] = q.in
  return !p.in.some((value) => named.includes(value))
}

export const isSame = (p: unknown, q: unknown): boolean => JSON.stringify(p) === JSON.stringify(q)

/** What an amount is one of. */
const aboutOf = ({ amount, of, zone, color, icon, token, state }: AmountFact): string =>
  JSON.stringify([amount, of, zone, color, icon, token, state])

/** At which ranges it can hold, as far as it says so outright. */
export function rangesOf(condition: Condition | undefined): readonly RangeBand[] {
  const named = (condition ? partsOf(condition) : []).flatMap((part) =>
    'word' in part && part.word === 'range' ? [part.in] : [],
  )
  return RANGES.filter((range) => named.every((each) => each.includes(range)))
}

/** All facts that a condition looks at, however deep they lie. */
export function factsIn(condition: Condition): readonly (AmountFact | WordFact)[] {
  if ('not' in condition) return factsIn(condition.not)
  if ('all' in condition) return condition.all.flatMap(factsIn)
  return 'any' in condition ? condition.any.flatMap(factsIn) : [condition]
}
