import type { PublicShip, PublicTable, UnitId } from '#shared/game/engine/state'
import { type ShipShape, shipShape } from '#shared/game/geometry/ship-shape'
import { CHASSIS } from './chassis'
import { shipKind } from './kinds'

/** Every ship as attacks see it. */
export type Shapes = ReadonlyMap<UnitId, ShipShape>
type PlacedShip = Pick<PublicShip, 'card' | 'pose'>

/** Caches: from one question to the next most pieces lie in the same place. */
const MADE = new Map<string, ShipShape>()
const MOST_MADE = 500
const TABLES = new Map<string, Shapes>()
const MOST_TABLES = 50

function shapeAt({ card, pose: { x, y, heading } }: PlacedShip): ShipShape {
  const place = `${card} ${x} ${y} ${heading}`
  const known = MADE.get(place)
  if (known) return known
  if (MADE.size >= MOST_MADE) MADE.clear()
  const shape = shipShape(CHASSIS[shipKind(card).chassis], { x, y, heading })
  MADE.set(place, shape)
  return shape
}

/** The same ones as long as no ship and no obstacle moves, comes or goes: what is measured among them stays as it is. */
export function shapesOn({ ships, obstacles }: Pick<PublicTable, 'ships' | 'obstacles'>): Shapes {
  let places = ''
  for (const { id, card, pose } of Object.values(ships)) places += `${id} ${card} ${pose.x} ${pose.y} ${pose.heading},`
  for (const { id, inert, pose } of Object.values(obstacles))
    places += `${id} ${inert} ${pose.x} ${pose.y} ${pose.heading},`
  const known = TABLES.get(places)
  if (known) return known
  if (TABLES.size >= MOST_TABLES) TABLES.clear()
  const shapes = new Map(Object.values(ships).map((ship) => [ship.id, shapeAt(ship)]))
  TABLES.set(places, shapes)
  return shapes
}
