import type { PublicShip, PublicTable, UnitId } from '#shared/game/engine/state'
import { type ShipShape, shipShape } from '#shared/game/geometry/ship-shape'
import { CHASSIS } from './chassis'
import { shipKind } from './kinds'

/** Every ship as attacks see it. */
export type Shapes = ReadonlyMap<UnitId, ShipShape>
type PlacedShip = Pick<PublicShip, 'card' | 'pose'>

/** A cache: from one question to the next most ships stand in the same place. */
const MADE = new Map<string, ShipShape>()
const MOST_MADE = 500

function shapeAt({ card, pose: { x, y, heading } }: PlacedShip): ShipShape {
  const place = `${card} ${x} ${y} ${heading}`
  const known = MADE.get(place)
  if (known) return known
  if (MADE.size >= MOST_MADE) MADE.clear()
  const shape = shipShape(CHASSIS[shipKind(card).chassis], { x, y, heading })
  MADE.set(place, shape)
  return shape
}

export const shapesOn = (g: Pick<PublicTable, 'ships'>): Shapes =>
  new Map(Object.values(g.ships).map((ship) => [ship.id, shapeAt(ship)]))
