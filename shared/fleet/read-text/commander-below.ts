import type { Effort } from './effort'
import { splitHint } from './hints'
import type { WrittenList, WrittenName, WrittenShip } from './list'
import { mayCarry } from './placed-cards'
import { cardsMeant } from './short'
import { isFlotilla } from './written-row'

/**
 * `Commander: Admiral Motti` below the ships, none of which has a commander: if only one of them may have one (R2.6, R2.7), or
 * the printed sum of one alone has room for him, it has this one. Of several nobody knows which, and people are asked.
 */
export function withCommanderPlaced(list: WrittenList, effort: Effort): WrittenList {
  const { commander, ships } = list
  if (commander === undefined || !ships.some(({ line }) => line < commander.line)) return list
  const cardsOf = (text: string) => cardsMeant('upgrade', splitHint(text).name, effort)
  const isCommander = (text: string) => cardsOf(text).some(({ slots }) => slots.includes('commander'))
  const all = [...ships.flatMap((ship) => ship.upgrades), ...(list.unplaced ?? []).map(({ card }) => card)]
  // A name that is not known may be the commander with a slip
  const isOpen = all.every(({ text }) => cardsOf(text).length > 0 && !isCommander(text)) && isCommander(commander.text)
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
