import type { CardKind } from './card-match'
import type { Effort } from './effort'
import { splitHint } from './hints'
import { knownLabel, type Label } from './labels'
import { emptyList, type Line, type WrittenList, type WrittenShip } from './list'
import { cardsNamed } from './name-search'
import { isSquadrons } from './named-rows'
import { isMisspelt, isNearly, isShipMisspelt } from './nearest'
import { FEWEST_OF_FLEET, isFigure, noteObjective, notePoints, numbersIn } from './notes'
import { mayMean } from './parts'
import { type Price, type Row, rowOf, splitPrice, sumOf } from './row'
import { cardsMeant } from './short'
import { cardOf, isSquadronByPrice, shipsOf, squadronOf, upgradesOn } from './written-row'

/** A line of signs that underlines the name. */
export const isRule = ({ text }: Line): boolean => /^={4,}$|^-{4,}$/.test(text)

/**
 * Armada Fleets Designer: no side, no commander line, no labels. Behind the head, what a row is follows from its form or,
 * for a ship without upgrades, a single squadron and an objective, from its name.
 */
export function readAfd(lines: readonly Line[], effort: Effort): WrittenList {
  const list = emptyList()
  let ship: WrittenShip | undefined
  for (const line of lines) {
    const row = rowOf(line, effort)
    const label = knownLabel(line, effort)
    if (isRule(line)) continue
    const sum = sumOf(line)
    if (sum !== undefined) list.sums.total = sum
    else if (label?.kind === 'points' && isFigure(label.value))
      notePoints({ numbers: numbersIn(label.value), signs: '' }, list)
    else if (label && isHeading(label)) noteSquadrons(label, list)
    else if (label?.kind === 'objectives')
      noteObjective({ line: line.line, text: label.value, ...(label.category && { as: label.category }) }, list)
    else if (isHead(row, list)) readHead(line, list)
    else ship = readRow(row, { list, ship, effort })
  }
  return list
}

/** `Squadrons (24)`, `Objectives`: no program writes them, but people do. */
const isHeading = ({ kind, value }: Label): boolean =>
  value === '' && (kind === 'squadrons' || kind === 'ship' || kind === 'objectives')

function noteSquadrons({ kind, sum }: Label, { sums }: WrittenList): void {
  if (kind === 'squadrons' && sum !== undefined) sums.squadrons = sum
}

const isHead = ({ price }: Row, { ships, squadrons, name }: WrittenList): boolean => {
  const isOfFleet = name === undefined && (price?.numbers[0] ?? 0) >= FEWEST_OF_FLEET
  return (price?.signs.startsWith('/') === true || isOfFleet) && ships.length + squadrons.length === 0
}

function readHead({ text }: Line, list: WrittenList): void {
  const { name, price } = splitPrice(text)
  list.name = name
  if (price && price.signs !== '') notePoints(price, list)
}

interface Reader {
  readonly list: WrittenList
  readonly ship: WrittenShip | undefined
  readonly effort: Effort
}

/** Returns the ship that the next upgrades belong to. */
function readRow(row: Row, { list, ship, effort }: Reader): WrittenShip | undefined {
  const means = (kind: CardKind) => cardsNamed(kind, splitHint(row.text).name, effort).length > 0
  if (row.bullet && ship && !isShip(row, effort) && !isSquadron(row, effort)) {
    ship.upgrades.push(...upgradesOn(ship, row, effort))
    return ship
  }
  if (row.count !== undefined && means('ship') && !means('squadron')) {
    list.ships.push(...shipsOf(row, effort))
    return list.ships.at(-1)
  } else if (row.count !== undefined && ship && means('upgrade') && !means('squadron')) {
    ship.upgrades.push(...upgradesOn(ship, row, effort))
  } else if (row.price?.signs.startsWith('x') || row.count !== undefined) {
    list.squadrons.push(squadronOf(row, true, effort))
  } else if (row.price === undefined) {
    readUnpriced(row, list, means, effort)
  } else if (row.price.signs.startsWith('+') || means('ship') || isShip(row, effort) || isSlipOfShip(row, effort)) {
    return addShip(row, list)
  } else if (ship === undefined || !isUpgrade(row, effort)) {
    list.squadrons.push(squadronOf(row, true, effort))
  } else {
    ship.upgrades.push(...upgradesOn(ship, row, effort))
  }
  return ship
}

/** The name is that of a ship, and the price is its: a forum put a bullet in front of it. */
const isShip = ({ text, price }: Row, effort: Effort): boolean => fits('ship', text, price, effort)

/** `Radier II (48)` */
function isSlipOfShip({ text }: Row, effort: Effort): boolean {
  const { name } = splitHint(text)
  return isShipMisspelt(name, effort) && !mayMean('upgrade', name, effort) && !mayMean('squadron', name, effort)
}

/** The same for squadrons: `2 x 13`, or a price that a squadron of the name has and no upgrade. */
const isSquadron = (row: Row, effort: Effort): boolean =>
  row.price?.signs === 'x' || isSquadronByPrice(row, effort) || isSquadrons(row, effort)

const fits = (kind: CardKind, text: string, price: Price | undefined, effort: Effort): boolean =>
  cardsMeant(kind, splitHint(text).name, effort).some(
    ({ points }) => points !== undefined && points === price?.numbers[0],
  )

/** Where bullets were lost: the price tells which card of a name is meant, else a name that squadrons have is one of theirs. */
function isUpgrade({ text, price }: Row, effort: Effort): boolean {
  const fitting = fits('upgrade', text, price, effort)
  if (fitting !== fits('squadron', text, price, effort)) return fitting
  const { name } = splitHint(text)
  if (mayMean('squadron', name, effort)) return false
  return (
    mayMean('upgrade', name, effort) || (isMisspelt('upgrade', name, effort) && !isMisspelt('squadron', name, effort))
  )
}

/** Objectives stand without a price; a line that is nearly one is taken for one, too. */
function readUnpriced(row: Row, list: WrittenList, means: (kind: CardKind) => boolean, effort: Effort): void {
  const objective = means('objective') || (list.ships.length > 0 && isNearly('objective', row.text, effort))
  if (objective) noteObjective({ line: row.line, text: row.text }, list)
  else if (means('ship')) addShip(row, list)
  else if (means('squadron') && !means('upgrade')) list.squadrons.push(squadronOf(row, true, effort))
  else if (list.name === undefined && list.ships.length === 0) {
    list.name = row.text
    list.title = { line: row.line, text: row.text }
  } else list.skipped.push({ line: row.line, text: row.text })
}

/** `96 + 37: 133`, `103 + 66`; `63` is that of the ship alone. */
function addShip(row: Row, list: WrittenList): WrittenShip {
  const [ship = 0, upgrades = 0, sum = ship + upgrades] = row.price?.numbers ?? []
  const written: WrittenShip = { ...cardOf(row), upgrades: [], ...(row.price?.numbers[1] !== undefined && { sum }) }
  list.ships.push(written)
  return written
}
