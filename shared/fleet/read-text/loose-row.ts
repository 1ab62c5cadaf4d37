import { isShipCard, SHIPS, shipCard } from '#shared/game/cards/catalog/ships'
import { isSquadronCard, squadronCard } from '#shared/game/cards/catalog/squadrons'
import { isUpgrade as isUpgradeCard, type UpgradeCard, upgradeCard } from '#shared/game/cards/catalog/upgrades'
import type { CardMatch } from './card-match'
import type { Effort } from './effort'
import type { Line } from './list'
import { isMisspelt } from './nearest'
import { withoutBullet } from './row'
import { type NameInRow, type NamesInRow, namesInRow, objectivesInRow } from './words-of-row'

/**
 * A row without signs between its cards, or with words around them: `ISD-II Motti GT ECM`, `ISD-II with Motti on it`,
 * `3 A wings 2 B wings 1 Jan`. Each card gets a line; what no card took is named by the code that asks what was left over.
 */
export function looseRow({ line, text }: Line, effort: Effort): Line[] | undefined {
  const { rest, bullet } = withoutBullet(text)
  const found = namesInRow(rest, effort)
  const row = (each: string) => ({ line, text: each })
  if (found.names.length === 0) return undefined
  const ship = shipOf(found)
  if (ship) {
    const isRow = isRowOfShip(found, ship, rest) || isMisspelt('upgrade', besides(found, rest), effort)
    return isRow ? shipRows(found, ship).map(row) : undefined
  }
  if (found.names.length < 2 || bullet) return undefined
  const areSquadrons = found.names.every(
    ({ cards, count }) => cards.squadron && (!cards.upgrade || count !== undefined),
  )
  if (areSquadrons && !isOneTwice(found) && found.others <= found.names.length)
    return found.names.map((name) => row(written(name)))
  return titleRows(found)?.map(row)
}

/** What a row says around the names in it. */
const besides = ({ names }: NamesInRow, text: string): string =>
  names
    .reduce((rest, name) => rest.replace(name.text, ' '), text)
    .replaceAll(/[^\p{L}\p{N}'’-]+/gu, ' ')
    .trim()

/** `Hans Solo`: two names of one card that a fleet has once are a slip in its name. */
const isOneTwice = ({ names }: NamesInRow): boolean => {
  const unique = names.flatMap(({ cards: { squadron: [card] = [] } }) => (card && isUnique(card) ? card.id : []))
  return new Set(unique).size < unique.length
}

/** `Demolisher w/ OE, APT`: a title for its ship, and what is on it. */
export function titleWithCards({ line, text }: Line, effort: Effort): Line[] | undefined {
  const found = namesInRow(text, effort)
  const rows = found.names.length > 1 && !shipOf(found) ? titleRows(found) : undefined
  return rows?.map((row) => ({ line, text: row }))
}

/** A name in the text is that of a ship, and of nothing else. */
export const namesShip = (text: string, effort: Effort): boolean => namesInRow(text, effort).names.some(isShipAlone)

/** `Demo GSD I`, `Motti ISD II`: one ship and upgrades in any order, and no word besides. */
export function shipAndTitles(
  text: string,
  effort: Effort,
): { readonly name: string; readonly titles: readonly string[] } | undefined {
  const { names, others } = namesInRow(text, effort)
  const [ship, ...more] = names.filter(isShipAlone)
  const cards = names.filter((name) => name !== ship)
  const areOnShip = cards.length > 0 && cards.every(isUpgrade) && names.every(isBare)
  return ship && more.length === 0 && others === 0 && areOnShip
    ? { name: ship.text, titles: cards.map(({ text: title }) => title) }
    : undefined
}

const isBare = ({ count, price }: NameInRow): boolean => count === undefined && price === undefined

/** `OE ECM APT`: upgrades without a sign between them; the whole text, where it has other words. */
export function spacedCards(text: string, effort: Effort): readonly string[] {
  const { names, others } = namesInRow(text, effort)
  return names.length > 1 && others === 0 && names.every(isUpgrade) ? names.map(written) : [text]
}

/** `Demo (56)`: the price is that of a ship of the class that the title is of, or of both. */
export function pricedTitle({ line, text }: Line, effort: Effort): Line[] | undefined {
  const { names, others } = namesInRow(text, effort)
  const [name] = names
  if (name === undefined || names.length > 1 || others > 0) return undefined
  return ownPrice(name) === undefined ? undefined : titleAndShip(name)?.map((row) => ({ line, text: row }))
}

/** What the ship of a title costs, if the price behind the title is not the title's alone. */
function ownPrice(name: NameInRow): number | undefined {
  const title = titleIn(name)
  const { price } = name
  if (title === undefined || price === undefined || price === title.points) return undefined
  const ships = Object.values(SHIPS).filter(({ shipClass }) => title.classes.includes(shipClass))
  return [price, price - title.points].find((each) => ships.some(({ points }) => points === each))
}

/** The row of the ship, and that of its title. */
function titleAndShip(name: NameInRow): [string, string] | undefined {
  const title = titleIn(name)
  const own = ownPrice(name)
  if (title === undefined) return undefined
  if (own === undefined) return [title.called, `- ${written(name)}`]
  return [`${title.called} (${own})`, `- ${own === name.price ? name.text : `${name.text} (${title.points})`}`]
}

/** Two letters or three are a part of other names as well. */
const LEAST_NAME = 4

/** The cards that a row names and a fleet has once. */
export const uniqueIn = (text: string, effort: Effort): ReadonlySet<string> =>
  new Set(
    namesInRow(text, effort)
      .names.filter(({ text }) => text.length >= LEAST_NAME)
      .flatMap(({ cards }) => [cards.upgrade?.[0], cards.squadron?.[0]])
      .flatMap((card) => (card && isUnique(card) ? card.id : [])),
  )

/** What a text names in passing: for each name in it, the cards of the era that it may mean. */
export function cardsHeldBy(
  text: string,
  effort: Effort,
  isMeant: (name: NameInRow, others: number) => boolean = () => true,
): (readonly CardMatch[])[] {
  const { cards: objectives, rest } = objectivesInRow(text, effort)
  const { names, others } = namesInRow(rest, effort)
  return [
    ...objectives,
    ...names
      .filter((name) => isMeant(name, others))
      .filter((name) => name.text.length >= LEAST_NAME || /^\p{Lu}[\p{Lu}\d-]+$/u.test(name.text))
      .map(({ cards }) => Object.values(cards).flat()),
  ]
    .map((cards) => cards.filter(({ later }) => !later))
    .filter((cards) => cards.length > 0)
}

/** A fleet has it once. */
export const isUnique = ({ id }: CardMatch): boolean =>
  (isUpgradeCard(id) && (upgradeCard(id) as UpgradeCard).unique) || (isSquadronCard(id) && squadronCard(id).unique)

/** A name that only ships have, else one that a ship has, too. */
function shipOf({ names }: NamesInRow): NameInRow | undefined {
  const ships = names.filter(({ cards }) => cards.ship)
  return ships.find(isShipAlone) ?? ships[0]
}

/** Most of the words are of cards; a ship alone is counted, or what follows it stands in a bracket. */
function isRowOfShip({ names, others }: NamesInRow, ship: NameInRow, text: string): boolean {
  const words = names.reduce((sum, name) => sum + name.words, 0)
  if (words < others) return false
  if (names.some((name) => name !== ship && (name.cards.upgrade || name.cards.squadron))) return true
  const behind = text.slice(text.indexOf(ship.text) + ship.text.length)
  return others > 0 && (ship.count !== undefined || /^ ?\([^()]+\)$/.test(behind))
}

/** A ship, or the title that stands for it, and the cards on it. */
interface ShipInRow {
  readonly head: string
  readonly classes: readonly string[]
  readonly cards: NameInRow[]
}

/** Each ship begins a row of its own; what stands in front of the first is on it. */
function shipRows({ names }: NamesInRow, first: NameInRow): string[] {
  const ships: ShipInRow[] = []
  const inFront: NameInRow[] = []
  const squadrons: NameInRow[] = []
  for (const name of names) {
    const last = ships.at(-1)
    const title = last && titleIn(name)
    if (name === first || isShipAlone(name)) ships.push(shipIn(name, ships.length === 0 ? inFront : []))
    else if (!isUpgrade(name)) squadrons.push(name)
    else if (title && !title.classes.some((each) => last?.classes.includes(each)))
      ships.push({ head: title.called, classes: title.classes, cards: [name] })
    else (last?.cards ?? inFront).push(name)
  }
  return [
    ...ships.flatMap(({ head, cards }) => [head, ...cards.map((card) => `- ${written(card)}`)]),
    ...squadrons.map(written),
  ]
}

const isShipAlone = ({ cards }: NameInRow): boolean => cards.ship !== undefined && !cards.upgrade && !cards.squadron

const isUpgrade = ({ cards, count = 1 }: NameInRow): boolean =>
  cards.upgrade !== undefined && (count < 2 || !cards.squadron)

function shipIn(name: NameInRow, cards: readonly NameInRow[]): ShipInRow {
  const ids = (name.cards.ship ?? []).map(({ id }) => id)
  return {
    head: name.cards.upgrade ? `Ship: ${written(name)}` : written(name),
    classes: ids.flatMap((id) => (isShipCard(id) ? shipCard(id).shipClass : [])),
    cards: [...cards],
  }
}

const written = ({ text, count, price }: NameInRow): string =>
  `${count === undefined ? '' : `${count} x `}${text}${price === undefined ? '' : ` (${price})`}`

/** `Demolisher w/ OE, APT`: the title tells the class of its ship, and which card of the class is asked. */
function titleRows({ names, others }: NamesInRow): string[] | undefined {
  const [first, ...cards] = names
  const rows = first && titleAndShip(first)
  const words = names.reduce((sum, name) => sum + name.words, 0)
  if (!rows || words < others || !cards.every((name) => name.cards.upgrade)) return undefined
  return [...rows, ...cards.map((name) => `- ${written(name)}`)]
}

function titleIn({ cards }: NameInRow) {
  const [card, ...more] = cards.upgrade ?? []
  if (!card || more.length > 0 || cards.squadron || !isUpgradeCard(card.id)) return undefined
  const { slots, points, requires }: UpgradeCard = upgradeCard(card.id)
  const classes = requires?.shipClasses ?? []
  const [shipClass] = classes
  return slots.includes('title') && shipClass
    ? { points, classes, called: capitals(shipClass.replaceAll('-', ' ')) }
    : undefined
}

const capitals = (text: string): string => text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
