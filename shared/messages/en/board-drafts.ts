import type { Side } from '#shared/game/engine/decision'
import type { PlaceFault } from '#shared/game/geometry/squadron-packing'

/** Drafts on the table: courses, moves, displaced squadrons. */
export const drafting = {
  /** The handle of the moving squadron. */
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
}
