import { isShipCard } from '#shared/game/cards/catalog/ships'
import { canCarry } from '#shared/game/cards/catalog/upgrade-fit'
import { isUpgrade, type UpgradeCard, upgradeCard } from '#shared/game/cards/catalog/upgrades'
import type { UnplacedCard } from './cards-on-ships'
import type { Effort } from './effort'
import { splitHint } from './hints'
import type { WrittenList, WrittenName, WrittenShip } from './list'
import { rowOf } from './row'
import { cardsMeant } from './short'
import type { ShipReference } from './which-ship'
import { cardOf } from './written-row'

/**
 * Cards whose ship is told in words, each on the ship that the words mean, in every way of counting ships. Where they may
 * mean several, people are asked; where no ship may have the card, it is told.
 */
export function withCardsPlaced(list: WrittenList, wanted: readonly UnplacedCard[], effort: Effort): WrittenList {
  const ships = list.ships.map((ship) => ({ ...ship, upgrades: [...ship.upgrades] }))
  const unplaced = [...(list.unplaced ?? [])]
  const skipped = [...list.skipped]
  let before: WrittenShip | undefined
  for (const want of wanted) {
    const card = cardOf(rowOf(want, effort))
    const able = ships.filter((ship) => isCalled(ship, want, effort) && mayCarry(ship, card, effort))
    const meant = shipsMeant(want, ships, able, before)
    for (const ship of meant) ship.upgrades.push(card)
    if (meant.length > 0) before = meant.at(-1)
    else if (able.length > 0) unplaced.push({ card, ships: able.map((ship) => ships.indexOf(ship)) })
    else skipped.push({ line: want.line, text: want.said })
  }
  return { ...list, ships, unplaced, skipped }
}

/** Those of an era that a ship or a card may be. */
const idsOf = (kind: 'ship' | 'upgrade', text: string, effort: Effort): readonly string[] =>
  cardsMeant(kind, splitHint(text).name, effort).flatMap(({ id, later }) => (later ? [] : id))

const isCalled = ({ text }: WrittenShip, { ships }: UnplacedCard, effort: Effort): boolean =>
  ships === undefined || idsOf('ship', text, effort).some((id) => ships.includes(id))

/** By the rules for one card alone (R2.7, R2.9, R2.12); of names with a slip nobody knows. */
export function mayCarry({ text }: WrittenShip, card: WrittenName, effort: Effort): boolean {
  const ships = idsOf('ship', text, effort).filter(isShipCard)
  const upgrades = idsOf('upgrade', card.text, effort).filter(isUpgrade)
  const isOfSlot = ({ slots }: UpgradeCard) => card.slot === undefined || slots.some((slot) => slot === card.slot)
  const fits = upgrades.filter((id) => isOfSlot(upgradeCard(id)))
  return ships.length === 0 || fits.some((id) => ships.some((ship) => canCarry(ship, [], id)))
}

/** The ships that the words mean if all of these are counted, if those that may have the card are, and if those alike are. */
function shipsMeant(
  { line, which }: UnplacedCard,
  ships: readonly WrittenShip[],
  able: readonly WrittenShip[],
  before: WrittenShip | undefined,
): readonly WrittenShip[] {
  if (which === undefined) return able.length === 1 ? able : []
  const above = ships.filter((ship) => ship.line <= line)
  const all = above.length > 0 ? above : ships
  const ableOfAll = able.filter((ship) => all.includes(ship))
  const last = all.findLast((ship) => able.includes(ship))
  const alike = last ? all.filter(({ text }) => text === last.text) : []
  const ways = [all, ableOfAll, ...(alike.length > 1 ? [alike] : [])]
  const picked = ways.map((way) => pick(way, which, before))
  const fitting = picked.filter((some) => some.length > 0 && some.every((ship) => able.includes(ship)))
  const [meant = [], ...others] = fitting
  return others.every((some) => some.length === meant.length && some.every((ship, at) => ship === meant[at]))
    ? meant
    : []
}

function pick(
  ships: readonly WrittenShip[],
  which: ShipReference,
  before: WrittenShip | undefined,
): readonly WrittenShip[] {
  const [first, second, ...others] = ships
  const areTwo = first !== undefined && second !== undefined && others.length === 0
  if (which === 'all') return ships
  if (which === 'both') return areTwo ? ships : []
  if (which === 'last') return ships.slice(-1)
  if (which === 'other') return areTwo && before ? ships.filter((ship) => ship !== before) : []
  if (which === 'one') return ships.every((ship) => isSame(ship, first)) ? ships.slice(0, 1) : []
  return ships.slice(which, which + 1)
}

/** The same ship with the same cards. */
const isSame = (one: WrittenShip, other: WrittenShip | undefined): boolean =>
  other !== undefined &&
  [one, ...one.upgrades].map(({ text }) => text).join() === [other, ...other.upgrades].map(({ text }) => text).join()
