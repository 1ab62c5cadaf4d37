import type { Effort } from './effort'
import { splitHint } from './hints'
import { AFTER_PRICE, STRONG, WEAK } from './joins'
import { MOST_OF_A_CARD } from './list'
import { cardsNamed, isCardName, KINDS } from './name-search'
import { rowOf } from './row'
import { cardsCalled } from './short'

const MOST_TOGETHER = 3

/** The names of a text, as far as names of cards show where one ends; the whole text, if none does. */
export function cardsIn(text: string, effort: Effort): string[] {
  effort.steps += text.length
  const strong = together(pieces(text), effort)
  const cards = strong.flatMap((piece) => {
    const weak = together(piece.split(WEAK), effort)
    if (isOneCard(piece, weak, effort)) return [piece]
    const every = weak.every((part) => isKnown(part, effort) || isCalled(part, effort) || isPriced(part, effort))
    return weak.length > 1 && (every || weak.some((part) => isKnown(part, effort))) ? weak : [piece]
  })
  const isList = cards.some((card) => isKnown(card, effort) || isCalled(card, effort) || isPriced(card, effort))
  return (isList ? cards : [text]).map((card) => card.trim()).filter((card) => /[\p{L}\d]/u.test(card))
}

/** Names and what stands between them, in turns. */
const pieces = (text: string): string[] => text.replaceAll(AFTER_PRICE, '$1, ').split(STRONG)

/** `All Fighters, Follow Me!` is one name with a comma: the most pieces that make a name. */
function together(split: readonly string[], effort: Effort): string[] {
  const found: string[] = []
  const isOne = (some: readonly string[]) =>
    isOneCard(
      some.join(''),
      some.filter((_, index) => index % 2 === 0),
      effort,
    )
  for (let at = 0; at < split.length; ) {
    const length = LENGTHS.find((some) => at + some <= split.length && isOne(split.slice(at, at + some)))
    const end = at + (length ?? 1)
    found.push(split.slice(at, end).join(''))
    at = end + 1
  }
  return found
}

export const isOneCard = (text: string, names: readonly string[], effort: Effort): boolean =>
  isKnown(text, effort) && !isSeveral(names, text, effort)

/**
 * `YT-2400, Dash Rendar` are two squadrons, though a pilot may stand with his kind of fighter: unless the price is his
 * alone.
 */
function isSeveral(names: readonly string[], text: string, effort: Effort): boolean {
  // `Dodonna, X17` is no count
  if (names.length > 1 && (rowOf({ line: 0, text: text.trim() }, effort).count ?? 1) > MOST_OF_A_CARD) return true
  if (names.length < 2 || !names.every((name) => isCardName(nameIn(name, effort), effort))) return false
  const { text: name, price, count = 1 } = rowOf({ line: 0, text: text.trim() }, effort)
  const cards = cardsNamed('squadron', splitHint(name).name, effort)
  return count > 1 || !cards.some(({ points, listed }) => (points ?? listed) === price?.numbers[0])
}
const LENGTHS = Array.from({ length: MOST_TOGETHER - 1 }, (_, index) => 2 * (MOST_TOGETHER - index) - 1)

export const nameIn = (text: string, effort: Effort): string =>
  splitHint(rowOf({ line: 0, text: text.trim() }, effort).text).name

export const isKnown = (text: string, effort: Effort): boolean => {
  const name = nameIn(text, effort)
  return isCardName(name, effort) || cardsNamed('ship', name, effort).length > 0
}
const isCalled = (text: string, effort: Effort): boolean => {
  const name = nameIn(text, effort)
  return KINDS.some((kind) => cardsCalled(kind, name, effort).length > 0)
}
const isPriced = (text: string, effort: Effort): boolean =>
  rowOf({ line: 0, text: text.trim() }, effort).price !== undefined
