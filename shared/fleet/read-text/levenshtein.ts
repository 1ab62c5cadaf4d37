import type { Effort } from './effort'

/** How many letters to change, put in or take out. Counts one step for each pair of letters. */
export function levenshtein(one: string, other: string, effort: Effort): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to++) {
      const changed = (row[to] ?? 0) + (one[at] === other[to] ? 0 : 1)
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1))
    }
    row = next
  }
  effort.steps += one.length * other.length
  return row.at(-1) ?? one.length
}
