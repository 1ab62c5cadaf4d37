import type { Edge, Faction } from '#shared/game/engine/state'
import type { RangeBand } from '#shared/game/engine/terms'
import { terms } from './terms'

const ranges: Record<RangeBand, string> = { close: 'close', medium: 'medium', long: 'long' }

/** The words on the drawn table and the names of what can be handled there. */
export const board = {
  /** The compass is fixed: south is the first player's edge. */
  table: (edge: Edge | undefined) => (edge === undefined ? 'Table' : `Table, own edge ${edge}`),
  north: 'N',
  ours: 'Ours',
  theirs: 'Theirs',
  things: 'Obstacles and tokens',
  /** Both sides are others to a spectator. */
  side: (faction: Faction) => terms.factions[faction],
  /** One letter on each base. */
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
  which: 'Which one?',
}
