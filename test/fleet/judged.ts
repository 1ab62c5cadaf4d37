import type { Fleet, FleetShip } from '#shared/fleet/fleet'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import { type GameOptions, PRESETS } from '#shared/fleet/game-presets'
import type { Fault } from '#shared/fleet/legality-faults'

export const OBJECTIVES = { assault: 'most-wanted', defense: 'contested-outpost', navigation: 'superior-positions' }

/** Two ships and four squadrons of the Empire, legal at 400 points. */
export const FLEET: Fleet = {
  faction: 'imperial',
  ships: [
    { card: 'imperial-ii-class-star-destroyer', upgrades: ['admiral-motti', 'gunnery-team', 'xi7-turbolasers'] },
    { card: 'gladiator-i-class-star-destroyer', upgrades: ['demolisher', 'engine-techs'] },
  ],
  squadrons: ['tie-fighter-squadron', 'tie-fighter-squadron', 'firespray-31', 'howlrunner'],
  objectives: OBJECTIVES,
}
export const shipWith = (card: string, ...upgrades: string[]): FleetShip => ({ card, upgrades })
export const FLAGSHIP = shipWith('imperial-ii-class-star-destroyer', 'admiral-motti')
const REBEL_FLAGSHIP = shipWith('mc80-star-cruiser', 'garm-bel-iblis')

export function faultsOf(change: Partial<Fleet>, options: GameOptions = PRESETS['casual-400']): readonly Fault[] {
  return judgeFleet({ ...FLEET, ...change }, options).faults
}
export const ships = (...list: FleetShip[]) => faultsOf({ ships: list })
export const rebels = (...list: FleetShip[]) =>
  faultsOf({ faction: 'rebel', ships: [REBEL_FLAGSHIP, ...list], squadrons: [] })
