import type { CardKind } from './card-match'
import type { Effort } from './effort'
import { splitHint } from './hints'
import { type Line, MOST_OF_A_CARD } from './list'
import { FLEET_KINDS } from './name-search'
import { withoutBullet } from './row'
import { cardsMeant } from './short'

/** So many rows show what the numbers are. */
const LEAST_SHOWN = 2
const NUMBER_IN_FRONT = /^(\d{1,3})(?: ?[-:])? (\p{L}.{1,60})$/u
const TOTAL = /^(?:=|total(?: points)?|sum|razem|suma)\D{0,3}(\d{2,4})\b/iu

interface NumberedRow {
  readonly line: Line
  readonly number: number
  readonly name: string
  readonly isPrice: boolean
  /** A price that may be a count as well. */
  readonly isOpen: boolean
}

/**
 * `57 Nebulon-B`, `30 General Rieekan`, `10 Y-wing Squadron`: where other rows begin with the price of their card, a number
 * that is one does, too, unless only counts give the printed sum.
 */
export function withPricesBehind(lines: readonly Line[], effort: Effort): readonly Line[] {
  const rows = lines.flatMap((line) => numbered(line, effort) ?? [])
  const isShown = rows.filter(({ isPrice, isOpen }) => isPrice && !isOpen).length >= LEAST_SHOWN
  const open = new Map(rows.filter(({ isOpen }) => isOpen).map((row) => [row.line, row]))
  if (!isShown || open.size === 0 || areCounts(lines, rows)) return lines
  return lines.map((line) => {
    const row = open.get(line)
    return row ? { line: line.line, text: `${row.name} (${row.number})` } : line
  })
}

function numbered(line: Line, effort: Effort): NumberedRow | undefined {
  const [, digits, name = ''] = NUMBER_IN_FRONT.exec(withoutBullet(line.text).rest) ?? []
  if (digits === undefined) return undefined
  const number = Number(digits)
  const isPrice = FLEET_KINDS.some((kind) => pricesOf(kind, name, effort).includes(number))
  const isOpen = isPrice && number <= MOST_OF_A_CARD && pricesOf('squadron', name, effort).includes(number)
  return { line, number, name, isPrice, isOpen }
}

const pricesOf = (kind: CardKind, text: string, effort: Effort): (number | undefined)[] =>
  cardsMeant(kind, splitHint(text).name, effort).map(({ points }) => points)

function areCounts(lines: readonly Line[], rows: readonly NumberedRow[]): boolean {
  const total = lines.flatMap(({ text }) => Number(TOTAL.exec(text)?.[1] ?? Number.NaN)).find((sum) => sum > 0)
  const sum = (worth: (row: NumberedRow) => number) => rows.reduce((all, row) => all + worth(row), 0)
  const counted = sum(({ number, isOpen }) => (isOpen ? number * number : number))
  return total === counted && total !== sum(({ number }) => number)
}
