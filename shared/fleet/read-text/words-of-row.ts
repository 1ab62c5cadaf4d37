import type { CardKind, CardMatch } from './card-match'
import { numberInWords } from './count'
import type { Effort } from './effort'
import { LONGEST_ROW, MOST_OF_A_CARD } from './list'
import { cardsNamed, FLEET_KINDS } from './name-search'
import { cardsCalled } from './short'

/** Words of a row that are the name of a card together. */
export interface NameInRow {
  readonly text: string
  /** By the kinds of card that it may be. */
  readonly cards: Readonly<Partial<Record<Kind, readonly CardMatch[]>>>
  /** How many words. */
  readonly words: number
  readonly count?: number
  readonly price?: number
}
type Kind = Exclude<CardKind, 'objective'>

export interface NamesInRow {
  readonly names: readonly NameInRow[]
  /** Words that are of no name and join none. */
  readonly others: number
}

const MOST_WORDS = 5
const WORD = /[^\s,;:.()[\]"/|+&=]+/g
const JOINS = new Set('and with w plus oraz und et y i z ze of the a an on in - x'.split(' '))
/** Said of a side or a fleet more often than of a card. */
const NO_NAMES = new Set(
  (
    'imperial imperials imp empire rebel rebels victory transport transports fleet tie wing wings fighters bombers squad ' +
    'squads squadrons command support fire'
  ).split(' '),
)
/** They stand between a count and its name. */
const OF_COUNT = new Set(['x', '×', 'of', 'the', '-'])
/** Words of every sentence, which are the first letters of cards as well: capitals are the card. */
const SMALL_WORDS = new Set(
  'no so to me at is we he go be do us am if by up my as his her had has can not but you are was all any out first'.split(
    ' ',
  ),
)
/** One letter is a kind of fighter behind a number alone. */
const LETTERS = new Set('a b e x y z as bs ys zs'.split(' '))
const COUNT = /^[x×*]?(\d{1,2})[x×*]?$/i
const NUMBER = /^\d{1,3}$/

/** The objectives that a row names, and what stands around them. */
export function objectivesInRow(
  row: string,
  effort: Effort,
): { readonly cards: readonly (readonly CardMatch[])[]; readonly names: readonly string[]; readonly rest: string } {
  const words = wordsOf(row.slice(0, LONGEST_ROW))
  const cards: (readonly CardMatch[])[] = []
  const names: string[] = []
  let rest = row
  for (let at = 0; at < words.length; at++) {
    for (let length = MOST_WORDS; length > 0; length--) {
      const [first, last] = [words[at], words[at + length - 1]]
      const text = first && last ? row.slice(first.from, last.to) : ''
      const found = /[,;:/|]/.test(text) ? [] : cardsNamed('objective', text, effort)
      if (found.length === 0) continue
      cards.push(found)
      names.push(text)
      rest = rest.replace(text, ',')
      at += length - 1
      break
    }
  }
  return { cards, names, rest }
}

const wordsOf = (row: string): readonly Word[] =>
  [...row.matchAll(WORD)].map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }))

interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Cards that stand one behind the other, with anything between them: each name as long as can be. */
export function namesInRow(row: string, effort: Effort): NamesInRow {
  if (row.length > LONGEST_ROW) return { names: [], others: 0 }
  const words = wordsOf(row)
  const names: NameInRow[] = []
  let others = 0
  let count: number | undefined
  for (let at = 0; at < words.length; ) {
    const text = words[at]?.text ?? ''
    // `2 x CR90A` is no X-wing
    const isTimes = count !== undefined && /^[x×]$/.test(text) && nameAt(words, at + 1, row, true, effort) !== undefined
    const isCounted = count !== undefined && (text !== 'a' || /\d/.test(words[at - 1]?.text ?? ''))
    const found = isTimes ? undefined : nameAt(words, at, row, isCounted, effort)
    const last = names.at(-1)
    const behind =
      last && count === undefined && last.count === undefined
        ? (countBehind(text, row, words[at]) ?? countOfShip(last, text, nameAt(words, at + 1, row, false, effort)))
        : undefined
    if (found && last && count === undefined && isSameCard(last, found, row)) {
      names[names.length - 1] = { ...last, words: last.words + found.words }
    } else if (found) {
      names.push({ ...found, ...(count !== undefined && { count }) })
      count = undefined
    } else if (last && behind !== undefined) {
      names[names.length - 1] = { ...last, count: behind }
    } else if (last && count === undefined && isPriceOf(last, text, row[(words[at]?.from ?? 0) - 1])) {
      names[names.length - 1] = { ...last, price: Number(text) }
    } else if (countOf(text) !== undefined) {
      count = endsBracket(words[at], row) ? undefined : countOf(text)
    } else if (isJoin(text)) {
      if (!OF_COUNT.has(text.toLowerCase())) count = undefined
    } else {
      others++
      count = undefined
    }
    at += found?.words ?? 1
  }
  return { names, others }
}

/** `(wave 5)`: unlike `(4) X-wing` no count. */
const endsBracket = (word: Word | undefined, row: string): boolean =>
  word !== undefined && /[)\]]/.test(row[word.to] ?? '') && !/[([]/.test(row[word.from - 1] ?? '')

/** `Phylon Q7`, `assault proton torps`: two names of one upgrade that stand together are that card once. */
function isSameCard(last: NameInRow, found: NameInRow, row: string): boolean {
  const [one, ...more] = last.cards.upgrade ?? []
  const [other, ...others] = found.cards.upgrade ?? []
  const isOne = one !== undefined && one.id === other?.id && more.length + others.length === 0
  return isOne && row.includes(`${last.text} ${found.text}`)
}

/** `Raider I x2 Ordnance Experts`: nobody has two of that upgrade on a ship. */
function countOfShip({ cards: last }: NameInRow, text: string, next: NameInRow | undefined): number | undefined {
  const { upgrade, squadron, ship } = next?.cards ?? {}
  const isOfShip = last.ship && !last.squadron && upgrade && !squadron && !ship
  return isOfShip && /^[x×]?\d{1,2}[x×]?$/.test(text) && /[x×]/.test(text) ? countOf(text) : undefined
}

/** `Raider I x2: OE`: nothing follows the count that it could be of. */
function countBehind(text: string, row: string, word: Word | undefined): number | undefined {
  const [, front, behind] = /^(?:[x×](\d{1,2})|(\d{1,2})[x×])$/i.exec(text) ?? []
  const isLast = word !== undefined && /^ ?(?:[:;,(]|- |$)/.test(row.slice(word.to))
  return isLast && (front ?? behind) !== undefined ? Number(front ?? behind) : undefined
}

function isPriceOf({ cards }: NameInRow, text: string, before: string | undefined): boolean {
  if (!NUMBER.test(text)) return false
  if (before === '(' || Number(text) > MOST_OF_A_CARD) return true
  return Object.values(cards).some((some) => some.some(({ points }) => points === Number(text)))
}

/** The longest name that begins at a word. */
function nameAt(
  words: readonly Word[],
  at: number,
  row: string,
  isCounted: boolean,
  effort: Effort,
): NameInRow | undefined {
  const first = words[at]
  if (first === undefined || COUNT.test(first.text) || !/[\p{L}\d]/u.test(first.text)) return undefined
  for (let length = MOST_WORDS; length > 0; length--) {
    const last = words[at + length - 1]
    if (last === undefined) continue
    const text = row.slice(first.from, last.to)
    if (length > 1 && SMALL_WORDS.has(last.text)) continue
    if (/[^\s\p{L}\p{N}'’.!-]| -|- /u.test(text) || isOverEnd(text, effort)) continue
    const cards = length === 1 ? cardsOfWord(text, isCounted, effort) : cardsOf(text, effort)
    if (Object.keys(cards).length > 0) return { text, cards, words: length }
  }
  return undefined
}

/** `an ISD. I had`: a sentence ends behind a name. */
function isOverEnd(text: string, effort: Effort): boolean {
  const end = text.search(/[.!] /)
  return end > 0 && Object.keys(cardsOf(text.slice(0, end), effort)).length > 0
}

const countOf = (text: string): number | undefined =>
  COUNT.test(text) ? Number(COUNT.exec(text)?.[1]) : numberInWords(text)

/** `et` joins names, `ET` is one. */
const isJoin = (text: string): boolean => JOINS.has(text.toLowerCase()) && !/^(?:ET|[YZ])$/.test(text)

/** `Sloane's Wing` is no Sloane; a number alone is no card. */
function cardsOfWord(text: string, isCounted: boolean, effort: Effort): NameInRow['cards'] {
  const key = text.toLowerCase()
  const isNone =
    isJoin(text) ||
    NO_NAMES.has(key) ||
    (SMALL_WORDS.has(key) && text !== text.toUpperCase()) ||
    /['’]s?$/.test(text) ||
    countOf(text) !== undefined ||
    NUMBER.test(text)
  return (isNone && !(isCounted && (LETTERS.has(key) || key === 'tie'))) || (LETTERS.has(key) && !isCounted)
    ? {}
    : cardsOf(text, effort)
}

function cardsOf(text: string, effort: Effort): NameInRow['cards'] {
  const found = FLEET_KINDS.map(
    (kind) => [kind, cardsNamed(kind, text, effort), cardsCalled(kind, text, effort)] as const,
  )
  // Of later cards, only the whole name says something
  const cards = found.map(
    ([kind, named, called]) => [kind, named.length > 0 ? named : called.filter(({ later }) => !later)] as const,
  )
  return Object.fromEntries(cards.filter(([, some]) => some.length > 0))
}
