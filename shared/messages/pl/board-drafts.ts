import type { Side } from '#shared/game/engine/decision'
import type { PlaceFault } from '#shared/game/geometry/squadron-packing'
import type { drafting as english } from '#shared/messages/en/board-drafts'

/** Drafts on the table: courses, moves, displaced squadrons. */
export const drafting = {
  tool: 'Wzornik manewru',
  joint: (n: number) => `Fragment ${n}`,
  toolTo: (side: Side) => `Przyłóż wzornik z ${side === 'left' ? 'lewej' : 'prawej'}`,
  leaves: 'opuszcza stół',
  placements: 'Eskadry do ustawienia',
  place: (name: string) => `Miejsce: ${name}`,
  /** Where a displaced squadron stands, seen from the ship; a fault says why it may not. */
  placed: (bearing: number, fault: string | undefined) =>
    `${bearing}° od dziobu${fault === undefined ? '' : `, ${fault}`}`,
  /** The handle of the moving squadron. */
  flight: (name: string) => `Przesuń: ${name}`,
  flown: (mm: number, leaves: boolean) =>
    `${mm === 0 ? 'bez ruchu' : `${mm} mm od dawnego miejsca`}${leaves ? ', opuszcza stół' : ''}`,
  mm: (mm: number) => `${mm} mm`,
  faults: {
    'place-outside': 'poza obszarem gry',
    'place-overlaps': 'na innej figurze',
    'place-not-touching': 'nie styka się',
  } satisfies Record<PlaceFault, string>,
  /** A fault of all places together. */
  fault: 'niedozwolone',
} satisfies typeof english
