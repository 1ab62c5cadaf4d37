import { shipCard } from './ships'
import { type UpgradeSlot, upgradeCard } from './upgrades'

/** Whether a ship that carries those upgrades may carry one more (R2.7, R2.9-10, R2.12, R2.14, R18.3). */
export function canCarry(ship: string, carried: readonly string[], id: string): boolean {
  const { flotilla, shipClass, size, slots } = shipCard(ship)
  const { slots: taken, requires: { shipClasses, sizes, noIcon } = {} } = upgradeCard(id)
  const isOnFlotilla = flotilla && taken.includes('commander')
  const hasIcon = noIcon !== undefined && slots.includes(noIcon.slot) && noIcon.onSizes?.includes(size) !== false
  const isKept = shipClasses?.includes(shipClass) === false || sizes?.includes(size) === false || hasIcon
  return !carried.includes(id) && !isOnFlotilla && !isKept && haveRoom(slots, [...carried, id])
}

/** Commanders and titles need no icon. */
function haveRoom(bar: readonly UpgradeSlot[], cards: readonly string[]): boolean {
  const printed = cards.map(upgradeCard)
  const icons = [...bar, ...printed.flatMap(({ addsSlots = [] }) => addsSlots)]
  const needed = printed.flatMap(({ slots }) => slots).filter((slot) => slot !== 'commander' && slot !== 'title')
  const countOf = (all: readonly UpgradeSlot[], slot: UpgradeSlot) => all.filter((each) => each === slot).length
  return needed.every((slot) => countOf(needed, slot) <= countOf(icons, slot))
}
