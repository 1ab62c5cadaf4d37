import { OBJECTIVE_CATEGORIES } from '../fleet'
import { noteObjective } from './block-list'
import type { Effort } from './effort'
import { emptyList, type FleetTextError, factionNamed, type WrittenList, type WrittenShip } from './list'
import { cardsNamed } from './names'

/** Where the parts of a row begin. The flagship has 11 places for upgrades, each other ship 9; behind the ninth, sums. */
const COLUMNS = { commander: 1, objectives: 2, flagship: 5, others: 17, width: 10 }
const LONGEST_SUM = 5

interface Cell {
  readonly line: number
  readonly text: string
}

/** The spreadsheet of tournament lists: one row for a fleet, line breaks inside its cells. */
export function readTournamentCsv(text: string, effort: Effort): WrittenList | FleetTextError {
  const rows = recordsOf(text, effort).filter(([side]) => side && factionNamed(side.text) !== undefined)
  const [row, ...others] = rows
  if (row === undefined) return 'fleet-not-recognised'
  if (others.length > 0) return 'fleet-two-lists'
  return listOf(row, effort)
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
  const squadronSum = row.findIndex((cell, index) => index > sum && isSum(cell))
  const behind = sum < 0 ? row.length : sum
  readShips(row, behind, list, effort)
  readSquadrons(row.slice(behind + 1, squadronSum < 0 ? row.length : squadronSum), list)
  const sums = { ships: row[sum], squadrons: row[squadronSum], total: row[squadronSum + 1] }
  if (sums.ships) list.sums.ships = Number(sums.ships.text)
  if (sums.squadrons) list.sums.squadrons = Number(sums.squadrons.text)
  if (sums.squadrons && sums.total && isSum(sums.total)) list.sums.total = Number(sums.total.text)
  const commander = row[COLUMNS.commander]
  if (commander && commander.text !== '') {
    list.commander = commander
    list.ships[0]?.upgrades.unshift({ ...commander, slot: 'commander' })
  }
  return list
}

const isSum = ({ text }: Cell): boolean => text.length <= LONGEST_SUM && /^\d+$/.test(text)

/** A ship begins at its column, or wherever a cell names a ship and no upgrade: spreadsheets lose columns. */
function readShips(row: readonly Cell[], end: number, list: WrittenList, effort: Effort): void {
  for (const [index, cell] of row.slice(0, end).entries()) {
    if (index < COLUMNS.flagship || cell.text === '') continue
    const ship: WrittenShip | undefined = list.ships.at(-1)
    const atColumn = index === COLUMNS.flagship || (index - COLUMNS.others) % COLUMNS.width === 0
    const isShip = cardsNamed('ship', cell.text, effort).length > 0
    const isUpgrade = cardsNamed('upgrade', cell.text, effort).length > 0
    if (ship === undefined || (isShip && !isUpgrade) || (atColumn && !isUpgrade))
      list.ships.push({ ...cell, upgrades: [] })
    else ship.upgrades.push(cell)
  }
}

function readSquadrons(cells: readonly Cell[], list: WrittenList): void {
  for (const cell of cells) {
    if (cell.text !== '') list.squadrons.push({ ...cell, count: 1, priceOfAll: true })
  }
}

/** Cells between commas, `"` around those that have commas, quotes (doubled) or line breaks in them (RFC 4180). */
function recordsOf(text: string, effort: Effort): Cell[][] {
  const records: Cell[][] = [[]]
  let cell = ''
  let quoted = false
  let line = 1
  let began = 1
  const close = () => {
    records.at(-1)?.push({ line: began, text: cell.split(/\s+/).join(' ').trim() })
    cell = ''
    began = line
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '\n') line++
    if (sign === '"' && quoted && text[at + 1] === '"') cell += text[++at]
    else if (sign === '"') quoted = !quoted
    else if (sign === ',' && !quoted) close()
    else if (sign === '\n' && !quoted) {
      close()
      records.push([])
    } else cell += sign
  }
  close()
  effort.steps += text.length
  return records
}
