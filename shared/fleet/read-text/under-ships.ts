import { isShipCard, shipCard } from '#shared/game/cards/catalog/ships'
import { isUpgrade, type UpgradeCard, upgradeCard } from '#shared/game/cards/catalog/upgrades'
import { cardsIn, nameIn } from './cards-in'
import type { Effort } from './effort'
import { knownLabel } from './labels'
import type { Line } from './list'
import { isCardName } from './name-search'
import { isMisspelt, isShipMisspelt } from './nearest'
import { mayMean } from './parts'
import { rowOf, splitPrice, withoutBullet } from './row'
import { cardsMeant } from './short'
import { namesInRow } from './words-of-row'

/** A ship alone in its line, and what is known of the cards below it. */
interface ShipAbove {
  readonly classes: readonly string[]
  readonly bar: readonly string[]
  readonly cards: string[]
}
/** No ship has more upgrades. */
const MOST_BELOW = 12

/**
 * `Nebulon-B Escort Frigate` and below it `Salvation, Intel Officer`: rows of upgrades alone are on the ship above, each
 * with a bullet.
 */
export function withUpgradesBelow(lines: readonly Line[], effort: Effort): readonly Line[] {
  const found: Line[] = []
  const commanders = lines.filter((line) => namesCommander(line.text, effort))
  let ship: ShipAbove | undefined
  for (const [at, line] of lines.entries()) {
    const isOnlyCommander = commanders.length === 1 && commanders[0] === line
    const cards = ship && upgradesIn(line, ship, lines.slice(at + 1, at + 1 + MOST_BELOW), isOnlyCommander, effort)
    if (ship && cards) {
      ship.cards.push(...cards)
      found.push(...cards.map((card) => ({ line: line.line, text: `- ${card}` })))
    } else {
      const row = { line: line.line, text: line.text.replace(/ ?:$/, '') }
      ship = shipAlone(row, effort)
      found.push(ship ? row : line)
    }
  }
  return found
}

/** Upgrades below a ship that was struck out are on no ship: the other rows, and those. */
export function withoutShipless(lines: readonly Line[], struck: readonly Line[], effort: Effort) {
  const shipless = new Set<Line>()
  for (const row of struck) {
    const ship = shipAlone(row, effort)
    const isLeft = lines.some(({ line, text }) => line === row.line && /[\p{L}\d]/u.test(text))
    if (!ship || isLeft) continue
    for (const line of lines.filter((each) => each.line > row.line)) {
      if (!isOfUpgrades(line, ship, effort)) break
      shipless.add(line)
    }
  }
  return { lines: lines.filter((line) => !shipless.has(line)), shipless: [...shipless] }
}

function isOfUpgrades(line: Line, ship: ShipAbove, effort: Effort): boolean {
  const { rest } = withoutBullet(line.text)
  return knownLabel(line, effort) === undefined && cardsIn(rest, effort).every((card) => isOnShip(card, ship, effort))
}

function shipAlone(line: Line, effort: Effort): ShipAbove | undefined {
  const { text } = rowOf(line, effort)
  const cards = cardsMeant('ship', text, effort)
  if (cards.length === 0 ? !isShipMisspelt(text, effort) : mayMean('upgrade', text, effort)) return undefined
  const ships = cards.flatMap(({ id }) => (isShipCard(id) ? shipCard(id) : []))
  return {
    classes: ships.map(({ shipClass }) => shipClass),
    bar: ships[0]?.slots ?? [],
    cards: [],
  }
}

/** The upgrades of a row that has nothing else; one alone is known by its bullet or its price already. */
function upgradesIn(
  line: Line,
  ship: ShipAbove,
  below: readonly Line[],
  isOnlyCommander: boolean,
  effort: Effort,
): string[] | undefined {
  const { rest, bullet } = withoutBullet(line.text)
  if (line.text.startsWith('=') || knownLabel(line, effort)) return undefined
  const cards = cardsIn(rest.replaceAll(/ ?\| ?/g, ', '), effort)
  const areOnShip = cards.every((card) => isOnShip(card, ship, effort))
  if (!areOnShip || !cards.some((card) => mayMean('upgrade', nameIn(card, effort), effort))) return undefined
  if (cards.length > 1) return cards.some((card) => !mayBeSquadron(card, effort)) ? cards : undefined
  const isPlain = !bullet && splitPrice(rest).price === undefined
  const isUpgrade = !mayBeSquadron(rest, effort) || isOnlyCommander || isAboveUpgrades(rest, below, ship, effort)
  return isPlain && isUpgrade ? cards : undefined
}

/** Somebody of the row may command the fleet: `Imperial II` and below it `Darth Vader` alone (R2.6). */
const namesCommander = (text: string, effort: Effort): boolean =>
  namesInRow(text, effort).names.some(({ cards }) =>
    cards.upgrade?.some(({ slots, later }) => !later && slots.includes('commander')),
  )

/** An upgrade, perhaps with a slip; what ships are called as well is the title of this one. */
function isOnShip(card: string, ship: ShipAbove, effort: Effort): boolean {
  const { text, count = 1 } = rowOf({ line: 0, text: card.trim() }, effort)
  const name = nameIn(card, effort)
  if (count > 1 || !/\p{L}/u.test(text)) return false
  if (!mayMean('upgrade', name, effort)) return !isCardName(name, effort) && isMisspelt('upgrade', name, effort)
  const classes = titleClasses(card, effort)
  const isTitleOfShip =
    !hasTitle(ship, effort) && classes.some((each) => ship.classes.includes(each)) && isOwnPrice(card, effort)
  return isTitleOfShip || (classes.length === 0 && !mayMean('ship', name, effort))
}

/** Of a title that stands for its ship, the price may be that of both. */
function isOwnPrice(card: string, effort: Effort): boolean {
  const price = rowOf({ line: 0, text: card }, effort).price?.numbers[0]
  return (
    price === undefined || cardsMeant('upgrade', nameIn(card, effort), effort).some(({ points }) => points === price)
  )
}

const upgradesOf = (card: string, effort: Effort): readonly UpgradeCard[] =>
  cardsMeant('upgrade', nameIn(card, effort), effort).flatMap(({ id }) => (isUpgrade(id) ? upgradeCard(id) : []))

/** The classes of ships that a title is for; nothing: no title. */
const titleClasses = (card: string, effort: Effort): readonly string[] =>
  upgradesOf(card, effort).flatMap(({ slots, requires }) =>
    slots.includes('title') ? (requires?.shipClasses ?? []) : [],
  )

const hasTitle = ({ cards }: ShipAbove, effort: Effort): boolean =>
  cards.some((card) => titleClasses(card, effort).length > 0)

const mayBeSquadron = (card: string, effort: Effort): boolean => mayMean('squadron', nameIn(card, effort), effort)

/** `Darth Vader` between a ship and its upgrades is one of them, if the ship has room for him. */
function isAboveUpgrades(card: string, below: readonly Line[], ship: ShipAbove, effort: Effort): boolean {
  const others = [...ship.cards]
  for (const line of below) {
    const { rest } = withoutBullet(line.text)
    if (!isOnShip(rest, ship, effort) || mayBeSquadron(rest, effort)) break
    others.push(rest)
  }
  const slots = others.flatMap((other) => upgradesOf(other, effort)[0]?.slots ?? [])
  const isFree = (slot: string) =>
    !slots.some((each) => each === slot) && (slot === 'commander' || ship.bar.includes(slot))
  return others.length > ship.cards.length && upgradesOf(card, effort).some((upgrade) => upgrade.slots.every(isFree))
}
