import { isShipCard, type ShipCard, shipCard } from '#shared/game/cards/catalog/ships'
import type { UpgradeSlot } from '#shared/game/cards/catalog/upgrades'
import type { Effort } from './effort'
import { splitHint } from './hints'
import type { WrittenName, WrittenShip, WrittenSquadron } from './list'
import { cardsNamed } from './name-search'
import type { Row } from './row'
import { cardsCalled, cardsMeant } from './short'

/** The name and the first number of the price. */
export function cardOf({ line, text, price }: Row): WrittenName {
  const [first] = price?.numbers ?? []
  return { line, text, ...(first !== undefined && { price: first }) }
}

/**
 * `2 x X-wing Squadron (26)`, `X-wing Squadron (2 x 13)`, `X-wing Squadron (13 x 2 = 26)`: of two numbers, the price is the one
 * that a card of the name has.
 */
export function squadronOf(row: Row, priceOfAll: boolean, effort: Effort): WrittenSquadron {
  const { line, text, count, price } = row
  const [one, other] = price?.numbers ?? []
  if (one === undefined || other === undefined || !/^x[=:]?$/.test(price?.signs ?? '')) {
    return { ...cardOf(row), count: count ?? 1, priceOfAll }
  }
  const isPrice = (number: number) =>
    cardsNamed('squadron', splitHint(text).name, effort).some(({ points }) => points === number)
  const turned = count === other || (count === undefined && isPrice(one) && !isPrice(other))
  return { line, text, count: count ?? (turned ? other : one), price: turned ? one : other, priceOfAll: false }
}

/** `Wedge (19)`: the price is that of a squadron of the name, or of as many, and of no upgrade. */
export function isSquadronByPrice({ text, price, count = 1 }: Row, effort: Effort): boolean {
  const [number] = price?.numbers ?? []
  const { name } = splitHint(text)
  const costs = (kind: 'squadron' | 'upgrade') =>
    cardsMeant(kind, name, effort).some(
      ({ points = 0, listed = points }) => listed === number || listed * count === number,
    )
  return number !== undefined && costs('squadron') && !costs('upgrade')
}

/** `2 x CR90 Corvette A (88)` are two; upgrades below go to the last at first. */
export function shipsOf(written: Row, effort: Effort): WrittenShip[] {
  const row = withProduct(written, effort)
  const ships = each(row, 'ship', effort).map((card): WrittenShip => ({ ...card, upgrades: [] }))
  const { price } = cardOf(row)
  const alike = { count: ships.length, ...(price !== undefined && { price }) }
  return ships.length < 2 ? ships : ships.map((ship, index) => (index + 1 < ships.length ? ship : { ...ship, alike }))
}

/** `2 x Raider I (2 x 44 = 88)`: the price of all. */
function withProduct(row: Row, effort: Effort): Row {
  const [one = 0, other = 0] = row.price?.numbers ?? []
  const isPrice = (number: number) =>
    cardsNamed('ship', splitHint(row.text).name, effort).some(({ points }) => points === number)
  if (!/^x[=:]?$/.test(row.price?.signs ?? '')) return row
  const count = row.count ?? (isPrice(one) ? other : one)
  return count === one || count === other ? { ...row, count, price: { numbers: [one * other], signs: '' } } : row
}

/** The ship above, but no flotilla (R2.7): then the last in front of it that is none. */
export function shipForCommander(
  above: WrittenShip | undefined,
  ships: readonly WrittenShip[],
  effort: Effort,
): WrittenShip | undefined {
  return above && isFlotilla(above, effort) ? (ships.findLast((ship) => !isFlotilla(ship, effort)) ?? above) : above
}

export function isFlotilla({ text }: WrittenShip, effort: Effort): boolean {
  const { name } = splitHint(text)
  const all = [...cardsNamed('ship', name, effort), ...cardsCalled('ship', name, effort)]
  const cards = all.filter(({ later }) => !later)
  return cards.length > 0 && cards.every(({ id }) => isShipCard(id) && (shipCard(id) as ShipCard).flotilla)
}

export function upgradesOf(row: Row, effort: Effort, slot?: UpgradeSlot): WrittenName[] {
  return each(row, 'upgrade', effort).map((card) => ({ ...card, ...(slot && { slot }) }))
}

/** `2 x Gunnery Team` below two ships alike is one on each, which goes to the others with the last; `1 x` is on one of them. */
export function upgradesOn(ship: WrittenShip, row: Row, effort: Effort): WrittenName[] {
  const { price, ...one } = cardOf(row)
  if (row.count === 1 && ship.alike) return [{ ...cardOf(row), once: true }]
  if (row.count === undefined || ship.alike?.count !== row.count) return upgradesOf(row, effort)
  return [{ ...one, ...(price !== undefined && { price }) }]
}

/** As many as the row says; the price may be that of one or of all. */
function each(row: Row, kind: 'ship' | 'upgrade', effort: Effort): WrittenName[] {
  const { count = 1, text } = row
  const { price, ...card } = cardOf(row)
  const isOfOne = count < 2 || cardsNamed(kind, splitHint(text).name, effort).some(({ points }) => points === price)
  const one = price === undefined || isOfOne ? price : Math.round(price / count)
  return Array.from({ length: count }, () => ({ ...card, ...(one !== undefined && { price: one }) }))
}
