import fc from 'fast-check'
import { type Fleet, type FleetShip, OBJECTIVE_CATEGORIES } from '#shared/fleet/fleet'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import { PRESETS } from '#shared/fleet/game-presets'
import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import { SHIPS } from '#shared/game/cards/catalog/ships'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import { UPGRADES, type UpgradeCard } from '#shared/game/cards/catalog/upgrades'
import type { Faction } from '#shared/game/engine/terms'

/** What a fleet that is not finished yet may have. */
const ALLOWED = new Set(['no-commander', 'missing-objective'])

const isLegal = (fleet: Fleet): boolean =>
  judgeFleet(fleet, PRESETS['casual-400']).faults.every(({ code }) => ALLOWED.has(code))

/** The fleet with one more card, or as it was if that is not legal. */
const withMore = (fleet: Fleet, change: Partial<Fleet>): Fleet => {
  const more = { ...fleet, ...change }
  return isLegal(more) ? more : fleet
}

const onShip = (ships: readonly FleetShip[], at: number, card: string): readonly FleetShip[] =>
  ships.map((ship, index) => (index === at ? { ...ship, upgrades: [...ship.upgrades, card] } : ship))

const ALL_UPGRADES: Readonly<Record<string, UpgradeCard>> = UPGRADES

const ofFaction = (cards: Readonly<Record<string, Pick<UpgradeCard, 'faction'>>>, faction: Faction): string[] =>
  Object.entries(cards).flatMap(([id, card]) => (card.faction === undefined || card.faction === faction ? [id] : []))

const commanders = (faction: Faction): string[] =>
  ofFaction(ALL_UPGRADES, faction).filter((id) => ALL_UPGRADES[id]?.slots.includes('commander'))

const oneOf = (category: string) =>
  fc.constantFrom(...Object.entries(OBJECTIVES).flatMap(([id, card]) => (card.category === category ? [id] : [])))

/** Fleets that are legal at 400 points. */
export const anyLegalFleet: fc.Arbitrary<Fleet> = fc
  .constantFrom<Faction>('rebel', 'imperial')
  .chain((faction) =>
    fc.record({
      faction: fc.constant(faction),
      commander: fc.constantFrom(...commanders(faction)),
      ships: fc.array(fc.constantFrom(...ofFaction(SHIPS, faction)), { minLength: 1, maxLength: 6 }),
      upgrades: fc.array(fc.tuple(fc.nat(5), fc.constantFrom(...ofFaction(ALL_UPGRADES, faction))), { maxLength: 60 }),
      squadrons: fc.array(fc.tuple(fc.constantFrom(...ofFaction(SQUADRONS, faction)), fc.integer({ min: 1, max: 3 })), {
        maxLength: 12,
      }),
      objectives: fc.tuple(...OBJECTIVE_CATEGORIES.map(oneOf)),
    }),
  )
  .map(({ faction, commander, ships, upgrades, squadrons, objectives: [assault, defense, navigation] }) => {
    let fleet: Fleet = { faction, ships: [], squadrons: [], objectives: {} }
    if (assault && defense && navigation) fleet = { ...fleet, objectives: { assault, defense, navigation } }
    for (const card of ships) fleet = withMore(fleet, { ships: [...fleet.ships, { card, upgrades: [] }] })
    for (const at of fleet.ships.keys()) fleet = withMore(fleet, { ships: onShip(fleet.ships, at, commander) })
    for (const [at, card] of upgrades) fleet = withMore(fleet, { ships: onShip(fleet.ships, at, card) })
    for (const [card, count] of squadrons) {
      for (let more = 0; more < count; more++) fleet = withMore(fleet, { squadrons: [...fleet.squadrons, card] })
    }
    return fleet
  })
  .filter((fleet) => fleet.ships.some(({ upgrades }) => commanders(fleet.faction).some((id) => upgrades.includes(id))))
