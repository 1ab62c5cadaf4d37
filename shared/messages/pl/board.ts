import type { Side } from '#shared/engine/decision'
import type { Faction } from '#shared/engine/state'
import type { RangeBand } from '#shared/engine/terms'
import type { PlaceFault } from '#shared/geometry/displaced'
import type { board as english } from '#shared/messages/en/board'
import { terms } from './terms'

const ranges: Record<RangeBand, string> = { close: 'bliski', medium: 'średni', long: 'daleki' }

/** The words on the drawn table and the names of what can be handled there. */
export const board = {
  /** The compass is fixed: south is the first player's edge. */
  table: (edge: 'south' | 'north' | undefined) =>
    edge === undefined ? 'Stół' : `Stół, twoja krawędź: ${edge === 'south' ? 'południowa' : 'północna'}`,
  north: 'N',
  ours: 'Nasze',
  theirs: 'Ich',
  things: 'Przeszkody i żetony',
  /** Both sides are others to a spectator. */
  side: (faction: Faction) => terms.factions[faction],
  /** One letter on each base. */
  badges: { rebel: 'R', imperial: 'I' } satisfies Record<Faction, string>,
  choosable: 'do wyboru',
  zoomIn: 'Przybliż',
  zoomOut: 'Oddal',
  fit: 'Cały stół albo pytanie',
  ranges,
  /** `262 mm · daleki · dystans 5`; the gap from base to base. */
  measured: (mm: number, range: RangeBand | undefined, distance: number | undefined) =>
    `${mm === 0 ? 'styka się' : `${mm} mm`} · ${range === undefined ? 'poza linijką' : `${ranges[range]} · dystans ${distance}`}`,
  measuredTo: (from: string, to: string, result: string) => `${from} → ${to}: ${result}`,
  measuring: (from: string) => `Pomiar od: ${from}. Przejdź do innej jednostki.`,
  tool: 'Wzornik manewru',
  joint: (n: number) => `Fragment ${n}`,
  toolTo: (side: Side) => `Przyłóż wzornik z ${side === 'left' ? 'lewej' : 'prawej'}`,
  leaves: 'opuszcza stół',
  placements: 'Odstawiane eskadry',
  place: (name: string) => `Miejsce: ${name}`,
  /** Where a displaced squadron stands, seen from the ship; a fault says why it may not. */
  placed: (bearing: number, fault: string | undefined) =>
    `${bearing}° od dziobu${fault === undefined ? '' : `, ${fault}`}`,
  /** The squadron that is being moved, as a handle. */
  flight: (name: string) => `Przesuń: ${name}`,
  flown: (mm: number, leaves: boolean) =>
    `${mm === 0 ? 'bez ruchu' : `${mm} mm od dawnego miejsca`}${leaves ? ', opuszcza stół' : ''}`,
  mm: (mm: number) => `${mm} mm`,
  faults: {
    'place-outside': 'poza obszarem gry',
    'place-overlaps': 'na innej figurze',
    'place-not-touching': 'nie styka się',
  } satisfies Record<PlaceFault, string>,
  /** A fault of all places together. */
  fault: 'niedozwolone',
  which: 'Która jednostka?',
} satisfies typeof english
