import type { CardMatch } from './card-match'
import type { Effort } from './effort'
import { type Line, LONGEST_ROW, MOST_OF_A_CARD } from './list'
import { cardsNamed, FLEET_KINDS } from './name-search'
import { cardsCalled } from './short'

const MOST_WORDS_IN_FRONT = 4
const COUNT = /^(\d{1,2})[x×*]?$/
/** `TIEx4` */
const GLUED_COUNT = /^(.*[\p{L}\p{N}])[x×*](\d{1,2})$/iu
/** A word, and the number that may be its price. */
const SPLITS = [
  /^(.*[\p{L}\p{N}'’"!.])[-:@=]?(\d)$/u,
  /^(.*[\p{L}\p{N}'’"!.])[-:@=]?(\d\d)$/u,
  /^(.*[\p{L}\p{N}'’"!.])[-:@=]?(\d{3})$/u,
]

/** `ISDII120 Tarkin38`, `Gunnery Team7`, `4 TIE Fighters32`: a price that is glued to its card, in a bracket behind it. */
export function withPricesApart({ line, text }: Line, effort: Effort): Line {
  const isGlued = text.length <= LONGEST_ROW && /[\p{L}\p{N}][-:@=×*]?\d/u.test(text)
  return {
    line,
    text: isGlued ? text.replaceAll(/[^\s,;()[\]|+&/][^,;()[\]|+&/]*/g, (part) => apart(part, effort)) : text,
  }
}

function apart(part: string, effort: Effort): string {
  const words = part.split(' ')
  return words
    .map((word, at) => word.replace(/^.*\d(?=:?$)/u, (glued) => wordApart(words.slice(0, at), glued, effort)))
    .join(' ')
}

function wordApart(before: readonly string[], word: string, effort: Effort): string {
  if (namesEndingWith(before, word, effort).length > 0) return word
  const [, name = '', count] = GLUED_COUNT.exec(word) ?? []
  if (count !== undefined && namesEndingWith(before, name, effort).length > 0) return `${name} x${count}`
  for (const split of SPLITS) {
    const [, stem = '', digits = ''] = split.exec(word) ?? []
    const names = /\p{L}/u.test(stem) && !/^x$/i.test(stem) ? namesEndingWith(before, stem, effort) : []
    if (names.some((name) => isPrice(name, Number(digits), stem))) return `${stem} (${digits})`
  }
  return word
}

interface EndedName {
  readonly cards: readonly CardMatch[]
  readonly count: number
}

/** The cards whose names end with a word, with some words in front of it. */
function namesEndingWith(before: readonly string[], last: string, effort: Effort): EndedName[] {
  const found: EndedName[] = []
  for (let more = 0; more <= Math.min(MOST_WORDS_IN_FRONT, before.length); more++) {
    const from = before.length - more
    const name = [...before.slice(from), last].join(' ')
    const cards = FLEET_KINDS.flatMap((kind) => [...cardsNamed(kind, name, effort), ...cardsCalled(kind, name, effort)])
    if (cards.length > 0) found.push({ cards, count: Number(COUNT.exec(before[from - 1] ?? '')?.[1] ?? 1) })
  }
  return found
}

/** That of the card, or of as many; a large number behind a letter may be a price that is wrong. */
const isPrice = ({ cards, count }: EndedName, number: number, stem: string): boolean =>
  (number > MOST_OF_A_CARD && !/\d$/.test(stem)) ||
  cards.some(({ points = 0 }) => points === number || points * count === number)
