import type { Effort } from './effort'
import { splitHint } from './hints'
import type { WrittenList } from './list'
import { cardsMeant } from './short'
import { isFlotilla } from './written-row'

/**
 * `Commander: Admiral Motti` below the ships, none of which has a commander: if only one of them may have one (R2.6, R2.7), it
 * has this one. Of several nobody knows which, and the list is told to contradict itself.
 */
export function withCommanderPlaced(list: WrittenList, effort: Effort): WrittenList {
  const { commander, ships } = list
  if (commander === undefined || !ships.every(({ line }) => line < commander.line)) return list
  const cardsOf = (text: string) => cardsMeant('upgrade', splitHint(text).name, effort)
  const isCommander = (text: string) => cardsOf(text).some(({ slots }) => slots.includes('commander'))
  const upgrades = ships.flatMap((ship) => ship.upgrades)
  // A name that is not known may be the commander with a slip
  const isOpen =
    upgrades.every(({ text }) => cardsOf(text).length > 0 && !isCommander(text)) && isCommander(commander.text)
  const [ship, ...others] = ships.filter((each) => !isFlotilla(each, effort))
  if (!isOpen || ship === undefined || others.length > 0) return list
  const placed = { ...ship, upgrades: [...ship.upgrades, { ...commander, slot: 'commander' as const }] }
  return { ...list, ships: ships.map((each) => (each === ship ? placed : each)) }
}
