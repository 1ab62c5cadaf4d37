import type { Condition } from '#shared/play/orders/condition'
import { type Fact, withoutAt } from './edit-orders'

/** A condition as it is edited: a fact or a joined group, perhaps turned into its opposite. */
export interface ConditionParts {
  negated: boolean
  core: Condition
  by: 'all' | 'any'
  /** Of a group. */
  parts: readonly Condition[] | undefined
  fact: Fact | undefined
}

/** An opposite of an opposite is what it says: so it is edited. */
export function parted(condition: Condition): ConditionParts {
  let core = condition
  let negated = false
  while ('not' in core) {
    core = core.not
    negated = !negated
  }
  if ('all' in core) return { negated, core, by: 'all', parts: core.all, fact: undefined }
  if ('any' in core) return { negated, core, by: 'any', parts: core.any, fact: undefined }
  return { negated, core, by: 'all', parts: undefined, fact: core }
}

export const joined = (parts: Condition[], by: string): Condition => (by === 'any' ? { any: parts } : { all: parts })

/** The core anew, its opposite as before. */
export const withCore = ({ negated }: ConditionParts, core: Condition): Condition => (negated ? { not: core } : core)

/** Changes one part of a group or takes it out. A group of one becomes that part; an empty one disappears. */
export function withPart(group: ConditionParts, at: number, next: Condition | undefined): Condition | undefined {
  const { parts = [], by } = group
  if (next !== undefined)
    return withCore(
      group,
      joined(
        parts.map((each, i) => (i === at ? next : each)),
        by,
      ),
    )
  const left = withoutAt(parts, at)
  const [only] = left
  if (only === undefined) return undefined
  return withCore(group, left.length === 1 ? only : joined(left, by))
}
