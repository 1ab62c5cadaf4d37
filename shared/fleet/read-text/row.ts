import { isSquadronCard, SQUADRONS, type SquadronCard, squadronCard } from '#shared/game/cards/catalog/squadrons'
import type { CardKind } from './card-match'
import { countBehind, countInFront } from './count'
import { type Effort, foundOnce } from './effort'
import { hintOf, splitHint } from './hints'
import { type Line, MOST_OF_A_CARD } from './list'
import { cardsNamed, FLEET_KINDS, isCardName } from './name-search'
import { slipsOf } from './nearest'
import { cardsCalled, cardsMeant } from './short'

/** The numbers in the bracket at the end of a row, and the signs between them: `96 + 37: 133` is `+:`. */
export interface Price {
  readonly numbers: readonly number[]
  readonly signs: string
}

/** A line as a card with what stands around its name. */
export interface Row extends Line {
  /** The name alone. */
  readonly text: string
  readonly bullet: boolean
  readonly flagship: boolean
  /** `2 x`, `2x`, `2 ` */
  readonly count?: number
  readonly price?: Price
}

const BULLETS = '•·*+-▪◦‣●○■∙►▸➤✦'
const LONGEST_PRICE = 32
const LONGEST_LABEL = 48
const MOST_ENDS = 4
const WORDS_OF_PRICES = new Set(['points', 'point', 'pts', 'pt', 'p', 'pkt', 'each', 'ea', 'total'])

/** Reads `[flagship]`, bullet, count, name, marks and price of a line; counts and prices in any order. */
export const rowOf = ({ line, text }: Line, effort: Effort): Row => ({
  line,
  ...foundOnce(effort, 'row', text, () => rowFrom(text, effort)),
})

function rowFrom(text: string, effort: Effort): Omit<Row, 'line'> {
  effort.steps += text.length
  const { rest: behindBullet, bullet } = withoutBullet(text)
  const flagship = FLAGSHIP.exec(behindBullet)?.[0]
  const isName = (name: string) => isCardName(splitHint(splitPrice(name).name).name, effort)
  const rest = priceBehind(flagship ? behindBullet.slice(flagship.length).trimStart() : behindBullet, isName, effort)
  const front = countInFront(rest, isName)
  const priced = (name: string) => barePrice(name, isName, effort)
  const ends = withoutEnds(priced(front?.name ?? rest), isName, priced, effort)
  const { name, price, count = front?.count } = front ? ends : withCount(ends, effort)
  return {
    text: name,
    bullet,
    flagship: flagship !== undefined,
    ...(count !== undefined && { count }),
    ...(price && { price }),
  }
}

/** `(120) Imperial II`, `16 - Howlrunner`, `16 pts Howlrunner`: nobody has so many of one card. */
function priceBehind(text: string, isName: (text: string) => boolean, effort: Effort): string {
  const [, number, word, name = ''] = PRICE_IN_FRONT.exec(text) ?? []
  if (number === undefined || isName(text)) {
    const [, all, row = ''] = PRICE_BEFORE_COUNT.exec(text) ?? []
    const counted = countInFront(row, isName)
    const isOfAll = counted && isPriceOfSquadrons(counted.name, Number(all) / counted.count, 1, effort)
    return isOfAll ? `${row} (${all})` : text
  }
  const isPrice = isCard(name, isName, effort) && (Number(number) > MOST_OF_A_CARD || word !== undefined)
  return isPrice || isPriceOfOne(name, Number(number), effort) ? `${name} (${number})` : text
}

const isCard = (text: string, isName: (text: string) => boolean, effort: Effort): boolean =>
  isName(text) || FLEET_KINDS.some((kind) => cardsCalled(kind, splitHint(text).name, effort).length > 0)

/** `7 Gunnery Team`, `12 Gold Squadron`: a ship has no card twice, and a fleet no squadron that is unique. */
function isPriceOfOne(text: string, price: number, effort: Effort): boolean {
  const { name } = splitHint(text)
  const cards = (kind: CardKind) => cardsMeant(kind, name, effort)
  const fits = (kind: CardKind) => cards(kind).some(({ points }) => points === price)
  const areUnique = cards('squadron').every(({ id, later }) => !later && !isKindOfFighter(id))
  return areUnique && (cards('squadron').length > 0 ? fits('squadron') : fits('upgrade') || fits('ship'))
}
/** `32  4 TIE Fighters` */
const PRICE_BEFORE_COUNT = /^[([]?(\d{1,3})[)\]]?(?: ?[-:])? +(\d{1,2} .{1,60})$/
const PRICE_IN_FRONT = /^[([]?(\d{1,3})(?: ?(points?|pts?|pkt))?[)\]]?(?: ?[-:])? ?(\p{L}.{1,60})$/iu

/**
 * `Gunnery Team 7`, `X-wing Squadron 2 26`, as the columns of a table come: a number behind a name is its price if a card
 * has that price, and if nobody has so many of it.
 */
function barePrice(text: string, isName: (text: string) => boolean, effort: Effort): string {
  const columns = COLUMNS.exec(text)
  if (columns) return fromColumns(columns, effort) ?? text
  const [, each = '', at] = AT_PRICE.exec(text) ?? []
  if (at !== undefined && isCard(each, isName, effort)) return `${each} (${at})`
  const found = BARE_NUMBERS.exec(text)
  const [, name = '', counted, last] = found ?? []
  const price = Number(last)
  const count = Number(counted ?? 1)
  const { name: plain } = splitHint(name)
  if (found === null || isName(text) || count < 1) return text
  if (!isName(name)) {
    // `Raider 1 44` is no count
    if (counted !== undefined && isPriceOfCalled(`${plain} ${counted}`, price, effort))
      return `${name} ${counted} (${price})`
    const isPrice =
      isPriceOfCalled(plain, price, effort) ||
      countBehind(name, isName) !== undefined ||
      SLIPS.some((kind) => slipsOf(kind, plain, effort).some(({ points }) => points === price))
    return isPrice ? `${name} (${price})` : text
  }
  const prices = FLEET_KINDS.flatMap((kind) => cardsNamed(kind, plain, effort).map(({ points }) => points))
  // `Y-wing Squadron 10 20`: the price of one, and of two
  const isOfOne = count > MOST_OF_A_CARD || (counted !== undefined && prices.includes(count))
  if (isOfOne && price % count === 0) return `${name}${price > count ? ` x${price / count}` : ''} (${price})`
  const isPrice = price > MOST_OF_A_CARD || prices.includes(price) || prices.includes(price / count)
  return isPrice ? `${name}${counted === undefined ? '' : ` x${count}`} (${price})` : text
}
/** `TIE Advanced 12 2 24`, `TIE Advanced 2 12 24`: the price of one, how many, and the price of all. */
function fromColumns([, name = '', ...columns]: readonly string[], effort: Effort): string | undefined {
  const [one = 0, other = 0, all = 0] = columns.map(Number)
  const isProduct = one * other === all
  if (isProduct && isPriceOfSquadrons(name, one, 1, effort)) return `${name} x${other} (${all})`
  return isProduct && isPriceOfSquadrons(name, other, 1, effort) ? `${name} x${one} (${all})` : undefined
}
/** `TIE Interceptor a 11`; the letter that tells ships of a class apart is none of a price. */
const AT_PRICE = /^([^@=()]{2,60})(?<!cr ?-?90|corvettes?|frigates?|\bii|\b2|\baf\w*) (?:a|at) (\d{1,3})$/i
const COLUMNS = /^(.{1,60}?)[ ,;]+(\d{1,3})[ ,;]+(\d{1,3})[ ,;]+(\d{1,3})$/

const SLIPS = ['upgrade', 'squadron'] as const

/** `TRC 7`, `Imperial 2 Star Destroyer 120`; `X 26` for two */
const isPriceOfCalled = (name: string, price: number, effort: Effort): boolean =>
  FLEET_KINDS.some((kind) =>
    cardsMeant(kind, name, effort).some(
      ({ points = 0 }) => points === price || (kind === 'squadron' && price > points && price % points === 0),
    ),
  )
const BARE_NUMBERS = /^(.{1,60}?)(?:(?::| -|,)? |[,;])(?:(\d{1,3})(?:(?::| -|,)? |[,;]))?(\d{1,3})$/

export const FLAGSHIP = /^\[ ?flagship ?\]/i

/** What stands behind the bullets of a line. */
export function withoutBullet(text: string): { readonly rest: string; readonly bullet: boolean } {
  let at = 0
  while (at < text.length && BULLETS.includes(text[at] ?? '?')) {
    at++
    while (text[at] === ' ') at++
  }
  return { rest: text.slice(at), bullet: at > 0 }
}

interface Ends {
  readonly name: string
  readonly price?: Price
  readonly count?: number
}

/** Takes prices and counts from behind a name: `(32)`, `x4 (32)`, `(32) x4`, `(x2) (16)`, `(2) (16)`. */
function withoutEnds(
  text: string,
  isName: (text: string) => boolean,
  priced: (text: string) => string,
  effort: Effort,
): Ends {
  const outer = splitPrice(text)
  // `Gunnery Team 7 (164)`: the price of the card, and a sum of more than it behind
  const inner = outer.price && priced(outer.name)
  let found: Ends = { name: inner && inner !== outer.name && splitPrice(inner).price ? inner : text }
  for (let ends = 0; ends < MOST_ENDS; ends++) {
    const { name, price, count } = found
    const next = splitPrice(name)
    const behind = next.price === undefined ? countBehind(name, isName) : undefined
    const [first] = next.price?.numbers ?? []
    if (behind && count === undefined) found = { ...found, ...behind }
    else if (next.price === undefined) return { ...found, name: next.name }
    else if (isCount(next.price) && count === undefined) found = { ...found, name: next.name, count: first ?? 1 }
    else if (price === undefined) found = { ...found, name: next.name, price: next.price }
    else if (first !== undefined && isPriceBeforeSum(next.name, first, price, effort))
      found = { ...found, name: next.name, price: next.price }
    else if (count === undefined && first !== undefined)
      found = inOrder({ name: next.name, price, count: first }, effort)
    else return found
  }
  return found
}

/** `TIE Fighter (4)`: several, and no squadron costs that little. */
function withCount(ends: Ends, effort: Effort): Ends {
  const { numbers: [number = 0] = [], signs } = ends.price ?? {}
  const isSmall = ends.count === undefined && signs === '' && number > 0 && number < CHEAPEST_SQUADRON
  if (!isSmall) return ends
  const { name, hint } = splitHint(ends.name)
  const cards = (kind: CardKind) => [...cardsNamed(kind, name, effort), ...cardsCalled(kind, name, effort)]
  const isFighter = hint === undefined && cards('squadron').some(({ id }) => isKindOfFighter(id))
  return isFighter && cards('upgrade').length === 0 ? { name: ends.name, count: number } : ends
}
const CHEAPEST_SQUADRON = Math.min(...Object.values<SquadronCard>(SQUADRONS).map(({ points }) => points))
const isKindOfFighter = (id: string): boolean => isSquadronCard(id) && !squadronCard(id).unique

/** `(16) (2)` and `(2) (16)`: of two numbers, the price is the one that the card has, for one or for all. */
function inOrder({ name, price, count }: Required<Ends>, effort: Effort): Ends {
  const fits = (of: number, many: number) => isPriceOfSquadrons(name, of, many, effort)
  const [last = 1] = price.numbers
  const isTurned =
    price.numbers.length === 1 &&
    (fits(count, last) ? !fits(last, count) : count > MOST_OF_A_CARD && last <= MOST_OF_A_CARD)
  return isTurned ? { name, price: { numbers: [count], signs: '' }, count: last } : { name, price, count }
}

/** A squadron of the name costs as much, or so many of it do. */
function isPriceOfSquadrons(text: string, price: number, count: number, effort: Effort): boolean {
  const { name } = splitHint(text)
  return cardsMeant('squadron', name, effort).some(({ points = 0 }) => points === price || points * count === price)
}
/** `Engine Techs (8) (104)`: what the card costs, and the sum of its row; not `(2) (16)`, which are two. */
const isPriceBeforeSum = (name: string, cost: number, { numbers: [sum = 0] }: Price, effort: Effort): boolean =>
  (sum >= cost && cost > MOST_OF_A_CARD) || (sum > cost && isPriceOfOne(name, cost, effort) && sum !== cost * cost)

/** `(x2)` */
const isCount = ({ numbers, signs }: Price): boolean => numbers.length === 1 && signs === 'x'

/** `Hera Syndulla (Ghost) (28)!` is a name with a bracket, a price, and a mark that says nothing. */
export function splitPrice(text: string): { readonly name: string; readonly price?: Price } {
  const plain = withoutSourceMarks(text)
  if (!plain.endsWith(')')) return bareOrDashedPrice(plain)
  const open = plain.lastIndexOf('(')
  if (open < 0 || plain.length - open > LONGEST_PRICE) return { name: plain }
  const price = priceOf(plain.slice(open + 1, -1))
  return price ? { name: withoutSourceMarks(plain.slice(0, open)), price } : { name: plain }
}

/** `Howlrunner 16 points`, `Howlrunner - 16 pts`: without a bracket, the word says that it is a price. */
function bareOrDashedPrice(plain: string): { readonly name: string; readonly price?: Price } {
  const found = /(?: -|:|,)? (\d{1,3}) ?(?:points?|pts?|pkt|p|punkt\p{L}{0,3})\.?$/iu.exec(plain)
  return found && found.index > 0
    ? { name: plain.slice(0, found.index), price: { numbers: [Number(found[1])], signs: '' } }
    : { name: plain }
}

/** Leaves out `!` and groups like `[Legacy]` or `{CIS}` behind a name, but not those that tell cards of a name apart. */
function withoutSourceMarks(text: string): string {
  let plain = text.trimEnd()
  for (;;) {
    const open = plain.endsWith(']') ? plain.lastIndexOf('[') : plain.endsWith('}') ? plain.lastIndexOf('{') : -1
    const isMark = open > 0 && hintOf(plain.slice(open)) === undefined
    const end = isMark ? open : plain.endsWith(')!') ? plain.length - 1 : plain.length
    if (end === plain.length) return plain
    plain = plain.slice(0, end).trimEnd()
  }
}

/** The numbers of a price: `44`, `2 points`, `96 + 37: 133`, `2 x 13`, `84/400`; other words make it a part of the name. */
export function priceOf(text: string): Price | undefined {
  const parts =
    text
      .toLowerCase()
      .replace(/\.$/, '')
      .match(/\d+|[a-z]+|[^\sa-z\d]/g) ?? []
  const numbers: number[] = []
  let signs = ''
  for (const part of parts) {
    if (/^\d{1,5}$/.test(part)) numbers.push(Number(part))
    else if (part === 'x' || part === '×' || part === '*') signs += 'x'
    else if ('+:/=,'.includes(part)) signs += part
    else if (!WORDS_OF_PRICES.has(part)) return undefined
  }
  return numbers.length > 0 ? { numbers, signs } : undefined
}

/**
 * `key: value` with a short key, the key in small letters without blanks and accents. A colon in an open bracket
 * (`(96 + 37: 133)`) is none of a label.
 */
export function labelOf({ text }: Line): { readonly key: string; readonly value: string } | undefined {
  const colon = text.indexOf(':')
  if (colon < 1 || colon > LONGEST_LABEL) return undefined
  const label = text.slice(0, colon)
  if (label.lastIndexOf('(') > label.lastIndexOf(')')) return undefined
  return { key: keyed(label), value: text.slice(colon + 1).trim() }
}

/** Small letters without blanks and accents. */
export const keyed = (label: string): string =>
  label
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M} ]/gu, '')
    .replaceAll('ł', 'l')

/** The number of a line like `= 46 Points`. */
export function sumOf({ text }: Line): number | undefined {
  const number = /^= ?(\d{1,5})(?!\d)/.exec(text)?.[1]
  return number === undefined ? undefined : Number(number)
}
