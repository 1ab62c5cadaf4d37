import { isUpgrade, type UpgradeCard, upgradeCard } from '#shared/game/cards/catalog/upgrades'
import type { CardKind, CardMatch } from './card-match'
import type { Effort } from './effort'
import { splitHint } from './hints'
import type { WrittenList, WrittenName, WrittenShip } from './list'
import { cardsMeant } from './short'

/**
 * `2x Gozanti Cruisers - Comms Net (50)`: what stands behind several ships is on each of them, but for cards that a fleet
 * has once, or where the prices say otherwise.
 */
export const withAlikeShips = (list: WrittenList, effort: Effort): WrittenList => ({
  ...list,
  ships: list.ships.flatMap((ship, index) => {
    const count = ship.alike?.count ?? 1
    const next = list.ships.slice(index + 1).find(({ alike }) => alike !== undefined)
    if (count > 1) return eachOf(ship, count, effort)
    return isSibling(ship, next, list.ships.indexOf(next ?? ship) - index) ? [] : [ship]
  }),
})

/** It comes out again with the last of its row, which has the upgrades. */
const isSibling = ({ line, text, alike }: WrittenShip, last: WrittenShip | undefined, apart: number): boolean =>
  alike === undefined && last?.line === line && last.text === text && apart < (last.alike?.count ?? 1)

function eachOf(written: WrittenShip, count: number, effort: Effort): WrittenShip[] {
  const ship = withPriceOfAll(written, effort)
  const { alike: _, sum, ...last } = ship
  const once = ship.upgrades.filter((card) => card.once || isOnce(card, effort))
  const shared = ship.upgrades.filter((card) => !once.includes(card))
  const others = isOnEach(ship, shared, count, effort) ? shared : []
  const onOthers = others.map((card) => ofOneShip(card, count, effort))
  const upgrades = ship.upgrades.map((card) => onOthers[others.indexOf(card)] ?? card)
  const sumOfOther = sum === undefined ? undefined : sumOfOne(ship, others, count, effort)
  const sumOfLast = sum === undefined || sumOfOther === undefined ? undefined : sum - sumOfOther * (count - 1)
  const isOneOnEach = ship.upgrades.length === count && ship.upgrades.every((card) => card.once)
  if (isOneOnEach && sum === undefined) return ship.upgrades.map((card) => ({ ...last, upgrades: [card] }))
  const isOfOne = sum !== undefined && sumsOf(ship, ship.upgrades, effort).includes(sum)
  const other = { ...last, upgrades: onOthers, ...(sumOfOther !== undefined && { sum: sumOfOther }) }
  return [
    ...Array.from({ length: count - 1 }, () => ({ ...other, upgrades: [...onOthers] })),
    { ...last, upgrades, ...(sumOfLast !== undefined && { sum: isOfOne ? sum : sumOfLast }) },
  ]
}

/** `3x Raider I (144)` with cards below that have no prices: if no such ship costs that much, they are paid with it. */
function withPriceOfAll(ship: WrittenShip, effort: Effort): WrittenShip {
  const { alike, price, ...rest } = ship
  const { count = 1, price: printed } = alike ?? {}
  const isOwn = sumsOf(ship, [], effort).some((each) => each === printed || each * count === printed)
  const isPriced = ship.sum !== undefined || ship.upgrades.some((card) => card.price !== undefined)
  if (printed === undefined || isOwn || isPriced || ship.upgrades.length === 0) return ship
  return { ...rest, sum: printed, alike: { count } }
}

/** Not where one of them was paid, and the ships are paid together. */
function isOnEach(ship: WrittenShip, shared: readonly WrittenName[], count: number, effort: Effort): boolean {
  const { upgrades, sum, alike } = ship
  const bare = sumsOf(ship, [], effort)
  const all = costOf(upgrades, effort)
  if (sum !== undefined) return shared.length === 0 || !bare.some((each) => each * count + all === sum)
  const isPaidOnce = shared.some((card) => pointsOf(card, 'upgrade', effort).some((each) => each === card.price))
  return !(isPaidOnce && bare.some((each) => each * count === alike?.price))
}

/** What one of the others costs, by the sum that is printed for all of them or for one. */
function sumOfOne(ship: WrittenShip, others: readonly WrittenName[], count: number, effort: Effort): number {
  const { sum = 0, upgrades } = ship
  const more = costOf(upgrades, effort) - costOf(others, effort)
  const fitting = sumsOf(ship, others, effort).find((each) => each * count + more === sum || each + more === sum)
  return fitting ?? Math.round((sum - more) / count)
}

const costOf = (upgrades: readonly WrittenName[], effort: Effort): number =>
  total(upgrades.map((card) => pointsOf(card, 'upgrade', effort)[0] ?? 0))

/** What the ship with these cards may cost. */
const sumsOf = (ship: WrittenShip, upgrades: readonly WrittenName[], effort: Effort): number[] =>
  pointsOf(ship, 'ship', effort).map((each) => each + costOf(upgrades, effort))

/** Printed for all of them, the price of one is a part of it. */
function ofOneShip(card: WrittenName, count: number, effort: Effort): WrittenName {
  const { price } = card
  const isOfAll = price !== undefined && pointsOf(card, 'upgrade', effort).some((each) => each * count === price)
  return isOfAll ? { ...card, price: price / count } : card
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

const cardsOf = ({ text }: WrittenName, kind: CardKind, effort: Effort): readonly CardMatch[] =>
  cardsMeant(kind, splitHint(text).name, effort)

const pointsOf = (card: WrittenName, kind: CardKind, effort: Effort): number[] =>
  cardsOf(card, kind, effort).flatMap(({ points }) => points ?? [])

function isOnce(card: WrittenName, effort: Effort): boolean {
  const cards = cardsOf(card, 'upgrade', effort).filter(({ id }) => isUpgrade(id))
  return cards.length > 0 && cards.every(({ id }) => isUpgrade(id) && (upgradeCard(id) as UpgradeCard).unique)
}
