import type { Effort } from './effort'
import { splitHint } from './hints'
import { knownLabel, type LabelKind } from './labels'
import { recordsOf } from './records'
import { splitPrice } from './row'
import { cardsMeant } from './short'

const SEPARATORS = ['\t', '|', ';', ','] as const
const MOST_COLUMNS = 16
/** Cards of one ship, and the squadrons. */
const MOST_ROWS = 40
const NUMBER = /^\(?(\d{1,3})\)?$/

/** A column of a table: what stands at its head, and below that its cards with their prices. */
interface Column {
  readonly head: string
  readonly cards: string[]
}

/**
 * `ISD II ⇥ Raider I` and below it `Motti ⇥ Ordnance Experts`: a table with a column for each ship, and one for the squadrons
 * perhaps. Each column becomes a line, as long as there are lines; these keep their numbers.
 */
export function withColumnsApart(lines: readonly string[], effort: Effort): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < lines.length; ) {
    const rows = rowsFrom(lines, at, effort)
    found.push(...(rows ? linesOf(rows, effort) : [lines[at] ?? '']))
    at += rows?.length ?? 1
  }
  return found
}

/** The rows of such a table that begins in a line. */
function rowsFrom(lines: readonly string[], at: number, effort: Effort): string[][] | undefined {
  const first = lines[at] ?? ''
  for (const separator of SEPARATORS) {
    // Only below a head that could be one are more lines looked at, or each line would look at all that follow
    if (!first.includes(separator) || !isHead(cellsOf(first, separator, effort), effort)) continue
    const following = lines.slice(at + 1, at + MOST_ROWS)
    const end = following.findIndex((line) => isBehind(line, separator, effort))
    const rows = [first, ...following.slice(0, end < 0 ? undefined : end)].map((line) =>
      cellsOf(line, separator, effort),
    )
    // `Imperial II, Raider I` may be a list as well
    const isTable =
      separator !== ',' || (!first.includes(', ') && rows.every(({ length }) => length === rows[0]?.length))
    if (isTable && isHeadOfColumns(rows, effort)) return rows
  }
  return undefined
}

/** No row of the table: it has no separator, or a label in front. */
const isBehind = (line: string, separator: string, effort: Effort): boolean =>
  !line.includes(separator) || labelled(cellsOf(line, separator, effort)[0] ?? '', effort) !== undefined

const cellsOf = (line: string, separator: string, effort: Effort): string[] => {
  const row = separator === '|' ? line.trim().replace(/^\||\|$/g, '') : line
  return (recordsOf(row, separator, effort)[0] ?? []).map(({ text }) => text.replaceAll(/\*\*|`/g, '').trim())
}

/** Ships, squadrons or their labels, and nothing else but numbers. */
function isHead(head: readonly string[], effort: Effort): boolean {
  const cells = head.filter(isNamed)
  const isOfColumn = (cell: string) => {
    const kind = isShip(cell, effort) ? 'ship' : labelled(cell, effort)
    return kind === 'ship' || kind === 'squadrons'
  }
  return cells.length <= MOST_COLUMNS && cells.every(isOfColumn)
}

/** A head of several ships, or of their labels; below at least one of them an upgrade. */
function isHeadOfColumns([head = [], ...rows]: readonly string[][], effort: Effort): boolean {
  const cells = head.filter(isNamed)
  const kinds = cells.map((cell) => (isShip(cell, effort) ? 'card' : labelled(cell, effort)))
  const columns = head.flatMap((cell, index) => (isNamed(cell) ? [index] : []))
  const below = (meant: 'ship' | 'upgrade') =>
    rows.some((row) => columns.some((index) => means(meant, row[index] ?? '', effort)))
  const ships = kinds.filter((kind) => kind === 'card').length
  const labels = kinds.filter((kind) => kind === 'ship').length
  return below('upgrade') && (labels === 0 ? ships > 1 : ships === 0 && labels > 1 && below('ship'))
}

const isNamed = (cell: string): boolean => cell !== '' && !NUMBER.test(cell)

const means = (kind: 'ship' | 'upgrade', cell: string, effort: Effort): boolean =>
  cardsMeant(kind, splitHint(splitPrice(cell).name).name, effort).length > 0

const isShip = (cell: string, effort: Effort): boolean => means('ship', cell, effort)

const labelled = (cell: string, effort: Effort): LabelKind | undefined => {
  const label = knownLabel({ line: 0, text: `${cell}:` }, effort)
  return label?.value === '' ? label.kind : undefined
}

function linesOf(rows: readonly string[][], effort: Effort): string[] {
  const [head = [], ...others] = rows
  const columns = head.flatMap((cell, index): Column[] =>
    isNamed(cell) ? [columnOf(cell, index, head, others, effort)] : [],
  )
  const shipless = others.flatMap((row) =>
    row.flatMap((cell, index) => (/\p{L}/u.test(cell) && !isNamed(head[index] ?? '') ? [cell] : [])),
  )
  const written = [
    ...columns.map(({ head: name, cards }) => (cards.length === 0 ? name : `${name}: ${cards.join(', ')}`)),
    ...shipless,
  ]
  const last = rows.length - 1
  return rows.map((_, index) => (index < last ? (written[index] ?? '') : written.slice(last).join('; ')))
}

function columnOf(
  cell: string,
  index: number,
  head: readonly string[],
  rows: readonly string[][],
  effort: Effort,
): Column {
  const cells = rows.flatMap((row) => priced(row, index) ?? [])
  if (isShip(cell, effort)) return { head: priced(head, index) ?? cell, cards: cells }
  const [ship = '', ...cards] = cells
  return labelled(cell, effort) === 'ship' ? { head: ship, cards } : { head: cell, cards: cells }
}

/** A cell, and behind it the number to its right, which is its price. */
function priced(row: readonly string[], index: number): string | undefined {
  const cell = row[index] ?? ''
  const price = NUMBER.exec(row[index + 1] ?? '')?.[1]
  if (!/[\p{L}\d]/u.test(cell) || /^[\d+= ]+$/.test(cell)) return undefined
  return price === undefined ? cell : `${cell} (${price})`
}
