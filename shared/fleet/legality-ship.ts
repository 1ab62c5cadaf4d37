import { isShipCard, type ShipCard, shipCard } from '#shared/game/cards/catalog/ships'
import {
  type BarSlot,
  isUpgrade,
  type UpgradeCard,
  type UpgradeSlot,
  upgradeCard,
} from '#shared/game/cards/catalog/upgrades'
import type { FleetShip } from './fleet'
import { type Fault, fault } from './legality-faults'

interface ShipUpgrade {
  readonly id: string
  readonly printed: UpgradeCard
}

/** What is wrong with the upgrades of one ship, taken by themselves (R2.7, R2.9–R2.12, R2.14, R2.15). */
export function shipFaults({ card, upgrades }: FleetShip, ship: number): Fault[] {
  const carried = upgrades.filter(isUpgrade).map((id) => ({ id, printed: upgradeCard(id) }))
  const alone: Fault[] = [
    ...copies(upgrades).map((id) => fault('same-upgrade-twice', { card: id, ship })),
    ...besideFirst(carried, ({ slots }) => slots.includes('title')).map((pair) =>
      fault('two-titles', { ...pair, ship }),
    ),
    ...besideFirst(carried, ({ modification }) => modification).map((pair) =>
      fault('two-modifications', { ...pair, ship }),
    ),
  ]
  if (!isShipCard(card)) return alone
  const printed = shipCard(card)
  return [...alone, ...carried.flatMap((each) => misfit(each, printed, ship)), ...slotFaults(carried, printed, ship)]
}

/** Each id that has stood there before, as often as it comes again. */
const copies = (ids: readonly string[]): string[] => ids.filter((id, at) => ids.indexOf(id) < at)

/** All cards of a kind but the first, each beside that. */
function besideFirst(
  carried: readonly ShipUpgrade[],
  ofKind: (printed: UpgradeCard) => boolean,
): { card: string; beside: string }[] {
  const [first, ...more] = carried.filter(({ printed }) => ofKind(printed))
  return first === undefined ? [] : more.map(({ id }) => ({ card: id, beside: first.id }))
}

/** Why the card does not belong on this ship (R2.7, R2.12, R2.14, R18.3). */
function misfit({ id, printed }: ShipUpgrade, on: ShipCard, ship: number): Fault[] {
  const faults: Fault[] = []
  if (on.flotilla && printed.slots.includes('commander'))
    faults.push(fault('commander-on-flotilla', { card: id, ship }))
  const { requires } = printed
  if (requires === undefined) return faults
  const { shipClasses, sizes, noIcon } = requires
  if (shipClasses?.includes(on.shipClass) === false) faults.push(fault('title-wrong-ship', { card: id, ship }))
  const hasIcon = noIcon !== undefined && on.slots.includes(noIcon.slot) && noIcon.onSizes?.includes(on.size) !== false
  if (hasIcon || sizes?.includes(on.size) === false) faults.push(fault('restriction', { card: id, ship, requires }))
  return faults
}

const inBar = (slot: UpgradeSlot): slot is BarSlot => slot !== 'commander' && slot !== 'title'

/** The cards take their icons in the order of the list; one for which an icon is missing takes none (R2.9, R2.15). */
function slotFaults(carried: readonly ShipUpgrade[], { slots }: ShipCard, ship: number): Fault[] {
  let bar = [...slots, ...carried.flatMap(({ printed }) => printed.addsSlots ?? [])]
  return carried.flatMap(({ id, printed }) => {
    const left = [...bar]
    for (const slot of printed.slots.filter(inBar)) {
      const at = left.indexOf(slot)
      if (at < 0) return [fault('no-free-slot', { card: id, ship, slot })]
      left.splice(at, 1)
    }
    bar = left
    return []
  })
}
