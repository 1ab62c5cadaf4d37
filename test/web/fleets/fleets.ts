import type { Fleet } from '#shared/fleet/fleet'
import type { FleetSummary, SavedFleet } from '#shared/play/protocol/fleets'

/** A fleet of the Rebels that is far from finished: no commander, no objectives. */
export const REBELS: Fleet = {
  faction: 'rebel',
  ships: [{ card: 'cr90-corvette-a', upgrades: [] }],
  squadrons: ['x-wing-squadron'],
  objectives: {},
}

/** Legal at 180 points and everywhere above, except in a game of the core set. */
export const LEGAL: Fleet = {
  faction: 'rebel',
  ships: [
    { card: 'cr90-corvette-a', upgrades: ['general-dodonna'] },
    { card: 'nebulon-b-escort-frigate', upgrades: [] },
  ],
  squadrons: ['x-wing-squadron', 'x-wing-squadron', 'a-wing-squadron'],
  objectives: { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'minefields' },
}

export const saved = (fleet: Fleet, changes: Partial<SavedFleet> = {}): SavedFleet => ({
  id: 'f1',
  version: 1,
  name: 'Home defence',
  updated: '2030-05-01T09:00:00Z',
  fleet,
  ...changes,
})

export const summaryOf = ({ id, version, name, updated, fleet }: SavedFleet): FleetSummary => ({
  id,
  version,
  name,
  updated,
  faction: fleet.faction,
  ships: fleet.ships.length,
  squadrons: fleet.squadrons.length,
})
