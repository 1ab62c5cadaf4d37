import { shipsOf } from './forces'
import type { ObstaclePlacing } from './influence'
import type { Region } from './region'
import type { Game, Seat } from './state'

/** Wholly in the deployment zone, overlapping no ship or squadron (R3.15, R3.19). */
const shipZone = (seat: Seat): Region => ({
  all: [{ inside: { zone: seat } }, { clear: 'ships' }, { clear: 'squadrons' }],
})

/** Wholly within distance 1-2 of a friendly ship on the table, in the setup area, overlapping nothing (R3.17). */
function besideShips(g: Game, seat: Seat): Region {
  const units = shipsOf(g, seat)
  return {
    all: [{ inside: 'setup-area' }, { within: 2, of: { units } }, { clear: 'ships' }, { clear: 'squadrons' }],
  }
}

/** Where the rules let a unit be deployed, before cards change it. */
export const deploymentOf = (g: Game, { seat, kind }: { seat: Seat; kind: 'ship' | 'squadron' }): Region =>
  kind === 'ship' ? shipZone(seat) : besideShips(g, seat)

/** In the setup area, beyond distance 3 of every edge and distance 1 of the other obstacles, in turn (R3.8-9). */
export const OBSTACLES: ObstaclePlacing = {
  region: {
    all: [{ inside: 'setup-area' }, { beyond: 3, of: 'all-edges' }, { beyond: 1, of: 'obstacles' }],
  },
  by: 'in-turn',
}
