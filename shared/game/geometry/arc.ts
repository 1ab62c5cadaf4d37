import type { HullZone, Point, Pose } from '#shared/game/engine/state'
import { SQUADRON_RADIUS } from './base'
import { distance, isOverlap, type Vector } from './grid'
import { type ArcLine, type ArcRay, arcRays, type Chassis } from './hull-zone'
import { cut, depthIn, edgesOf, type HalfPlane, type Polygon, type Segment } from './polygon'

/**
 * A firing arc: the area between a zone's two arc lines, prolonged without end (R12.14). Every arc opens by less than
 * 180°, so that it is what two lines have in common; a third one where the zones meet along a line and not in a point.
 */
export type FiringArc = readonly HalfPlane[]

/** Half the width of a printed arc line, which lies in both arcs (R12.14), in µm. */
const HALF_LINE = 400
/** Long enough that a ray's end on the grid gives its direction (µm). */
const RAY = 10_000_000

/** First line and second line of each arc, clockwise. */
const LINES: Readonly<Record<HullZone, readonly [ArcLine, ArcLine]>> = {
  front: ['front-left', 'front-right'],
  right: ['front-right', 'rear-right'],
  rear: ['rear-right', 'rear-left'],
  left: ['rear-left', 'front-left'],
}

/** What lies to the right of the line from `p` to `q`, with the outer half of the line's width. */
function rightOf(p: Vector, q: Vector): HalfPlane {
  const length = distance(p, q)
  const inward = { x: (q.y - p.y) / length, y: (p.x - q.x) / length }
  return { at: { x: p.x - inward.x * HALF_LINE, y: p.y - inward.y * HALF_LINE }, inward }
}

function arcBetween(first: ArcRay, second: ArcRay): FiringArc {
  const sides = [rightOf(first.from, first.to), rightOf(second.to, second.from)]
  const meet = first.from.x === second.from.x && first.from.y === second.from.y
  return meet ? sides : [...sides, rightOf(second.from, first.from)]
}

/** The firing arcs of a ship on the table. */
export function firingArcs(chassis: Chassis, pose: Pose): Record<HullZone, FiringArc> {
  const rays = arcRays(chassis, pose, RAY)
  const arc = (zone: HullZone) => arcBetween(rays[LINES[zone][0]], rays[LINES[zone][1]])
  return { front: arc('front'), right: arc('right'), rear: arc('rear'), left: arc('left') }
}

export const pointInArc = (arc: FiringArc, place: Vector): boolean =>
  arc.every((half) => !isOverlap(depthIn(half, place)))

/** The part of a convex polygon inside the arc; empty if none is. */
export const partInArc = (arc: FiringArc, polygon: Polygon): Polygon => arc.reduce<Polygon>(cut, polygon)
/** The parts of the edges of a polygon of any shape that lie inside the arc. */
export const edgesInArc = (arc: FiringArc, outline: Polygon): Polygon[] =>
  edgesOf(outline)
    .map((edge) => partInArc(arc, edge))
    .filter((part) => part.length > 0)
/** Any portion inside is enough (R12.14). */
export const polygonInArc = (arc: FiringArc, polygon: Polygon): boolean => partInArc(arc, polygon).length > 0

/** Where the lines of an arc cut a squadron's base, or another disc: chords, as far as they lie inside the arc. */
export function chordsInArc(arc: FiringArc, middle: Point, radius = SQUADRON_RADIUS): Segment[] {
  return arc.flatMap((half) => {
    const depth = depthIn(half, middle)
    const beyond = radius - Math.abs(depth)
    if (isOverlap(beyond)) return []
    const reach = Math.sqrt(Math.max(0, beyond * (radius + Math.abs(depth))))
    const { x, y } = half.inward
    const foot = { x: middle.x - x * depth, y: middle.y - y * depth }
    const [from, to] = partInArc(arc, [
      { x: foot.x - y * reach, y: foot.y + x * reach },
      { x: foot.x + y * reach, y: foot.y - x * reach },
    ])
    return from ? [{ from, to: to ?? from }] : []
  })
}
/** Any portion of the base inside is enough (R12.14). */
export const squadronInArc = (arc: FiringArc, squadron: Point): boolean =>
  pointInArc(arc, squadron) || chordsInArc(arc, squadron).length > 0
