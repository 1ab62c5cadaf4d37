import { withColumnsApart } from './column-tables'
import type { Effort } from './effort'
import { splitHint } from './hints'
import { knownLabel } from './labels'
import { recordsOf } from './records'
import { cardsMeant } from './short'

/** What a column holds. */
type Column = 'type' | 'name' | 'upgrades' | 'points' | 'count'

const HEADS: Readonly<Record<Column, readonly string[]>> = {
  type: [
    'type',
    'kind',
    'slot',
    'category',
    'cardtype',
    'typ',
    'rodzaj',
    'art',
    'kategorie',
    'categorie',
    'tipo',
    'categoria',
  ],
  name: [
    'name',
    'card',
    'ship',
    'ships',
    'squadron',
    'squadrons',
    'unit',
    'item',
    'nazwa',
    'karta',
    'okret',
    'eskadra',
    'jednostka',
    'statek',
    'schiff',
    'schiffe',
    'staffel',
    'staffeln',
    'einheit',
    'karte',
    'vaisseau',
    'vaisseaux',
    'escadron',
    'escadrons',
    'escuadron',
    'escuadrones',
    'unite',
    'carte',
    'nave',
    'unidad',
    'carta',
  ],
  upgrades: [
    'upgrades',
    'upgrade',
    'cards',
    'loadout',
    'equipment',
    'options',
    'ulepszenia',
    'ulepszenie',
    'karty',
    'aufwertung',
    'aufwertungen',
    'verbesserungen',
    'amelioration',
    'ameliorations',
    'mejora',
    'mejoras',
    'miglioria',
    'migliorie',
  ],
  points: [
    'points',
    'pts',
    'cost',
    'price',
    'total',
    'sum',
    'totalpoints',
    'punkty',
    'pkt',
    'koszt',
    'razem',
    'punkte',
    'kosten',
    'puntos',
    'coste',
    'punti',
    'costo',
    'cout',
  ],
  count: [
    'qty',
    'quantity',
    'count',
    'number',
    'no',
    'amount',
    '#',
    'x',
    'ilosc',
    'liczba',
    'szt',
    'sztuk',
    'sztuki',
    'anzahl',
    'menge',
    'cantidad',
    'quantite',
    'quantita',
  ],
}
const BY_HEAD: ReadonlyMap<string, Column> = new Map(
  Object.entries(HEADS).flatMap(([column, heads]) => heads.map((head) => [head, column as Column] as const)),
)
const SEPARATORS = ['|', '\t', ';', ','] as const
type Separator = (typeof SEPARATORS)[number]

const isRule = (line: string): boolean => line.includes('--') && /^[\s|+:=-]*$/.test(line)
const COUNT = /^(?:[x×*] ?(\d{1,2})|(\d{1,2}) ?[x×*])$/i
const PRICE = /^\(?(?:[\d+ ]{1,20}= ?)?(\d{1,4})(?: ?\/ ?\d{1,4})?(?: ?(?:points?|pts?|pkt|p))?\.?\)?$/i

/** A table as forums and spreadsheets write it, as far as it is known where it begins. */
interface Table {
  readonly separator: Separator
  readonly columns: readonly (Column | undefined)[]
}

/**
 * The text with each row of a table as a line of a list: `| Victory II | Motti, Gunnery Team | 116 |` is
 * `Victory II: Motti, Gunnery Team (116)`. Lines keep their numbers.
 */
export function withoutTables(text: string, effort: Effort): string {
  const lines = withColumnsApart(
    text
      .replaceAll(/[│┃║]/g, '|')
      .replaceAll(/[─━═┼╪├┤┌┐└┘┬┴]{2,}/g, '---')
      .split('\n'),
    effort,
  )
  effort.steps += text.length
  let table: Table | undefined
  return lines
    .map((line, index) => {
      if (line.trim() === '') return line
      if (!table || !isMore(line, table, effort)) {
        table = tableAt(line, neighbour(lines, index, -1), neighbour(lines, index, 1), effort)
      }
      if (table === undefined) return line
      if (isRule(line)) return ''
      const cells = cellsOf(line, table.separator, effort)
      return headsOf(cells) ? '' : lineOf(cells, table.columns, effort)
    })
    .join('\n')
}

const isMore = (line: string, { separator }: Table, effort: Effort): boolean =>
  isRule(line) || (line.includes(separator) && headsOf(cellsOf(line, separator, effort)) === undefined)

/** The next line above or below that has something on it; pages put empty lines between the rows of a table. */
function neighbour(lines: readonly string[], from: number, step: 1 | -1): string | undefined {
  const [next, other] = [lines[from + step], lines[from + 2 * step]]
  return next?.trim() === '' ? other : next
}

/** The table that a line begins: with the names of its columns, a rule below, or labels in the first column. */
function tableAt(
  line: string,
  above: string | undefined,
  below: string | undefined,
  effort: Effort,
): Table | undefined {
  for (const separator of SEPARATORS) {
    if (!line.includes(separator)) continue
    const cells = cellsOf(line, separator, effort)
    const columns = headsOf(cells)
    if (columns) return { separator, columns }
    const isFramed = (other = '') => /^\s*\|.*\|\s*$/.test(other)
    const isRuled = separator === '|' && below !== undefined && isRule(below)
    const bars = (other = '') => other.split('|').length
    const isNumbered = cells.some((cell) => PRICE.test(cell) || COUNT.test(cell))
    const isLike = (other?: string) => bars(line) > 2 && bars(other) === bars(line) && isNumbered
    const isBar =
      separator === '|' && ((isFramed(line) && (isFramed(above) || isFramed(below))) || isLike(above) || isLike(below))
    const isLabelled = (other = '') =>
      other.includes(separator) && isLabel(cellsOf(other, separator, effort)[0] ?? '', effort)
    if (isRuled || isBar) return { separator, columns: [] }
    if (separator !== '|' && isLabelled(line) && (isLabelled(above) || isLabelled(below)))
      return { separator, columns: [] }
  }
  return undefined
}

const cellsOf = (line: string, separator: Separator, effort: Effort): string[] => {
  const [cells = []] = recordsOf(separator === '|' ? line.trim().replace(/^\||\|$/g, '') : line, separator, effort)
  return cells.map(({ text }) => text.replaceAll(/\*\*|__|`/g, '').trim())
}

const plain = (cell: string): string =>
  cell
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z#]/g, '')

/** The columns by their names; nothing: this row is of cards. */
function headsOf(cells: readonly string[]): Table['columns'] | undefined {
  const columns = cells.map((cell) => BY_HEAD.get(plain(cell)))
  const named = columns.filter((column) => column !== undefined)
  return named.length > 1 && named.length === cells.filter((cell) => cell !== '').length ? columns : undefined
}

const isLabel = (cell: string, effort: Effort): boolean =>
  cell !== '' && knownLabel({ line: 0, text: `${cell}:` }, effort)?.value === ''

interface Cells {
  label: string
  names: string[]
  upgrades: string[]
  numbers: number[]
  count?: number
}

function lineOf(cells: readonly string[], columns: Table['columns'], effort: Effort): string {
  const row: Cells = { label: '', names: [], upgrades: [], numbers: [] }
  for (const [index, cell] of cells.entries()) addCell(cell, columns[index], index === 0, row, effort)
  const { label, names, upgrades } = row
  const { count = 1, price } = numbersOf(row)
  if (names.length === 0 && upgrades.length === 0) return labelAlone(label, price, effort)
  const behind = price === undefined ? '' : ` (${price})`
  const head = `${label && `${label}: `}${count === 1 ? '' : `${count} x `}${names.join(', ')}`
  if (upgrades.length === 0) return head + behind
  if (names.length === 0) return `- ${head}${upgrades.join(', ')}${behind}`
  const isOfShip = pricesOf(names[0] ?? '', effort).some((each) => each === price || each * count === price)
  return isOfShip ? `${head}${behind}: ${upgrades.join(', ')}` : `${head}: ${upgrades.join(', ')}${behind}`
}

/** `Total: 205`, `Squadrons (98):` */
function labelAlone(label: string, sum: number | undefined, effort: Effort): string {
  if (label === '' || sum === undefined) return label && `${label}:`
  const isSum = knownLabel({ line: 0, text: `${label}:` }, effort)?.kind === 'points'
  return isSum ? `${label}: ${sum}` : `${label} (${sum}):`
}

function addCell(cell: string, column: Column | undefined, isFirst: boolean, row: Cells, effort: Effort): void {
  const count = COUNT.exec(cell)
  const price = PRICE.exec(cell)?.[1]
  if (!/[\p{L}\d]/u.test(cell)) return
  if (count) row.count = Number(count[1] ?? count[2])
  else if (column === 'count' && price) row.count = Number(price)
  else if (price) row.numbers.push(Number(price))
  else if ((column === 'type' || isFirst) && isLabel(cell, effort)) row.label = cell
  else if (column === 'upgrades' || (column === undefined && row.names.length > 0)) row.upgrades.push(cell)
  else row.names.push(cell)
}

/** Of two numbers without names of columns, the last is the price. */
function numbersOf({ count, numbers }: Cells): {
  readonly count?: number | undefined
  readonly price?: number | undefined
} {
  const price = numbers.at(-1)
  const first = numbers.length > 1 ? numbers[0] : undefined
  return { count: count ?? (first !== undefined && first < 13 ? first : undefined), price }
}

function pricesOf(text: string, effort: Effort): number[] {
  const { name } = splitHint(text)
  return cardsMeant('ship', name, effort).flatMap(({ points }) => points ?? [])
}
