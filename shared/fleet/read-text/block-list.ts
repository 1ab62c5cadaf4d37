import type { CardKind } from './card-match'
import type { Effort } from './effort'
import { splitHint } from './hints'
import { knownLabel, type Label } from './labels'
import { likeliestKind } from './likely-cards'
import { emptyList, type Line, type WrittenList, type WrittenShip } from './list'
import { cardsNamed, FLEET_KINDS } from './name-search'
import { isCounted, isPartOfRow, isShip, isShipBehindBullet, isSlipOfUnit, isSquadrons, named } from './named-rows'
import { isMisspelt, isShipMisspelt } from './nearest'
import {
  FEWEST_OF_FLEET,
  isFigure,
  isNothing,
  noteCommander,
  noteFaction,
  noteName,
  noteObjective,
  notePoints,
  noteSkipped,
  noteSum,
  numbersIn,
  withoutCategory,
} from './notes'
import { mayMean } from './parts'
import { labelOf, type Row, rowOf, splitPrice, sumOf, withoutBullet } from './row'
import { isSquadronByPrice, shipForCommander, shipsOf, squadronOf, upgradesOf, upgradesOn } from './written-row'

/** What tells the lists with labelled heads and a block for each ship apart. */
export interface BlockGrammar {
  /** The last line before the labels is the name of the fleet, or the first of all; else there is a label for it. */
  readonly named: 'before-labels' | 'at-top' | 'label'
  /** The price of a row of squadrons is for all of them; else for one. */
  readonly priceOfAll: boolean
  /** Short names make a row without a price a ship or a squadron, too. */
  readonly short?: true
  /** Reads a head line of its own kind; false: it is none. */
  readonly head?: (line: Line, list: WrittenList) => boolean
}

interface Reader {
  readonly list: WrittenList
  readonly effort: Effort
  readonly grammar: BlockGrammar
  /** No row has one: they were lost on the way, and names must tell ships from upgrades. */
  readonly withoutBullets: boolean
  part: 'head' | 'ships' | 'squadrons'
  /** The squadrons of this part have bullets: a row without one is none of them. */
  bulleted: boolean
  /** The sum of the fleet was read behind its squadrons: what follows is mostly none of them. */
  ended: boolean
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
  const reader: Reader = {
    list,
    effort,
    grammar,
    withoutBullets,
    part: 'head',
    bulleted: false,
    ended: false,
    headed: false,
  }
  for (const [index, { line, row }] of rows.entries()) {
    const isLostShip = () => isAboveUpgrades(row, rows[index + 1]?.row, reader)
    if (grammar.head?.(line, list) || readLabel(line, reader)) reader.headed = true
    else if (grammar.short && isLostShip()) addShip(row, reader)
    else if (isNameOfFleet(row, rows[index + 1]?.row, reader)) {
      readName(line, list)
      if (!isInItsPlace(rows[index + 1]?.line, reader)) list.title = line
    } else readRow(line, row, reader)
  }
  if (grammar.named === 'label') nameFromTop(list)
  return list
}

/** Programs without a label for the name put it right above the other labels. */
const isInItsPlace = (below: Line | undefined, { grammar, effort }: Reader): boolean =>
  grammar.named === 'before-labels' &&
  below !== undefined &&
  (knownLabel(below, effort) !== undefined || labelOf(below)?.key.endsWith('-author') === true)

/** A list of a program that has a label for the name may have lost it: `Krennic's Fury` in front of all cards. */
function nameFromTop(list: WrittenList): void {
  const cards = [...list.ships, ...list.squadrons, ...list.objectives].map(({ line }) => line)
  const above = list.skipped.filter(({ line }) => cards.every((each) => line < each))
  const title = above.at(-1)
  if (list.name !== undefined || title === undefined || /[:,;?]$/.test(title.text) || title.text.length > LONGEST_TITLE)
    return
  list.name = title.text
  list.title = title
  list.skipped.splice(list.skipped.indexOf(title), 1)
}
const LONGEST_TITLE = 60

function isNameOfFleet(row: Row, below: Row | undefined, { grammar, headed, list, effort }: Reader): boolean {
  if (grammar.named === 'label' || headed) return false
  const isAboveCards = below?.bullet === true && named('ship', row, effort) && mayMean('upgrade', below.text, effort)
  if (grammar.named === 'before-labels')
    return !row.bullet && !row.text.startsWith('=') && !isShip(row, effort) && !isAboveCards
  const isFirst = list.name === undefined && list.ships.length + list.squadrons.length === 0
  const namesShip = mayMean('ship', row.text, effort) || isShipMisspelt(row.text, effort)
  return isFirst && !row.bullet && !namesShip && !isCounted(row, effort) && !isPartOfRow(row, below, effort)
}

/** A row that names no card, with a card below that only a ship can have: a ship, though nobody knows which. */
function isAboveUpgrades(row: Row, below: Row | undefined, { ship, part, effort }: Reader): boolean {
  const isOpen = ship !== undefined && ship.sum === undefined && ship.upgrades.length === 0
  if (!below?.bullet || row.bullet || part === 'squadrons' || isOpen || !/\p{L}/u.test(row.text)) return false
  const means = (kind: CardKind, { text }: Row) => mayMean(kind, splitHint(text).name, effort)
  const isCard = means('ship', row) || means('squadron', row) || means('upgrade', row)
  return !isCard && means('upgrade', below) && !means('ship', below) && !named('squadron', below, effort)
}

/** The last line before the labels; what people wrote above it is not of the list. */
function readName(line: Line, list: WrittenList): void {
  if (list.name !== undefined) list.skipped.push({ line: line.line - 1, text: list.name })
  if (isFigure(line.text)) {
    notePoints({ numbers: numbersIn(line.text), signs: '' }, list)
    return
  }
  const { name, price } = splitPrice(line.text)
  const isHead = price?.signs.includes('/') === true
  if (isHead) notePoints(price, list)
  list.name = isHead || (price && list.name === undefined && price.signs === '') ? name : line.text
}

/** What stands behind a label is read as what the label says, or named as not read. */
function readLabel(line: Line, reader: Reader): boolean {
  const label = knownLabel(line, reader.effort)
  if (label === undefined) return false
  const { list, effort } = reader
  const value = { line: line.line, text: label.value }
  const row = rowOf(value, effort)
  const isEmpty = isNothing(label.value) || isFigure(label.value)
  if (label.kind === 'name') noteName(value, list)
  else if (label.kind === 'side') noteFaction(value, list)
  else if (label.kind === 'points') {
    notePoints({ numbers: numbersIn(label.value), signs: '' }, list)
    reader.ended = list.squadrons.length > 0
  } else if (label.kind === 'shipPoints' || label.kind === 'squadronPoints') noteSum(label.kind, label.value, list)
  else if (label.kind === 'objectives') readObjectives(value, label, list)
  else if (label.kind === 'about' || mayBeCard(label, row, reader)) noteSkipped(value, list)
  else if (label.kind === 'commander' && isApart(line, reader)) noteCommander(value, list)
  else if (label.kind === 'squadrons') {
    begin('squadrons', reader)
    if (label.sum !== undefined) list.sums.squadrons = label.sum
    if (!isEmpty) addSquadron(row, reader)
  } else if (label.kind === 'ship') {
    begin('ships', reader)
    if (label.sum !== undefined) list.sums.ships = label.sum
    if (!isEmpty) readRow(value, row, reader)
  } else if (!isEmpty && (label.kind === 'commander' || label.kind === 'upgrade')) addUpgrade(row, label, reader)
  return true
}

/** No ship is open, or an empty line stands between the commander and a ship whose rows have none between them. */
function isApart({ line, text }: Line, { ship, grammar }: Reader): boolean {
  if (!ship || ship.sum !== undefined) return true
  const last = ship.upgrades.at(-1)?.line ?? ship.line
  const isClose = last - ship.line === ship.upgrades.length && last > ship.line
  return grammar.short === true && isClose && line > last + 1 && !withoutBullet(text).bullet
}

/** Behind the label of a person or a date there is no card, unless somebody put one there. */
const mayBeCard = ({ kind }: Label, { text }: Row, { effort }: Reader): boolean =>
  kind === 'person' && FLEET_KINDS.some((each) => cardsNamed(each, text, effort).length > 0)

function begin(part: 'ships' | 'squadrons', reader: Reader): void {
  reader.part = part
  reader.ship = undefined
  reader.bulleted = false
}

/** One behind the label of its category; else the card itself says of which it is (R2.18). */
function readObjectives({ line, text }: Line, { category }: Label, list: WrittenList): void {
  for (const each of text.split(/[,;]/)) {
    noteObjective({ line, text: splitPrice(each.trim()).name, ...(category && { as: category }) }, list)
  }
}

function addUpgrade(row: Row, { slot, kind }: Label, { ship, list, effort }: Reader): void {
  const on = kind === 'commander' ? shipForCommander(ship, list.ships, effort) : ship
  if (on) on.upgrades.push(...upgradesOf(row, effort, kind === 'commander' ? 'commander' : slot))
  else noteSkipped(row, list)
}

function readRow(line: Line, row: Row, reader: Reader): void {
  const sum = sumOf(line)
  if (sum !== undefined) readSum(line, sum, reader)
  else if (line.text.startsWith('=')) return
  else if (reader.ended && isOnlyText(row, reader)) reader.list.skipped.push({ line: row.line, text: row.text })
  else if (isObjective(row, reader)) noteObjective({ line: row.line, text: row.text }, reader.list)
  else if (reader.part === 'squadrons' && !isShipBehind(row, reader)) addSquadron(row, reader)
  else if (row.flagship || isCountedShip(row, reader) || isShipBehindBullet(row, reader.effort)) addShip(row, reader)
  else if (row.bullet && reader.ship && !isSquadronBehind(reader.ship, row, reader) && !isSeveral(row, reader))
    reader.ship.upgrades.push(...upgradesOn(reader.ship, row, reader.effort))
  else if (row.count !== undefined && !isCountedUpgrade(row, reader)) addSquadron(row, reader)
  else addByName(row, reader)
}

/** `Cheers,` */
const isOnlyText = ({ text, bullet, count, price }: Row, { effort }: Reader): boolean =>
  !bullet &&
  count === undefined &&
  price === undefined &&
  !FLEET_KINDS.some((kind) => mayMean(kind, splitHint(text).name, effort))

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

/** Objectives have no price, and no other card has their names. */
const isObjective = (row: Row, { effort }: Reader): boolean =>
  (row.price === undefined || row.price.numbers[0] === 0) &&
  named('objective', { ...row, text: withoutCategory(row.text) }, effort) &&
  !FLEET_KINDS.some((kind) => named(kind, row, effort))

/** The squadrons stood first, and this row begins the ships: by its name, or as the one row without a bullet. */
function isShipBehind(row: Row, { effort, bulleted }: Reader): boolean {
  if (named('squadron', row, effort)) return false
  return row.flagship || named('ship', row, effort) || (bulleted && !row.bullet && row.count === undefined)
}

const isCountedShip = (row: Row, { effort }: Reader): boolean => {
  const means = (kind: CardKind) => mayMean(kind, splitHint(row.text).name, effort)
  return row.count !== undefined && means('ship') && !means('squadron')
}

/** `1x Gunnery Team` */
const isCountedUpgrade = (row: Row, { ship, effort }: Reader): boolean =>
  ship !== undefined &&
  mayMean('upgrade', splitHint(row.text).name, effort) &&
  !mayMean('squadron', splitHint(row.text).name, effort)

/** The block of the ship is closed, or no upgrade is called so: the line that begins the squadrons was lost. */
const isSquadronBehind = ({ sum }: WrittenShip, row: Row, { effort }: Reader): boolean =>
  isSquadronByPrice(row, effort) ||
  (named('squadron', row, effort) && (sum !== undefined || !named('upgrade', row, effort)))

/** `- 6 TIE Interceptor squads`: no ship has a card twice. */
const isSeveral = (row: Row, { effort, grammar }: Reader): boolean =>
  isSquadrons(row, effort) ||
  (grammar.short === true && (row.count ?? 1) > 1 && !mayMean('upgrade', splitHint(row.text).name, effort))

/** A row without anything in front of its name: mostly a ship; where bullets were lost, the name decides. */
function addByName(row: Row, reader: Reader): void {
  const { effort, ship, list, grammar, withoutBullets } = reader
  const isShort = (kind: CardKind) => grammar.short === true || (kind === 'ship' && !withoutBullets && !row.bullet)
  const isOnShip = ship !== undefined && named('upgrade', row, effort)
  const means = (kind: CardKind) =>
    named(kind, row, effort) ||
    (isShort(kind) && !(kind === 'ship' && isOnShip) && mayMean(kind, splitHint(row.text).name, effort))
  if (row.price === undefined && !(row.bullet && ship) && !means('ship')) {
    if (means('squadron') && (grammar.short || !means('upgrade'))) addSquadron(row, reader)
    else if (grammar.short && ship && means('upgrade')) ship.upgrades.push(...upgradesOn(ship, row, effort))
    else addMisspelt(row, reader)
  } else if (means('ship')) {
    addShip(row, reader)
  } else if (
    (means('squadron') && (ship?.sum !== undefined || !ship || !means('upgrade'))) ||
    isSquadronByPrice(row, effort)
  ) {
    addSquadron(row, reader)
  } else if (grammar.short && !row.bullet && !means('upgrade') && isSlipOfUnit(row, effort)) {
    addMisspelt(row, reader)
  } else if (ship && ship.sum === undefined && (reader.withoutBullets || means('upgrade'))) {
    ship.upgrades.push(...upgradesOn(ship, row, effort))
  } else if (isTitle(row, reader)) {
    readName({ line: row.line, text: row.text }, list)
  } else if (list.squadrons.at(-1)?.line === row.line) {
    addSquadron(row, reader)
  } else addUnknown(row, reader)
}

/** `Howlruner`, `Coms Net` without a price: people are asked whether that card is meant. */
function addMisspelt(row: Row, reader: Reader): void {
  const { effort, ship, list, grammar } = reader
  const { name } = splitHint(row.text)
  if (grammar.short && isShipMisspelt(name, effort)) addShip(row, reader)
  else if (grammar.short && ship && isMisspelt('upgrade', name, effort)) ship.upgrades.push(...upgradesOf(row, effort))
  else if (grammar.short && isMisspelt('squadron', name, effort)) addSquadron(row, reader)
  else list.skipped.push({ line: row.line, text: row.text })
}

function addUnknown(row: Row, reader: Reader): void {
  const kind = likeliestKind(splitHint(row.text).name, reader.effort)
  if (kind === 'squadron') addSquadron(row, reader)
  else if (kind === 'upgrade' && reader.ship) reader.ship.upgrades.push(...upgradesOn(reader.ship, row, reader.effort))
  else addShip(row, reader)
}

const isTitle = ({ bullet, price }: Row, { list }: Reader): boolean =>
  !bullet && list.name === undefined && list.ships.length === 0 && (price?.numbers.at(-1) ?? 0) >= FEWEST_OF_FLEET

function addShip(row: Row, reader: Reader): void {
  const ships = shipsOf(row, reader.effort)
  reader.list.ships.push(...ships)
  reader.part = 'ships'
  reader.ship = ships.at(-1)
}

function addSquadron(row: Row, reader: Reader): void {
  reader.bulleted ||= row.bullet
  reader.list.squadrons.push(squadronOf(row, reader.grammar.priceOfAll, reader.effort))
}
