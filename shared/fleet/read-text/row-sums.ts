import type { CardKind, CardMatch } from './card-match'
import type { Effort } from './effort'
import { splitHint } from './hints'
import type { WrittenList, WrittenName, WrittenShip, WrittenSquadron } from './list'
import { cardsMeant } from './short'

/**
 * `Boba Fett, Bossk, Dengar, IG-88 (90)`: one price behind several names that is not that of the last card is the sum of
 * the row.
 */
export const withRowSums = (list: WrittenList, effort: Effort): WrittenList => ({
  ...list,
  ships: list.ships
    .map((written) => withSumForPrice(written, effort))
    .map((ship) => withOwnSum({ ...ship, upgrades: inRows(ship.upgrades, 'upgrade', effort, ship) }, effort)),
  squadrons: inRows(list.squadrons, 'squadron', effort),
})

/** @param head the ship that the cards are on; a price of its own ends with it */
function inRows<W extends WrittenName | WrittenSquadron>(
  cards: readonly W[],
  kind: CardKind,
  effort: Effort,
  head?: WrittenName,
): W[] {
  return cards.map((card, index) => {
    const { price, ...rest } = card
    const before = [...(head && head.price === undefined ? [head] : []), ...cards.slice(0, index)].filter(
      ({ line }) => line === card.line,
    )
    const isLast = cards[index + 1]?.line !== card.line
    const isSum = isLast && before.length > 0 && before.every((each) => each.price === undefined)
    return price === undefined || !isSum || isOwn(card, kind, effort) ? card : ({ ...rest, sumOfRow: price } as W)
  })
}

/** The price is that of the card, or of as many as there are of it; a name that no card has may cost anything. */
function isOwn(card: WrittenName & { readonly count?: number }, kind: CardKind, effort: Effort): boolean {
  const { price = 0, count = 1 } = card
  const prices = cardsOf(card, kind, effort).flatMap(({ points, listed }) => points ?? listed ?? [])
  return prices.length === 0 || prices.some((each) => each === price || each * count >= price)
}

const cardsOf = ({ text }: WrittenName, kind: CardKind, effort: Effort): readonly CardMatch[] =>
  cardsMeant(kind, splitHint(text).name, effort)

/** `ISD II (151)` with cards below that have no prices: the price of all of them, if no such ship has it. */
function withSumForPrice(ship: WrittenShip, effort: Effort): WrittenShip {
  const { price, ...rest } = ship
  const prices = cardsOf(ship, 'ship', effort).flatMap(({ points }) => points ?? [])
  const isPriced = ship.sum !== undefined || ship.upgrades.some((card) => card.price !== undefined)
  const others = ship.upgrades.reduce((total, card) => total + pointsOf(card, effort), 0)
  const isOfAll = !isPriced && others > 0 && prices.some((each) => each + others === price)
  return isOfAll && price !== undefined && !prices.includes(price) ? { ...rest, sum: price } : ship
}

/** In the row of a ship, the sum is that of its upgrades if they cost as much; else that of all. */
function withOwnSum(ship: WrittenShip, effort: Effort): WrittenShip {
  const last = ship.upgrades.findLast(({ line }) => line === ship.line)
  const sum = last?.sumOfRow ?? ship.sum
  if (last === undefined || sum === undefined) return ship
  const [own] = cardsOf(ship, 'ship', effort)
  const isOfUpgrades = sum === ship.upgrades.reduce((total, each) => total + pointsOf(each, effort), 0)
  const { sumOfRow: _, ...plain } = last
  const upgrades = ship.upgrades.map((each) => (each === last ? plain : each))
  return { ...ship, upgrades, sum: isOfUpgrades ? sum + (ship.price ?? own?.points ?? 0) : sum }
}

const pointsOf = (card: WrittenName, effort: Effort): number =>
  card.price ?? cardsOf(card, 'upgrade', effort)[0]?.points ?? Number.NaN
