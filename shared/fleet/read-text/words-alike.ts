import type { Effort } from './effort'
import { levenshtein } from './levenshtein'

const MOST_WORDS = 6
const LONGEST_WORD = 16
/** A word of fewer letters begins too many others. */
const LEAST_BEGINNING = 3

/**
 * Each word of a text begins a word of the name, in their order, or is one with a slip: `Adv. Proj`, `Dam Con`, `Riekan`,
 * `Vicotry II`.
 */
export function wordsAlike(text: string, name: string, effort: Effort): boolean {
  const words = wordsOf(text)
  const others = wordsOf(name)
  effort.steps += words.length
  if (words.length === 0 || words.length > MOST_WORDS || !words.some((word) => word.length >= LEAST_BEGINNING))
    return false
  let at = 0
  for (const word of words) {
    const found = others.findIndex((other, index) => index >= at && isAlike(word, other, effort))
    if (found < 0) return false
    at = found + 1
  }
  return true
}

const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replaceAll(/[\p{M}'’"]/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).map((word) => word.slice(0, LONGEST_WORD).replace(/(?<=..)s$/, ''))

function isAlike(word: string, other: string, effort: Effort): boolean {
  if (word === other) return true
  if (word.length < 2 || /\d/.test(word)) return false
  if (other.startsWith(word)) return word.length >= LEAST_BEGINNING
  const most = Math.floor((word.length + 1) / 4)
  return (
    most > 0 &&
    word[0] === other[0] &&
    Math.abs(word.length - other.length) <= most &&
    levenshtein(word, other, effort) <= most
  )
}
