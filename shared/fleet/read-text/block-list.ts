import { OBJECTIVE_CATEGORIES, type ObjectiveCategory } from '../fleet'
import type { Effort } from './effort'
import { emptyList, factionNamed, type Line, type WrittenList, type WrittenObjective, type WrittenShip } from './list'
import type { CardKind } from './named'
import { cardsNamed } from './names'
import { labelOf, type Price, type Row, rowOf, splitPrice, sumOf } from './row'

/** What tells the lists with labelled heads and a block for each ship apart. */
export interface BlockGrammar {
  /** The first line is the name of the fleet; else there is a label for it. */
  readonly named: 'first-line' | 'label'
  /** The price of a row of squadrons is for all of them; else for one. */
  readonly priceOfAll: boolean
  /** Reads a head line of its own kind; false: it is none. */
  readonly head?: (line: Line, list: WrittenList) => boolean
}

interface Reader {
  readonly list: WrittenList
  readonly effort: Effort
  readonly priceOfAll: boolean
  /** No row has one: they were lost on the way, and names must tell ships from upgrades. */
  readonly withoutBullets: boolean
  part: 'head' | 'ships' | 'squadrons'
  /** A label was read: the name of the fleet stands before it. */
  headed: boolean
  /** The block that upgrades belong to, until its sum. */
  ship?: WrittenShip | undefined
}

/** Reads lists that have a label in front of each head line and a block of rows and a sum for each ship. */
export function readBlocks(lines: readonly Line[], grammar: BlockGrammar, effort: Effort): WrittenList {
  const rows = lines.map((line) => ({ line, row: rowOf(line, effort) }))
  const list = emptyList()
  const withoutBullets = !rows.some(({ row }) => row.bullet)
  const reader: Reader = { list, effort, priceOfAll: grammar.priceOfAll, withoutBullets, part: 'head', headed: false }
  for (const { line, row } of rows) {
    if (grammar.head?.(line, list) || readLabel(line, reader)) reader.headed = true
    else if (grammar.named === 'first-line' && !reader.headed && !isShip(row, effort)) readName(line, list)
    else readRow(line, row, reader)
  }
  return list
}

/** The name is that of a ship, and the price is its. */
const isShip = ({ text, price }: Row, effort: Effort): boolean =>
  cardsNamed('ship', text, effort).some(({ points }) => points !== undefined && points === price?.numbers[0])

/** The last line before the labels; what people wrote above it is not of the list. */
function readName(line: Line, list: WrittenList): void {
  if (list.name !== undefined) list.skipped.push({ line: line.line - 1, text: list.name })
  list.name = fleetNameOf(line, list)
}

/** `Food (398/400)`: the name, and the limit behind the slash. */
function fleetNameOf({ text }: Line, list: WrittenList): string {
  const { name, price } = splitPrice(text)
  if (price === undefined || !price.signs.includes('/')) return text
  notePoints(price, list)
  return name
}

/** `398/400` or `84/398/400`: the sum and the limit come last. */
export function notePoints({ numbers }: Price, list: WrittenList): void {
  const [squadrons, total, limit] = numbers.length > 2 ? numbers : [undefined, ...numbers]
  if (squadrons !== undefined) list.sums.squadrons = squadrons
  if (total !== undefined) list.sums.total = total
  if (limit !== undefined) list.limit = limit
}

const CATEGORIES: readonly (readonly [begin: string, category: ObjectiveCategory])[] = [
  ['assault', 'assault'],
  ['defense', 'defense'],
  ['defence', 'defense'],
  ['navigation', 'navigation'],
]
const IGNORED = new Set(['author', 'gamemode', 'ships', 'version', 'description', 'campaign', 'skirmish', 'date'])

function readLabel(line: Line, reader: Reader): boolean {
  const label = labelOf(line)
  if (label === undefined) return false
  const { list } = reader
  const { key, value } = label
  const category = CATEGORIES.find(([begin]) => key === begin || key === `${begin}objective`)?.[1]
  if (category) {
    noteObjective({ line: line.line, text: value, as: category }, list)
  } else if (key === 'name' || key === 'fleet' || key === 'fleetname') {
    list.name = value
  } else if (key === 'faction') {
    noteFaction(value, list)
  } else if (key === 'commander') {
    noteCommander({ line: line.line, text: value }, list)
  } else if (key === 'objectives') {
    noteObjectives(line.line, value.split(','), list)
  } else if (key === 'points' || key === 'totalpoints' || key === 'total') {
    const numbers = value.match(/\d{1,5}/g) ?? []
    notePoints({ numbers: numbers.map(Number), signs: '' }, list)
  } else if (key.startsWith('squadrons')) {
    reader.part = 'squadrons'
    reader.ship = undefined
    const sum = /\((\d{1,4})/.exec(key)?.[1]
    if (sum !== undefined) list.sums.squadrons = Number(sum)
  } else {
    return IGNORED.has(key)
  }
  return true
}

export function noteFaction(text: string, list: WrittenList): void {
  const faction = factionNamed(text)
  if (faction) list.faction = faction
}

function noteCommander({ line, text }: Line, list: WrittenList): void {
  const { name, price } = splitPrice(text)
  const [first] = price?.numbers ?? []
  if (!isNothing(name)) list.commander = { line, text: name, ...(first !== undefined && { price: first }) }
}

/** Three in the order of their categories, without labels of their own. */
function noteObjectives(line: number, texts: readonly string[], list: WrittenList): void {
  for (const [index, text] of texts.entries()) {
    const category = OBJECTIVE_CATEGORIES[index]
    noteObjective({ line, text: text.trim(), ...(category && { as: category }) }, list)
  }
}

export function noteObjective(objective: WrittenObjective, list: WrittenList): void {
  if (!isNothing(objective.text)) list.objectives.push(objective)
}

const isNothing = (text: string): boolean => /^(?:|-|none|n\/a)$/i.test(text)

function readRow(line: Line, row: Row, reader: Reader): void {
  const sum = sumOf(line)
  if (sum !== undefined) readSum(line, sum, reader)
  else if (line.text.startsWith('=')) return
  else if (reader.part === 'squadrons') addSquadron(row, reader)
  else if (row.flagship || (row.bullet && isShip(row, reader.effort))) addShip(row, reader)
  else if (row.bullet && reader.ship && !isSquadronBehind(reader.ship, row, reader))
    reader.ship.upgrades.push(cardOf(row))
  else if (row.count !== undefined) addSquadron(row, reader)
  else addByName(row, reader)
}

/** The sum behind the last ship's is that of the squadrons; ships may come behind it. */
function readSum({ text }: Line, sum: number, reader: Reader): void {
  const { list, ship, part } = reader
  if (part === 'squadrons' || ship?.sum !== undefined || ship === undefined || /squadron/i.test(text)) {
    list.sums.squadrons = sum
    reader.part = 'ships'
  } else {
    ship.sum = sum
  }
}

/** The block of the ship is closed, and the name is that of a squadron: the line that begins their part was lost. */
const isSquadronBehind = ({ sum }: WrittenShip, row: Row, { effort }: Reader): boolean =>
  sum !== undefined && cardsNamed('squadron', row.text, effort).length > 0

/** A row without anything in front of its name: mostly a ship; where bullets were lost, the name decides. */
function addByName(row: Row, reader: Reader): void {
  const { effort, ship, list } = reader
  const means = (kind: CardKind) => cardsNamed(kind, row.text, effort).length > 0
  if (row.price === undefined && !(row.bullet && ship) && !means('ship')) {
    list.skipped.push({ line: row.line, text: row.text })
  } else if (means('ship')) {
    addShip(row, reader)
  } else if (means('squadron') && (ship === undefined || ship.sum !== undefined)) {
    addSquadron(row, reader)
  } else if (ship && ship.sum === undefined && (reader.withoutBullets || means('upgrade'))) {
    ship.upgrades.push(cardOf(row))
  } else {
    addShip(row, reader)
  }
}

function addShip(row: Row, reader: Reader): void {
  const ship: WrittenShip = { ...cardOf(row), upgrades: [] }
  reader.list.ships.push(ship)
  reader.part = 'ships'
  reader.ship = ship
}

function addSquadron(row: Row, { list, priceOfAll }: Reader): void {
  list.squadrons.push({ ...cardOf(row), count: row.count ?? 1, priceOfAll })
}

/** The name and the first number of the price. */
export function cardOf({ line, text, price }: Row) {
  const [first] = price?.numbers ?? []
  return { line, text, ...(first !== undefined && { price: first }) }
}
