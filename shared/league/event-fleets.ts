import type { Fleet, FleetShip } from '#shared/fleet/fleet'
import { type Judgement, judgeFleet } from '#shared/fleet/fleet-legality'
import { type GameOptions, PRESETS } from '#shared/fleet/game-presets'

/** The game that an event plays: that of its time for 180 and for 400 points, otherwise that of 2018 with another limit (L1.12). */
export function gameOfEvent(limit: number): GameOptions {
  return limit === PRESETS['tournament-180'].limit ? PRESETS['tournament-180'] : { ...PRESETS.tournament, limit }
}

/**
 * Judges a list that is entered for an event, by its own limit of points; a third of that limit, and not of the fleet, is the
 * most that squadrons may cost (L1.13).
 */
export const judgeEntry = (fleet: Fleet, limit: number): Judgement => judgeFleet(fleet, gameOfEvent(limit))

export interface MirrorMatch {
  /** Both play the same side, which pairing does not avoid (L1.14d). */
  readonly isMirror: boolean
  /** Unique cards of the second fleet whose name the first one has, too: both may be played, and say whose they are. */
  readonly shared: readonly string[]
}

/** What one fleet may not have twice, two may have once each (L1.14d, R20.3). */
export function mirrorMatch(one: Fleet, other: Fleet): MirrorMatch {
  if (one.faction !== other.faction) return { isMirror: false, shared: [] }
  const asOne: Fleet = {
    faction: one.faction,
    ships: [...one.ships, ...other.ships],
    squadrons: [...one.squadrons, ...other.squadrons],
    objectives: {},
  }
  const twice = judgeFleet(asOne, PRESETS.tournament).faults.flatMap((fault) =>
    fault.code === 'unique-twice' ? [fault.card] : [],
  )
  return { isMirror: true, shared: [...new Set(twice)] }
}

const sorted = (cards: readonly string[]): string => cards.toSorted((p, q) => (p < q ? -1 : p > q ? 1 : 0)).join()
const shipText = ({ card, upgrades }: FleetShip): string => `${card}(${sorted(upgrades)})`

/** Whether somebody plays the list that was entered, with its cards in any order: it holds for the whole event (L1.14b). */
export const isSameFleet = (one: Fleet, other: Fleet): boolean => fleetText(one) === fleetText(other)

const fleetText = ({ faction, ships, squadrons, objectives }: Fleet): string =>
  [
    faction,
    sorted(ships.map(shipText)),
    sorted(squadrons),
    sorted(Object.entries(objectives).map((objective) => objective.join())),
  ].join(' ')
