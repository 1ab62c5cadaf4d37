import type { Side } from '#shared/engine/decision'
import type { Faction } from '#shared/engine/state'
import type { RangeBand } from '#shared/engine/terms'
import type { PlaceFault } from '#shared/geometry/displaced'
import { terms } from './terms'

const ranges: Record<RangeBand, string> = { close: 'close', medium: 'medium', long: 'long' }

/** The words on the drawn table and the names of what can be handled there. */
export const board = {
  /** The compass is fixed: south is the first player's edge. */
  table: (edge: 'south' | 'north' | undefined) => (edge === undefined ? 'Table' : `Table, own edge ${edge}`),
  north: 'N',
  ours: 'Ours',
  theirs: 'Theirs',
  things: 'Obstacles and tokens',
  /** Both sides are others to a spectator. */
  side: (faction: Faction) => terms.factions[faction],
  /** One letter on each base. */
  badges: { rebel: 'R', imperial: 'I' } satisfies Record<Faction, string>,
  choosable: 'can be chosen',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Whole table or question',
  ranges,
  /** `262 mm · long · distance 5`; the gap from base to base. */
  measured: (mm: number, range: RangeBand | undefined, distance: number | undefined) =>
    `${mm === 0 ? 'touching' : `${mm} mm`} · ${range === undefined ? 'beyond the ruler' : `${ranges[range]} · distance ${distance}`}`,
  measuredTo: (from: string, to: string, result: string) => `${from} to ${to}: ${result}`,
  measuring: (from: string) => `Measuring from ${from}: go to another unit.`,
  /** The squadron that is being moved, as a handle. */
  flight: (name: string) => `Move ${name}`,
  flown: (mm: number, leaves: boolean) =>
    `${mm === 0 ? 'where it stood' : `${mm} mm from where it stood`}${leaves ? ', leaves the table' : ''}`,
  mm: (mm: number) => `${mm} mm`,
  tool: 'Maneuver tool',
  joint: (n: number) => `Joint ${n}`,
  toolTo: (side: Side) => `Put the tool on the ${side}`,
  leaves: 'leaves the table',
  placements: 'Displaced squadrons',
  place: (name: string) => `Place of ${name}`,
  /** Where a displaced squadron stands, seen from the ship; a fault says why it may not. */
  placed: (bearing: number, fault: string | undefined) =>
    `${bearing}° from the bow${fault === undefined ? '' : `, ${fault}`}`,
  faults: {
    'place-outside': 'outside the play area',
    'place-overlaps': 'over another piece',
    'place-not-touching': 'does not touch',
  } satisfies Record<PlaceFault, string>,
  /** A fault of all places together. */
  fault: 'not allowed',
  which: 'Which one?',
}
