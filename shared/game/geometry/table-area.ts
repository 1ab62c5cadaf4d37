import type { Area, Edge, Point } from '#shared/game/engine/state'
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
/** The player edges (R1.3): the long ones, or two opposite ones of a square. The first player sits in the south. */
export type PlayerEdge = 'south' | 'north'

export const playArea = (area: Area): Box => ({ x: 0, y: 0, width: area.width, height: area.height })

/** The central 3' × 4', or all of a smaller play area (R1.2). */
export function setupArea({ width, height }: Area): Box {
  const margin = Math.max(0, (width - 4 * FOOT) / 2)
  return { x: margin, y: 0, width: width - 2 * margin, height }
}

const [, THREE] = DISTANCE_ENDS[2]
/** The part of the setup area at distance 1-3 of a player edge (R1.4). */
export function deploymentZone(area: Area, edge: PlayerEdge): Box {
  const { x, width } = setupArea(area)
  return { x, y: edge === 'south' ? 0 : area.height - THREE, width, height: THREE }
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
export const playerEdge = (area: Area, edge: PlayerEdge): Footprint => edgesOf(playArea(area))[edge]
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
