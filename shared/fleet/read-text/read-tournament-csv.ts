import { OBJECTIVE_CATEGORIES } from '../fleet'
import type { CardKind } from './card-match'
import type { Effort } from './effort'
import { splitHint } from './hints'
import { emptyList, type FleetTextError, factionNamed, type WrittenList } from './list'
import { isNothing, noteObjective, noteSkipped } from './notes'
import { mayMean } from './parts'
import { type Cell, recordsOf } from './records'
import { type Row, rowOf } from './row'
import { shipsOf, squadronOf, upgradesOf } from './written-row'

/** Where the parts of a row begin. The flagship has 11 places for upgrades, each other ship 9; behind the ninth, sums. */
const COLUMNS = { commander: 1, objectives: 2, flagship: 5, others: 17, width: 10 }
const LONGEST_SUM = 5
/** A fleet of one row has some 90 cells. */
const FEWEST_CELLS = 40
const ROW_OF_A_SIDE = /^[ "]*(?:rebels?|imperials?|empire|republic|separatists?)[a-z ]{0,10}"?([,;\t])/im

/** What stands between the cells: a comma in a file, a semicolon where numbers have commas, a tab on a clipboard. */
const separatorOf = (text: string): string | undefined => ROW_OF_A_SIDE.exec(text)?.[1]

export function isTable(text: string): boolean {
  const separator = separatorOf(text)
  return separator !== undefined && text.split(separator).length > FEWEST_CELLS
}

/** The spreadsheet of tournament lists: one row for a fleet, line breaks inside its cells. */
export function readTournamentCsv(text: string, effort: Effort): WrittenList | FleetTextError {
  const records = recordsOf(text, separatorOf(text) ?? ',', effort)
  const isFleet = ([side]: readonly Cell[]) => side !== undefined && factionNamed(side.text) !== undefined
  const [row, ...others] = records.filter(isFleet)
  if (row === undefined) return 'fleet-not-recognised'
  if (others.length > 0) return 'fleet-two-lists'
  const list = listOf(row, effort)
  for (const record of records) if (!isFleet(record)) skipAll(record, list)
  return list
}

/** What other rows and columns say is named, so that nothing is lost without a word. */
function skipAll(cells: readonly Cell[], list: WrittenList): void {
  const first = cells.find((cell) => /\p{L}/u.test(cell.text))
  const text = cells.flatMap((cell) => (/\p{L}/u.test(cell.text) ? cell.text : [])).join(', ')
  if (first && text !== '') noteSkipped({ line: first.line, text }, list)
}

function listOf(row: readonly Cell[], effort: Effort): WrittenList {
  const list = emptyList()
  const side = factionNamed(row[0]?.text ?? '')
  if (side) list.faction = side
  for (const [index, category] of OBJECTIVE_CATEGORIES.entries()) {
    const cell = row[COLUMNS.objectives + index]
    if (cell) noteObjective({ ...cell, as: category }, list)
  }
  const sum = row.findIndex((cell, index) => index >= COLUMNS.flagship && isSum(cell))
  const squadronSum = sum < 0 ? -1 : row.findIndex((cell, index) => index > sum && isSum(cell))
  const behind = sum < 0 ? row.length : sum
  readShips(row, behind, list, effort)
  const end = squadronSum < 0 ? row.length : squadronSum
  for (const cell of row.slice(behind + 1, end)) {
    if (!isNothing(cell.text)) list.squadrons.push(squadronOf(rowOf(cell, effort), true, effort))
  }
  skipAll(row.slice(end), list)
  const sums = { ships: row[sum], squadrons: row[squadronSum], total: row[squadronSum + 1] }
  if (sums.ships) list.sums.ships = Number(sums.ships.text)
  if (sums.squadrons) list.sums.squadrons = Number(sums.squadrons.text)
  if (sums.squadrons && sums.total && isSum(sums.total)) list.sums.total = Number(sums.total.text)
  addCommander(row[COLUMNS.commander], list, effort)
  return list
}

/** The cell of the commander stands before the flagship, which carries the card. */
function addCommander(cell: Cell | undefined, list: WrittenList, effort: Effort): void {
  if (cell === undefined || isNothing(cell.text)) return
  list.commander = { line: cell.line, text: splitHint(rowOf(cell, effort).text).name }
  const [flagship] = list.ships
  if (flagship) flagship.upgrades.unshift({ ...cell, text: list.commander.text, slot: 'commander' })
  else noteSkipped(cell, list)
}

const isSum = ({ text }: Cell): boolean => text.length <= LONGEST_SUM && /^\d+$/.test(text)

/** A ship begins at its column, or wherever a cell names a ship and no upgrade: spreadsheets lose columns. */
function readShips(row: readonly Cell[], end: number, list: WrittenList, effort: Effort): void {
  for (const [index, cell] of row.slice(0, end).entries()) {
    if (index < COLUMNS.flagship || isNothing(cell.text)) continue
    const read = rowOf(cell, effort)
    const means = (kind: CardKind) => mayMean(kind, splitHint(read.text).name, effort)
    const atColumn = index === COLUMNS.flagship || (index - COLUMNS.others) % COLUMNS.width === 0
    const isShip = !means('upgrade') && (means('ship') || atColumn)
    addCell(read, isShip, list, effort)
  }
}

function addCell(row: Row, isShip: boolean, list: WrittenList, effort: Effort): void {
  const ship = list.ships.at(-1)
  if (ship === undefined || isShip) list.ships.push(...shipsOf(row, effort))
  else ship.upgrades.push(...upgradesOf(row, effort))
}
