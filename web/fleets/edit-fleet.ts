import type { Fleet, FleetShip, ObjectiveCategory } from '#shared/fleet/fleet'
import { isCommander } from '#shared/game/cards/catalog/upgrade-kinds'
import { isUpgrade, upgradeCard } from '#shared/game/cards/catalog/upgrades'
import type { Faction } from '#shared/game/engine/terms'

/** Changes to a fleet in the builder: each makes another fleet and leaves the one it is given as it is. */

export const emptyFleet = (faction: Faction): Fleet => ({ faction, ships: [], squadrons: [], objectives: {} })

const withShips = (fleet: Fleet, ships: readonly FleetShip[]): Fleet => ({ ...fleet, ships })

export const withShip = (fleet: Fleet, card: string): Fleet =>
  withShips(fleet, [...fleet.ships, { card, upgrades: [] }])

/** Once more the same ship beside it, without the commander and the cards of which there is one (R2.4, R2.6). */
export function withShipAgain(fleet: Fleet, at: number): Fleet {
  const ship = fleet.ships[at]
  if (ship === undefined) return fleet
  const upgrades = ship.upgrades.filter((id) => isUpgrade(id) && !isCommander(id) && !upgradeCard(id).unique)
  return withShips(fleet, fleet.ships.toSpliced(at + 1, 0, { ...ship, upgrades }))
}

/** @param at place of the ship in the list */
export const withoutShip = (fleet: Fleet, at: number): Fleet =>
  withShips(
    fleet,
    fleet.ships.filter((_, each) => each !== at),
  )

const withUpgrades = (fleet: Fleet, at: number, change: (upgrades: readonly string[]) => readonly string[]): Fleet =>
  withShips(
    fleet,
    fleet.ships.map((ship, each) => (each === at ? { ...ship, upgrades: change(ship.upgrades) } : ship)),
  )

export const withUpgrade = (fleet: Fleet, at: number, card: string): Fleet =>
  withUpgrades(fleet, at, (upgrades) => [...upgrades, card])

/** Takes the last copy away. */
export const withoutUpgrade = (fleet: Fleet, at: number, card: string): Fleet =>
  withUpgrades(fleet, at, (upgrades) => upgrades.toSpliced(upgrades.lastIndexOf(card), 1))

/** Puts one more squadron beside its like. */
export function withSquadron(fleet: Fleet, card: string): Fleet {
  const last = fleet.squadrons.lastIndexOf(card)
  const at = last < 0 ? fleet.squadrons.length : last + 1
  return { ...fleet, squadrons: fleet.squadrons.toSpliced(at, 0, card) }
}

export const withoutSquadron = (fleet: Fleet, card: string): Fleet => ({
  ...fleet,
  squadrons: fleet.squadrons.toSpliced(fleet.squadrons.lastIndexOf(card), 1),
})

/** @param card nothing: the place is free again */
export function withObjective(fleet: Fleet, category: ObjectiveCategory, card: string | undefined): Fleet {
  const { [category]: _, ...others } = fleet.objectives
  const { spareObjectives: __, ...chosen } = fleet
  return { ...chosen, objectives: card === undefined ? others : { ...others, [category]: card } }
}

/** Each kind of squadron once, in the order of the list, with its number. */
export function squadronCounts({ squadrons }: Pick<Fleet, 'squadrons'>): { card: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const card of squadrons) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}

/** All cards of a fleet, as often as they are in it. */
const cardsOf = ({ ships, squadrons, objectives, spareObjectives = [] }: Fleet): string[] => [
  ...ships.flatMap(({ card, upgrades }) => [card, ...upgrades]),
  ...squadrons,
  ...Object.values(objectives),
  ...spareObjectives.map(({ card }) => card),
]

/** What one list has beyond the other, each as often. */
export function beyond<T>(one: readonly T[], other: readonly T[], keyOf: (item: T) => string): T[] {
  const left = other.map(keyOf)
  return one.filter((item) => {
    const at = left.indexOf(keyOf(item))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** The cards, by their ids, that one fleet has and the other has not. */
export const cardsOnlyIn = (one: Fleet, other: Fleet): string[] => beyond(cardsOf(one), cardsOf(other), (card) => card)
