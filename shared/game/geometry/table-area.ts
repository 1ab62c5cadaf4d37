import type { Area, Edge, Point, Seat } from '#shared/game/engine/state'
import type { Footprint } from './footprint'
import { isOverlap } from './grid'
import { DISTANCE_ENDS } from './range'

/** 1' in µm. */
const FOOT = 304_800

/** The two sizes of the play area (R1.1). */
export const PLAY_AREAS = {
  '3x6': { width: 6 * FOOT, height: 3 * FOOT },
  '3x3': { width: 3 * FOOT, height: 3 * FOOT },
} as const satisfies Record<string, Area>

/** A part of the table with sides parallel to its edges; `x`, `y` is the corner with the smallest values. Lengths in µm. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** How the players sit: at the long edges or two opposite ones of a square, the first player in the south (R1.3), or at the short ones. */
export interface Seating {
  readonly area: Area
  readonly firstPlayer: Seat
  readonly south?: Seat
  readonly shortEdges?: true
}

/** The player edge at which a seat sits. */
export function edgeOf({ firstPlayer, south, shortEdges }: Omit<Seating, 'area'>, seat: Seat): Edge {
  const isFirst = (south ?? firstPlayer) === seat
  if (shortEdges) return isFirst ? 'west' : 'east'
  return isFirst ? 'south' : 'north'
}

export const playArea = (area: Area): Box => ({ x: 0, y: 0, width: area.width, height: area.height })

/** The central 3' × 4', or all of a smaller play area (R1.2), or where the players sit at the short edges (RL.26). */
export function setupArea({ area: { width, height }, shortEdges }: Pick<Seating, 'area' | 'shortEdges'>): Box {
  if (shortEdges) return { x: 0, y: 0, width, height }
  const margin = Math.max(0, (width - 4 * FOOT) / 2)
  return { x: margin, y: 0, width: width - 2 * margin, height }
}

const [, THREE] = DISTANCE_ENDS[2]
/** As far as two rulers reach from a short edge. */
const TWO_RULERS = 2 * FOOT
/** The part of the setup area at distance 1-3 of the player edge of a seat (R1.4), or within two rulers of a short one (OB5). */
export function deploymentZone(table: Seating, seat: Seat): Box {
  const { width, height } = table.area
  const edge = edgeOf(table, seat)
  if (table.shortEdges) return { x: edge === 'west' ? 0 : width - TWO_RULERS, y: 0, width: TWO_RULERS, height }
  const area = setupArea(table)
  return { ...area, y: edge === 'south' ? 0 : height - THREE, height: THREE }
}
/** Between the zones of both; on a small table they may leave nothing. */
export function betweenZones(table: Seating): Box {
  const [a, b] = (['a', 'b'] as const).map((seat) => deploymentZone(table, seat)).sort((p, q) => p.x - q.x || p.y - q.y)
  if (!a || !b) throw new Error('two zones expected')
  return table.shortEdges
    ? { ...a, x: a.x + a.width, width: b.x - a.x - a.width }
    : { ...a, y: a.y + a.height, height: b.y - a.y - a.height }
}

const segment = (x: number, y: number, toX: number, toY: number): Footprint => ({
  corners: [
    { x, y },
    { x: toX, y: toY },
  ],
  radius: 0,
})
const edgesOf = ({ x, y, width, height }: Box) => ({
  south: segment(x, y, x + width, y),
  north: segment(x, y + height, x + width, y + height),
  west: segment(x, y, x, y + height),
  east: segment(x + width, y, x + width, y + height),
})
/** Those of 3' (R1.1): all four of a square. */
export const shortEdges = ({ width, height }: Area): Edge[] =>
  width > height ? ['east', 'west'] : width < height ? ['north', 'south'] : ['north', 'east', 'south', 'west']
export const edgeLine = (area: Area, edge: Edge): Footprint['corners'] => edgesOf(playArea(area))[edge].corners
export const playerEdge = (table: Seating, seat: Seat): Footprint => edgesOf(playArea(table.area))[edgeOf(table, seat)]
/** All four, to be measured to. */
export const edgesOfBox = (box: Box): Footprint[] => Object.values(edgesOf(box))

/** No part lies outside; the edge itself is inside. */
export const liesInside = ({ corners, radius }: Footprint, { x, y, width, height }: Box): boolean =>
  corners.every((at) =>
    [at.x - x, x + width - at.x, at.y - y, y + height - at.y].every((depth) => !isOverlap(depth - radius)),
  )

const spanning = (x: number, y: number, toX: number, toY: number): Box => ({ x, y, width: toX - x, height: toY - y })
export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: Math.round(x + width / 2),
  y: Math.round(y + height / 2),
})
/** What two boxes have in common; undefined if they lie apart. */
export function commonBox(a: Box, b: Box): Box | undefined {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const [toX, toY] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)]
  return toX < x || toY < y ? undefined : spanning(x, y, toX, toY)
}
/** The smallest box around two. */
export const unitedBox = (a: Box, b: Box): Box =>
  spanning(
    Math.min(a.x, b.x),
    Math.min(a.y, b.y),
    Math.max(a.x + a.width, b.x + b.width),
    Math.max(a.y + a.height, b.y + b.height),
  )
