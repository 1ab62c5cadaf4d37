import type { Effort } from './effort'
import { splitHint } from './hints'
import { knownLabel, type Label } from './labels'
import type { Line } from './list'
import type { CardKind } from './named'
import { cardsNamed, isCardName, KINDS } from './names'
import { labelOf, rowOf, splitPrice, withoutBullet } from './row'
import { cardsCalled } from './short'

/**
 * Lines that hold several cards taken apart, each in a line of its own with the same number: `Squadrons: Howlrunner (16),
 * 2 x TIE Fighter Squadron (16)`, `Howlrunner (16) and Mauler Mithel (15)`, `ISD II (Avenger): Motti, Gunnery Team`.
 */
export function apart(lines: readonly Line[], effort: Effort): Line[] {
  return lines.flatMap((line) => (NUMBERED.test(line.text) ? [line] : (partsOfLine(line, effort) ?? [line])))
}

/** The rows of Fab's builder, which have their own order. */
const NUMBERED = /^\d{1,3} ?[•·.)] ?/

/** What stands behind these is free text, or names of its own. */
const FREE: ReadonlySet<Label['kind']> = new Set(['name', 'side', 'person', 'about', 'points'])
const SEVERAL = /[,;&+/:)]|\s(?:and|with|plus|w|i|oraz|und|et|y|-)[\s/]/i

function partsOfLine(line: Line, effort: Effort): Line[] | undefined {
  const { text } = line
  if (!SEVERAL.test(text) || text.startsWith('=')) return undefined
  effort.steps += text.length
  const label = knownLabel(line, effort)
  if (label?.kind === 'ship' && label.value !== '' && labelOf(line)?.key !== 'ship')
    return partsOfShips(line, label, effort)
  if (label) return FREE.has(label.kind) ? undefined : partsOfLabel(line, label, effort)
  return shipWithCards(line, effort) ?? partsOfRow(line, effort) ?? behindOtherLabel(line, effort)
}

/** `Ships: Victory II (85)` is the label, and the rows behind it. */
function partsOfShips({ line, text }: Line, { value }: Label, effort: Effort): Line[] {
  const row = { line, text: value }
  const head = { line, text: text.slice(0, text.length - value.length).trimEnd() }
  return [head, ...(shipWithCards(row, effort) ?? cardsIn(value, effort).map((card) => ({ line, text: card })))]
}

/** `Wing 1: Howlrunner (16)`: a label that nobody knows, and a row with its price. */
function behindOtherLabel(line: Line, effort: Effort): Line[] | undefined {
  const label = labelOf(line)
  if (label === undefined || label.key.endsWith('-author')) return undefined
  const cards = cardsIn(label.value, effort)
  const rows = cards.map((card) => rowOf({ line: 0, text: card }, effort))
  if (rows.length === 0 || !rows.every(({ price }) => price) || !cards.some((card) => isKnown(card, effort)))
    return undefined
  return rows.map(({ text }, index) => ({
    line: line.line,
    text: cardsNamed('ship', splitHint(text).name, effort).length > 0 ? (cards[index] ?? '') : `- ${cards[index]}`,
  }))
}

/** `Squadrons (98): a, b` is `Squadrons (98): a` and `Squadrons: b`. */
function partsOfLabel({ line, text }: Line, { value }: Label, effort: Effort): Line[] | undefined {
  const parts = cardsIn(value, effort)
  if (parts.length < 2) return undefined
  const head = text.slice(0, text.length - value.length).trimEnd()
  const next = head.replace(/ ?[([][^()[\]]{0,24}[)\]] ?:$/, ':')
  return parts.map((part, index) => ({ line, text: `${index === 0 ? head : next} ${part}` }))
}

/** A row with a bullet, a count or a price: what is only text stays whole. */
function partsOfRow(line: Line, effort: Effort): Line[] | undefined {
  const row = rowOf(line, effort)
  if (!row.bullet && row.count === undefined && row.price === undefined) return undefined
  if (row.flagship || row.price?.signs.includes('/') || isCardName(splitHint(row.text).name, effort)) return undefined
  const { rest } = withoutBullet(line.text)
  const parts = cardsIn(rest, effort)
  const bullet = line.text.slice(0, line.text.length - rest.length)
  return parts.length < 2 ? undefined : parts.map((part) => ({ line: line.line, text: bullet + part }))
}

/**
 * A ship and its upgrades in one line, as people write in blogs and chats. The title may stand in a bracket behind the
 * ship; a price at the end is that of all of it.
 */
function shipWithCards({ line, text }: Line, effort: Effort): Line[] | undefined {
  const { rest } = withoutBullet(text)
  const { head, tail, colon } = headOf(rest)
  if (tail === '' && !head.includes('(')) return undefined
  const { name: called, titles, price: own } = shipHead(head, effort)
  const isShip = mayMean('ship', called, effort)
  if (!isShip || (titles.length === 0 && tail === '')) return undefined
  const { name, price } = splitPrice(tail)
  const [sum] = price?.numbers ?? []
  const whole = sum !== undefined && own === undefined && pieces(name).length > 1
  const cards = cardsIn(whole ? name : tail, effort)
  const rows = cards.map((card) => rowOf({ line, text: card }, effort).text)
  if (!colon && !rows.every((row) => mayMean('upgrade', splitHint(row).name, effort))) return undefined
  return [
    { line, text: own === undefined ? called : `${called} (${own})` },
    ...[...titles, ...cards].map((card) => ({ line, text: `- ${card}` })),
    ...(whole ? [{ line, text: `= ${sum} points` }] : []),
  ]
}

/** The ship, and what follows a colon, a comma, a dash or `with`. */
function headOf(text: string): { readonly head: string; readonly tail: string; readonly colon: boolean } {
  const label = labelOf({ line: 0, text })
  if (label) return { head: text.slice(0, text.indexOf(':')).trim(), tail: label.value, colon: true }
  for (const end of text.matchAll(BEHIND_SHIP)) {
    const head = text.slice(0, end.index)
    if (head.lastIndexOf('(') <= head.lastIndexOf(')'))
      return { head: head.trim(), tail: text.slice(end.index + end[0].length).trim(), colon: false }
  }
  return { head: text, tail: '', colon: false }
}
const BEHIND_SHIP = /[,;] ?| (?:with|w\/|-|\+|&|\/) ?/gi

/** `MC80 Star Cruiser (Liberty) (96)`: the ship, the cards in brackets behind it, and its price. */
function shipHead(head: string, effort: Effort) {
  const { name, price } = splitPrice(head)
  const [own] = price?.numbers ?? []
  const bracket = /^([^()]+)\(([^()]+)\)$/.exec(name)
  const titles = bracket ? cardsIn(bracket[2] ?? '', effort) : []
  const areCards = titles.length > 0 && titles.every((title) => mayMean('upgrade', title, effort))
  return { name: areCards ? (bracket?.[1] ?? '').trim() : name, titles: areCards ? titles : [], price: own }
}

/** A ship with its upgrades on one line, in a form that no program writes. */
export const isShipLine = (line: Line, effort: Effort): boolean =>
  SEVERAL.test(line.text) &&
  !NUMBERED.test(line.text) &&
  knownLabel(line, effort) === undefined &&
  shipWithCards(line, effort) !== undefined

export const mayMean = (kind: CardKind, text: string, effort: Effort): boolean =>
  cardsNamed(kind, text, effort).length > 0 || cardsCalled(kind, text, effort).length > 0

/** A comma, a semicolon, or a price with another name behind it. */
const STRONG = /([,;] *(?:(?:and|oraz|und|i|et|y|&) )?)/i
const AFTER_PRICE =
  /(\((?:[x×*] ?)?\d{1,3}(?: ?(?:points?|pts?|pkt|p))?\)!?) +(?:(?:and|with|plus|oraz|und|et|y|i|&|\+) +)?(?=[\p{L}\d"'])(?![x×*] ?\d|\d{1,3} ?[x×*]$)/giu
const WEAK = /( (?:and|with|plus|i|oraz|und|et|y) | ?[&+] | \/ )/i
const MOST_TOGETHER = 3

/** The names of a text, as far as names of cards show where one ends; the whole text, if none does. */
export function cardsIn(text: string, effort: Effort): string[] {
  effort.steps += text.length
  const strong = together(pieces(text), effort)
  const cards = strong.flatMap((piece) => {
    if (isKnown(piece, effort)) return [piece]
    const weak = together(piece.split(WEAK), effort)
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
  for (let at = 0; at < split.length; ) {
    const length = LENGTHS.find(
      (some) => at + some <= split.length && isKnown(split.slice(at, at + some).join(''), effort),
    )
    const end = at + (length ?? 1)
    found.push(split.slice(at, end).join(''))
    at = end + 1
  }
  return found
}
const LENGTHS = Array.from({ length: MOST_TOGETHER - 1 }, (_, index) => 2 * (MOST_TOGETHER - index) - 1)

const nameIn = (text: string, effort: Effort): string =>
  splitHint(rowOf({ line: 0, text: text.trim() }, effort).text).name

const isKnown = (text: string, effort: Effort): boolean => {
  const name = nameIn(text, effort)
  return isCardName(name, effort) || cardsNamed('ship', name, effort).length > 0
}
const isCalled = (text: string, effort: Effort): boolean => {
  const name = nameIn(text, effort)
  return KINDS.some((kind) => cardsCalled(kind, name, effort).length > 0)
}
const isPriced = (text: string, effort: Effort): boolean =>
  rowOf({ line: 0, text: text.trim() }, effort).price !== undefined
