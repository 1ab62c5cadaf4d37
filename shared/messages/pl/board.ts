import type { Edge, Faction } from '#shared/game/engine/state'
import type { RangeBand } from '#shared/game/engine/terms'
import type { board as english } from '#shared/messages/en/board'
import { terms } from './terms'

const ranges: Record<RangeBand, string> = { close: 'bliski', medium: 'średni', long: 'daleki' }

/** The words on the drawn table and the names of what can be handled there. */
export const board = {
  /** The compass is fixed: south is the first player's edge. */
  table: (edge: Edge | undefined) => (edge === undefined ? 'Stół' : `Stół, twoja krawędź: ${terms.edges[edge]}`),
  north: 'N',
  ours: 'Nasze',
  theirs: 'Ich',
  things: 'Przeszkody i żetony',
  /** Both sides are others to a spectator. */
  side: (faction: Faction) => terms.factions[faction],
  /** One letter on each base. */
  choosable: 'do wyboru',
  zoomIn: 'Przybliż',
  zoomOut: 'Oddal',
  fit: 'Cały stół albo pytanie',
  ranges,
  /** `262 mm · daleki · dystans 5`; the gap from base to base. */
  measured: (mm: number, range: RangeBand | undefined, distance: number | undefined) =>
    `${mm === 0 ? 'styka się' : `${mm} mm`} · ${range === undefined ? 'poza linijką' : `${ranges[range]} · dystans ${distance}`}`,
  measuredTo: (from: string, to: string, result: string) => `${from} → ${to}: ${result}`,
  measuring: (from: string) => `Pomiar od: ${from}. Przejdź do innej jednostki.`,
  which: 'Która jednostka?',
} satisfies typeof english
