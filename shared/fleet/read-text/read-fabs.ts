import type { Effort } from './effort'
import { emptyList, factionNamed, type Line, type WrittenList } from './list'
import { cardsNamed } from './name-search'
import { noteObjective } from './notes'
import { type Row, rowOf, splitPrice } from './row'
import { squadronOf, upgradesOf } from './written-row'

/** `REBEL FLEET (400 points)`, on occasion with a bracket before it. */
const HEAD = /^\[? ?(\w{1,12}) FLEET(?: \(|$)/i
/** `12 • `, the running number of a row. */
const NUMBER = /^\d{1,3} ?[•·.)*-] ?/

export const isFabsHead = ({ text }: Line): boolean => {
  const side = HEAD.exec(text)?.[1]
  return side !== undefined && factionNamed(side) !== undefined
}
const isFabsRow = ({ text }: Line): boolean => NUMBER.test(text) && text.endsWith(')')
const isBulleted = ({ text }: Line): boolean => /^\d{1,3} ?•/.test(text)

/** A head alone may be that of a list by hand, `Imperial fleet (400 points)`, and so may numbers: `1) ISD II (120)`. */
export const isFabs = (lines: readonly Line[]): boolean => {
  const rows = lines.filter(isFabsRow)
  return rows.filter(isBulleted).length > 1 || (rows.length > 0 && lines.some(isFabsHead))
}

/** Fab's builder: one numbered row for a ship with its upgrades, a squadron, or the objectives; prices of whole rows only. */
export function readFabs(lines: readonly Line[], effort: Effort): WrittenList {
  const list = emptyList()
  for (const line of lines) {
    if (isFabsHead(line)) readHead(line, list)
    else readRow(rowOf({ line: line.line, text: line.text.replace(NUMBER, '') }, effort), list, effort)
  }
  return list
}

function readHead({ text }: Line, list: WrittenList): void {
  const [total] = splitPrice(text).price?.numbers ?? []
  const faction = factionNamed(HEAD.exec(text)?.[1] ?? '')
  if (total !== undefined) list.sums.total = total
  if (faction) list.faction = faction
}

function readRow(row: Row, list: WrittenList, effort: Effort): void {
  const { line, text, price } = row
  const [name = '', ...others] = text.split(' - ').map((part) => part.trim())
  const [sum] = price?.numbers ?? []
  if (/^objectives?$/i.test(name)) {
    for (const objective of others) noteObjective({ line, text: objective }, list)
  } else if (sum === undefined && cardsNamed('ship', name, effort).length === 0) {
    list.skipped.push({ line, text })
  } else if (cardsNamed('squadron', text, effort).length > 0 || (others.length === 0 && !isShip(name, effort))) {
    list.squadrons.push(squadronOf(row, true, effort))
  } else {
    const upgrades = others.flatMap((upgrade) => upgradesOf(rowOf({ line, text: upgrade }, effort), effort))
    list.ships.push({ line, text: name, upgrades, ...(sum !== undefined && { sum }) })
  }
}

const isShip = (name: string, effort: Effort): boolean => cardsNamed('ship', name, effort).length > 0
