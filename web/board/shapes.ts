import { outlinedObstacle } from '#shared/game/cards/catalog/obstacles'
import type { HullZone, Point, UnitId } from '#shared/game/engine/state'
import { type ArcLine, arcRays, zonesOnTable } from '#shared/game/geometry/hull-zone'
import type { Polygon } from '#shared/game/geometry/polygon'
import { stretchesOver } from '#shared/game/geometry/polygon'
import { type Mm, onTable, type Projection, toMm } from './camera'
import { DISC } from './outline'
import type { Piece, ShipPiece, SquadronPiece } from './pieces'
import type { Stage } from './task'

const closed = (corners: readonly Mm[]): string => `M${corners.map(({ x, y }) => `${x},${y}`).join('L')}Z`

const middle = (corners: readonly Mm[]): Mm => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
})

/** A part of the table that the reader can point at, in drawn mm. */
export interface Shape {
  path: string
  at: Mm
}

const zoneCorners = (ship: ShipPiece, zone: HullZone, table: Projection): Mm[] =>
  zonesOnTable(ship.print.chassis, ship.pose)[zone].map((corner) => toMm(corner, table))

function zoneShape(ship: ShipPiece, zone: HullZone, table: Projection): Shape {
  const corners = zoneCorners(ship, zone, table)
  return { path: closed(corners), at: middle(corners) }
}

const discShape = ({ at }: SquadronPiece): Shape => ({
  path: `M${at.x - DISC},${at.y}a${DISC},${DISC} 0 1 1 ${2 * DISC},0a${DISC},${DISC} 0 1 1 ${-2 * DISC},0Z`,
  at,
})

/** A hull zone of a ship, or a squadron. */
export function shapeOf(piece: Piece | undefined, zone: HullZone | undefined, table: Projection): Shape | undefined {
  if (piece?.kind === 'squadron') return discShape(piece)
  return piece && zone ? zoneShape(piece, zone, table) : undefined
}

/** The same by its id; an obstacle that can be attacked has no hull zones. */
export function shapeOn(
  { view, pieces, table }: Pick<Stage, 'view' | 'pieces' | 'table'>,
  unit: UnitId,
  zone?: HullZone,
): Shape | undefined {
  const obstacle = view.obstacles[unit]
  if (!obstacle)
    return shapeOf(
      pieces.find(({ id }) => id === unit),
      zone,
      table,
    )
  const corners = outlinedObstacle(obstacle).outline.map((corner) => toMm(corner, table))
  return { path: closed(corners), at: toMm(obstacle.pose, table) }
}

/** Where the shield dial of a zone sticks out, and a little beyond. */
export function capOf(ship: ShipPiece, zone: HullZone, table: Projection, beyond: number): Mm {
  const { width, length } = ship.print.base
  const places: Record<HullZone, Mm> = {
    front: { x: 0, y: -length / 2 - beyond },
    right: { x: width / 2 + beyond, y: 0 },
    rear: { x: 0, y: length / 2 + beyond },
    left: { x: -width / 2 - beyond, y: 0 },
  }
  return onTable(places[zone], ship.pose, table)
}

const LINES: Record<HullZone, readonly [ArcLine, ArcLine]> = {
  front: ['front-left', 'front-right'],
  right: ['front-right', 'rear-right'],
  rear: ['rear-right', 'rear-left'],
  left: ['rear-left', 'front-left'],
}

/** µm; long enough that the far edge lies beyond the ruler. */
const FAR = 900_000

/** The area between the two arc lines of a zone, far beyond the ruler. */
export function wedge(ship: ShipPiece, zone: HullZone, table: Projection): { path: string; rays: [Mm, Mm][] } {
  const rays = arcRays(ship.print.chassis, ship.pose, FAR)
  const [first, second] = LINES[zone].map((line): [Mm, Mm] => [
    toMm(rays[line].from, table),
    toMm(rays[line].to, table),
  ])
  if (!first || !second) return { path: '', rays: [] }
  return { path: closed([first[1], first[0], second[0], second[1]]), rays: [first, second] }
}

/** mm that a corner may lie beside a ray and still be on it: places are rounded. */
const ON_RAY = 0.05

/** Along each arc line of a zone, `inside` mm off it: the place that lies so many mm from the zone. */
export function alongRays(
  ship: ShipPiece,
  zone: HullZone,
  table: Projection,
  inside: number,
): ((reach: number) => Mm)[] {
  const corners = zoneCorners(ship, zone, table)
  // The first line bounds the arc at its left, the second at its right.
  return wedge(ship, zone, table).rays.map(([from, to], n) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
    const inward = n === 0 ? { x: -along.y, y: along.x } : { x: along.y, y: -along.x }
    const edge = Math.max(
      ...corners.map(({ x, y }) => {
        const beside = (x - from.x) * inward.x + (y - from.y) * inward.y
        return Math.abs(beside) < ON_RAY ? (x - from.x) * along.x + (y - from.y) * along.y : 0
      }),
    )
    return (reach) => ({
      x: from.x + along.x * (edge + reach) + inward.x * inside,
      y: from.y + along.y * (edge + reach) + inward.y * inside,
    })
  })
}

/** Everything within so many mm of a hull zone: its outline pushed outwards, corners rounded. */
export function band(ship: ShipPiece, zone: HullZone, reach: number, table: Projection): string {
  const corners = zoneCorners(ship, zone, table)
  const at = (n: number): Mm => corners[(n + corners.length) % corners.length] ?? { x: 0, y: 0 }
  // Clockwise on the table and on the drawing, which is turned but never mirrored: outwards is to the left of an edge.
  return corners
    .map((corner, n) => {
      const next = at(n + 1)
      const length = Math.hypot(next.x - corner.x, next.y - corner.y)
      const out = { x: ((next.y - corner.y) / length) * reach, y: ((corner.x - next.x) / length) * reach }
      const from = `${corner.x + out.x},${corner.y + out.y}`
      const start = n === 0 ? `M${from}` : `A${reach},${reach} 0 0 1 ${from}`
      return `${start}L${next.x + out.x},${next.y + out.y}`
    })
    .join('')
    .concat(closing(corners, reach))
}

function closing(corners: readonly Mm[], reach: number): string {
  const [first, second] = corners
  if (!first || !second) return ''
  const length = Math.hypot(second.x - first.x, second.y - first.y)
  const x = first.x + ((second.y - first.y) / length) * reach
  const y = first.y + ((first.x - second.x) / length) * reach
  return `A${reach},${reach} 0 0 1 ${x},${y}Z`
}

/** px; half of what a label such as `161 mm` takes up. */
export const SHORT_LABEL = { width: 28, height: 10 }

/** A straight line on the drawn table, and the parts of it that run over something else. */
export interface DrawnLine {
  from: Mm
  to: Mm
  /** Where it runs over each of the outlines, in drawn mm. */
  over: { id: string; from: Mm; to: Mm; at: Mm }[]
}

/** The line as it is drawn; `outlines` in µm on the table. */
export function drawnLine(
  line: { from: Point; to: Point },
  outlines: readonly { id: string; outline: Polygon }[],
  table: Projection,
): DrawnLine {
  const length = Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y)
  const along = (um: number): Mm =>
    toMm(
      {
        x: line.from.x + ((line.to.x - line.from.x) * um) / length,
        y: line.from.y + ((line.to.y - line.from.y) * um) / length,
      },
      table,
    )
  return {
    from: toMm(line.from, table),
    to: toMm(line.to, table),
    over: outlines.flatMap(({ id, outline }) =>
      stretchesOver(line, outline).map(([start, end]) => ({
        id,
        from: along(start),
        to: along(end),
        at: along((start + end) / 2),
      })),
    ),
  }
}
