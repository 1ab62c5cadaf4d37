import type { ShipCard } from './ship-card'
import { IMPERIAL_SHIPS } from './ships-imperial'
import { REBEL_SHIPS } from './ships-rebel'

export type { ShipCard, ShipClass } from './ship-card'

export const SHIPS = { ...REBEL_SHIPS, ...IMPERIAL_SHIPS } as const satisfies Record<string, ShipCard>

export type ShipCardId = keyof typeof SHIPS

export const isShipCard = (id: string): id is ShipCardId => Object.hasOwn(SHIPS, id)

/** Throws on a card that is not in the catalog: a stored game names known cards only. */
export function shipCard(id: string): ShipCard {
  if (!isShipCard(id)) throw new Error(`No ship card ${id}`)
  return SHIPS[id]
}
