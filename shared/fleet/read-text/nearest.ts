import type { Effort } from './effort'
import { keyOf } from './keys'
import type { CardKind } from './named'
import { knownCards } from './names'

export interface Offer {
  readonly id: string
  readonly name: string
}

/** Longer names are compared by their beginning. */
const LONGEST = 40
const MOST_OFFERS = 4
const LEAST_IN_COMMON = 4

/** The few cards of a kind whose names are most like a text, the likest first; none that is quite another. */
export function nearestCards(kind: CardKind, text: string, effort: Effort): Offer[] {
  const key = keyOf(text).slice(0, LONGEST)
  const most = Math.max(2, Math.floor(key.length / 4))
  return knownCards(kind)
    .map((known) => ({ card: known.card, apart: apart(key, known.key, most, effort) }))
    .filter(({ apart }) => apart <= most)
    .sort((one, other) => one.apart - other.apart)
    .slice(0, MOST_OFFERS)
    .map(({ card: { id, name } }) => ({ id, name }))
}

/** Letters to change, put in or take out; a name that is a part of the other is as near as can still be offered. */
function apart(key: string, known: string, most: number, effort: Effort): number {
  effort.steps += 1
  const part = key.length >= LEAST_IN_COMMON && known.length >= LEAST_IN_COMMON
  const distance = Math.abs(key.length - known.length) > most ? most + 1 : levenshtein(key, known, effort)
  return distance > most && part && (known.includes(key) || key.includes(known)) ? most : distance
}

function levenshtein(one: string, other: string, effort: Effort): number {
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
