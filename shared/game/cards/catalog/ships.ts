import { chassisOf, isShipCard, type ShipCardId, sizeOf } from './models'
import type { PrintedShip, ShipCard } from './ship-card'
import { IMPERIAL_SHIPS } from './ships-imperial'
import { REBEL_SHIPS } from './ships-rebel'

export { isShipCard, type ShipCardId } from './models'
export type { ShipCard, ShipClass } from './ship-card'

const PRINTED: Readonly<Record<ShipCardId, PrintedShip>> = { ...REBEL_SHIPS, ...IMPERIAL_SHIPS }

export const SHIPS = Object.fromEntries(
  Object.entries(PRINTED).map(([id, card]) => [id, { ...card, chassis: chassisOf(id), size: sizeOf(id) }]),
) as Readonly<Record<ShipCardId, ShipCard>>

/** Throws on a card that is not in the catalog: a stored game names known cards only. */
export function shipCard(id: string): ShipCard {
  if (!isShipCard(id)) throw new Error(`No ship card ${id}`)
  return SHIPS[id]
}
