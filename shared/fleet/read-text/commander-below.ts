import type { Effort } from './effort'
import { splitHint } from './hints'
import type { WrittenList, WrittenName, WrittenShip } from './list'
import { mayCarry } from './placed-cards'
import { byEra } from './settle'
import { cardsMeant } from './short'
import { isFlotilla } from './written-row'

/**
 * `Commander: Admiral Motti` above or below the ships, none of which has a commander: if only one of them may have one (R2.6,
 * R2.7), or the printed sum of one alone has room for him, it has this one. Of several nobody knows which, and people are asked.
 */
export function withCommanderPlaced(list: WrittenList, effort: Effort): WrittenList {
  const { commander, ships } = list
  if (commander === undefined) return list
  // A program adds up all cards that the ships have
  const isAbove = ships.every(({ line }) => line > commander.line)
  if (isAbove && list.sums.total !== undefined) return list
  const cardsOf = (text: string) => byEra(cardsMeant('upgrade', splitHint(text).name, effort))
  const commanders = (text: string) => cardsOf(text).filter(({ slots }) => slots.includes('commander'))
  const his = new Set(commanders(commander.text).map(({ id }) => id))
  // `GT` is no Tagge where another one commands
  const mayCommand = (text: string) =>
    cardsOf(text).length === commanders(text).length || commanders(text).some(({ id }) => his.has(id))
  const all = [...ships.flatMap((ship) => ship.upgrades), ...(list.unplaced ?? []).map(({ card }) => card)]
  // A name that is not known may be the commander with a slip
  const isOpen = his.size > 0 && all.every(({ text }) => !mayCommand(text))
  if (!isOpen) return list
  const card: WrittenName = { ...commander, slot: 'commander', apart: true }
  const able = ships.filter((ship) => !isFlotilla(ship, effort) && mayCarry(ship, card, effort))
  const roomy = able.filter((ship) => hasRoom(ship, card, effort))
  const [ship, ...others] = roomy.length === 1 ? roomy : able
  if (ship === undefined) return list
  if (others.length > 0) {
    const open = { card, ships: able.map((each) => ships.indexOf(each)) }
    return { ...list, unplaced: [...(list.unplaced ?? []), open] }
  }
  const placed = { ...ship, upgrades: [...ship.upgrades, card] }
  return { ...list, ships: ships.map((each) => (each === ship ? placed : each)) }
}

/** The printed sum of the ship is that of its cards and his. */
function hasRoom(ship: WrittenShip, commander: WrittenName, effort: Effort): boolean {
  const costOf = (kind: 'ship' | 'upgrade', { text, price }: WrittenName): number =>
    price ?? cardsMeant(kind, splitHint(text).name, effort)[0]?.points ?? Number.NaN
  const cards = [...ship.upgrades, commander].map((card) => costOf('upgrade', card))
  return cards.reduce((sum, cost) => sum + cost, costOf('ship', ship)) === ship.sum
}
