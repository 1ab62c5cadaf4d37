import type { Fleet, FleetShip } from '#shared/fleet/fleet'
import { isShipCard, shipCard } from '#shared/game/cards/catalog/ships'
import { isCommander } from '#shared/game/cards/catalog/upgrade-kinds'
import { isUpgrade, UPGRADES, type UpgradeSlot, upgradeCard } from '#shared/game/cards/catalog/upgrades'

/** A place for an upgrade on a ship: an icon of its bar, or that of a commander or a title. */
export interface Slot {
  readonly slot: UpgradeSlot
  /** The card in it. */
  readonly card?: string
  /** The card lies in another place and takes this icon as well (R2.9). */
  readonly shared?: boolean
}

export interface ShipSlots {
  readonly slots: readonly Slot[]
  /** Cards that have no place; the judgement says why. */
  readonly loose: readonly string[]
}

/** The places of a ship, filled in the order of the list, as its judgement does (R2.7, R2.9, R2.12, R2.15). */
export function slotsOf(fleet: Fleet, at: number): ShipSlots {
  const ship = fleet.ships[at]
  if (ship === undefined) return { slots: [], loose: [] }
  const slots: { slot: UpgradeSlot; card?: string; shared?: boolean }[] = placesOf(fleet, ship).map((slot) => ({
    slot,
  }))
  const loose = ship.upgrades.filter((id) => {
    const free = isUpgrade(id) ? takenBy(slots, upgradeCard(id).slots) : undefined
    for (const [index, place] of (free ?? []).entries()) {
      place.card = id
      if (index > 0) place.shared = true
    }
    return free === undefined
  })
  return { slots, loose }
}

function placesOf(fleet: Fleet, { card, upgrades }: FleetShip): UpgradeSlot[] {
  if (!isShipCard(card)) return []
  const { slots, shipClass, flotilla } = shipCard(card)
  const carried = upgrades.filter(isUpgrade).map(upgradeCard)
  const commands = carried.some(({ slots }) => slots.includes('commander'))
  const commanded = fleet.ships.some((ship) => ship.upgrades.some(isCommander))
  return [
    ...(commands || !(flotilla || commanded) ? (['commander'] as const) : []),
    ...(TITLED.has(shipClass) ? (['title'] as const) : []),
    ...slots,
    ...carried.flatMap(({ addsSlots }) => addsSlots ?? []),
  ]
}

const TITLED: ReadonlySet<string> = new Set(
  Object.keys(UPGRADES)
    .filter(isUpgrade)
    .map(upgradeCard)
    .filter(({ slots }) => slots.includes('title'))
    .flatMap(({ requires }) => requires?.shipClasses ?? []),
)

/** A free place for each icon of a card; undefined if one is missing. */
function takenBy<S extends Slot>(slots: readonly S[], wanted: readonly UpgradeSlot[]): S[] | undefined {
  const taken: S[] = []
  for (const icon of wanted) {
    const free = slots.find((place) => place.slot === icon && place.card === undefined && !taken.includes(place))
    if (free === undefined) return undefined
    taken.push(free)
  }
  return taken
}
