import type { Point } from '#shared/game/engine/state'
import { type BasePlace, DIAL_RADIUS, DIALS_IN_SHIP_FRAME, HALF_BASE, SQUADRON_RADIUS } from './base'
import { forward, onTable, shipFrame, snap, type Vector } from './grid'

/** How far along `u` from the origin a disc ends; 0 if the ray misses it. */
function exitOfDisc(u: Vector, centre: Vector, radius: number): number {
  const along = u.x * centre.x + u.y * centre.y
  const inside = radius * radius - (centre.x * centre.x + centre.y * centre.y - along * along)
  return inside < 0 ? 0 : along + Math.sqrt(inside)
}
/** How far along `u` from its centre a rectangle ends. */
function exitOfRectangle(u: Vector, w: number, l: number): number {
  const x = Math.abs(u.x)
  const y = Math.abs(u.y)
  if (x === 0) return l
  return y === 0 ? w : Math.min(w / x, l / y)
}

/**
 * Where a squadron stands that lies on `bearing` (1/1000 degree clockwise from the bow) and keeps `gap` µm from base
 * and dials. Seen from the ship's centre each bearing has one such place, because a squadron's width rounds off
 * the corners between base and dials.
 */
export function placeBeside(ship: BasePlace, bearing: number, gap: number): Point {
  const { w, l } = HALF_BASE[ship.size]
  const margin = SQUADRON_RADIUS + gap
  const u = forward(bearing)
  const corner = { x: u.x < 0 ? -w : w, y: u.y < 0 ? -l : l }
  const exits = [
    exitOfRectangle(u, w + margin, l),
    exitOfRectangle(u, w, l + margin),
    exitOfDisc(u, corner, margin),
    ...DIALS_IN_SHIP_FRAME[ship.size].map((dial) => exitOfDisc(u, dial, DIAL_RADIUS + margin)),
  ]
  const reach = Math.max(...exits)
  return snap(onTable(shipFrame(ship.pose), { x: u.x * reach, y: u.y * reach }))
}

/** Where a squadron stands that touches another, on `bearing` (1/1000 degree clockwise from north) of it. */
export function placeBesideSquadron(anchor: Point, bearing: number): Point {
  const u = forward(bearing)
  return snap({ x: anchor.x + u.x * 2 * SQUADRON_RADIUS, y: anchor.y + u.y * 2 * SQUADRON_RADIUS })
}
