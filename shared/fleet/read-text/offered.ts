import type { Effort } from './effort'
import type { Line, WrittenList, WrittenShip } from './list'
import { isMisspelt } from './nearest'

/**
 * What was left over of the row of a ship and is a card with a slip stands on that ship, and beside squadrons a pilot with
 * one: people are asked.
 */
export function withSlips(
  list: WrittenList,
  left: readonly Line[],
  lines: readonly Line[],
  effort: Effort,
): WrittenList {
  const texts = new Map(lines.map(({ line, text }) => [line, text]))
  const skipped: Line[] = []
  const squadrons = [...list.squadrons]
  const slips = new Map<WrittenShip, Line[]>()
  for (const each of left) {
    const ship = shipBefore(each, list.ships, texts.get(each.line) ?? '')
    const squadron = list.squadrons.find(({ line }) => line === each.line)
    if (squadron && isMisspelt('squadron', each.text, effort))
      squadrons.push({ ...each, count: 1, priceOfAll: squadron.priceOfAll })
    else if (ship && isMisspelt('upgrade', each.text, effort)) slips.set(ship, [...(slips.get(ship) ?? []), each])
    else skipped.push(each)
  }
  const ships = list.ships.map((ship) => ({ ...ship, upgrades: [...ship.upgrades, ...(slips.get(ship) ?? [])] }))
  return { ...list, ships, squadrons, skipped: [...list.skipped, ...skipped] }
}

/** Of the ships of its row, the last in front of it, else the first. */
function shipBefore({ line, text }: Line, ships: readonly WrittenShip[], row: string): WrittenShip | undefined {
  const inRow = ships.filter((ship) => ship.line === line)
  return inRow.findLast((ship) => row.indexOf(ship.text) < row.indexOf(text)) ?? inRow[0]
}
