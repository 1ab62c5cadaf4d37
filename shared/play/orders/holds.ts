import type { FoundFact } from './answer-note'
import type { Condition } from './condition'
import { amountOf, type Situation, wordOf } from './facts'

/**
 * Whether a condition holds. A missing fact makes the whole undefined, in every combination with others:
 * neither the condition nor its opposite holds then. `found` receives every fact that was looked at, in the order of the
 * condition, so that its owner can be told why.
 */
export function holds(condition: Condition, situation: Situation, found: FoundFact[] = []): boolean | undefined {
  if ('not' in condition) {
    const opposite = holds(condition.not, situation, found)
    return opposite === undefined ? undefined : !opposite
  }
  if ('all' in condition) return joined(condition.all, situation, found, (parts) => parts.every((part) => part))
  if ('any' in condition) return joined(condition.any, situation, found, (parts) => parts.some((part) => part))
  if ('amount' in condition) {
    const { amount, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, ...which } = condition
    const value = amountOf(condition, situation)
    if (value === undefined) return undefined
    found.push({ fact: amount, ...(Object.keys(which).length > 0 && { which }), value })
    return min <= value && value <= max
  }
  const word = wordOf(condition, situation)
  if (!word) return undefined
  const which = 'unit' in condition && { which: { unit: condition.unit } }
  found.push({ fact: condition.word, ...which, value: word.value })
  return word.names.some((name) => condition.in.some((wanted) => wanted === name))
}

/** Looks at all of them, even if the first decides: the owner is told each. */
function joined(
  conditions: readonly Condition[],
  situation: Situation,
  found: FoundFact[],
  join: (parts: readonly boolean[]) => boolean,
): boolean | undefined {
  const parts = conditions.map((each) => holds(each, situation, found))
  return parts.includes(undefined) ? undefined : join(parts.filter((part) => part !== undefined))
}
