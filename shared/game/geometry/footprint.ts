import { distance, endsWithin, isOverlap, isTouching, type Vector } from './grid'
import { isDeepInside, nearestPlace, type Polygon, stretchesInside } from './polygon'

/**
 * What a piece covers: a polygon of any shape, grown by a radius. A base or an obstacle has none, a disc is a single
 * corner and its radius, an edge of the table is two corners. Lengths in µm.
 */
export interface Footprint {
  readonly corners: Polygon
  readonly radius: number
}

interface Circle {
  readonly middle: Vector
  readonly radius: number
}
/** What lies on the table is measured to again and again. */
const CIRCLES = new WeakMap<Polygon, Circle>()
/** A circle in which all corners lie. */
export function circleAround(corners: Polygon): Circle {
  const known = CIRCLES.get(corners)
  if (known) return known
  const middle = middleOf(corners)
  const circle = { middle, radius: Math.max(...corners.map((corner) => distance(middle, corner))) }
  CIRCLES.set(corners, circle)
  return circle
}
function middleOf(corners: Polygon): Vector {
  const sum = corners.reduce((so, { x, y }) => ({ x: so.x + x, y: so.y + y }), { x: 0, y: 0 })
  return { x: sum.x / corners.length, y: sum.y / corners.length }
}
/** µm that two footprints lie apart at the least; quick, and never too much. */
function apartAtLeast(a: Footprint, b: Footprint): number {
  const [one, other] = [circleAround(a.corners), circleAround(b.corners)]
  return distance(one.middle, other.middle) - (one.radius + a.radius) - (other.radius + b.radius)
}

const hasEdgeInside = (p: Polygon, q: Polygon): boolean =>
  p.some((from, i) => stretchesInside({ from, to: p[(i + 1) % p.length] ?? from }, q).length > 0)

/** The middle of one lies inside both; a hollow shape whose middle lies outside it proves nothing. */
function sharesMiddle(p: Polygon, q: Polygon): boolean {
  const middle = middleOf(p)
  return (p.length === 1 || isDeepInside(p, middle)) && isDeepInside(q, middle)
}

/**
 * Deeper in each other than the tolerance. Then an edge of one runs through the inside of the other, unless one is a
 * single place or both are the same; of that the middle tells.
 */
const polygonsOverlap = (p: Polygon, q: Polygon): boolean =>
  sharesMiddle(p, q) || sharesMiddle(q, p) || hasEdgeInside(p, q) || hasEdgeInside(q, p)

const gapBetweenPolygons = (p: Polygon, q: Polygon): number => (polygonsOverlap(p, q) ? 0 : gapBetweenBorders(p, q))
const gapBetweenBorders = (p: Polygon, q: Polygon): number => Math.min(gapToCorners(p, q), gapToCorners(q, p))
const gapToCorners = (border: Polygon, corners: Polygon): number =>
  Math.min(...corners.map((corner) => distance(corner, nearestPlace(border, corner))))

/** Areas intersect; contact is no overlap (R10.15). */
export function footprintsOverlap(a: Footprint, b: Footprint): boolean {
  if (!isOverlap(apartAtLeast(a, b))) return false
  const reach = a.radius + b.radius
  if (reach === 0) return polygonsOverlap(a.corners, b.corners)
  return isOverlap(gapBetweenPolygons(a.corners, b.corners) - reach)
}

/** µm from closest point to closest point (R12.18); 0 if they touch or overlap (R12.22). */
export function gapBetween(a: Footprint, b: Footprint): number {
  const measure = apartAtLeast(a, b) > 0 ? gapBetweenBorders : gapBetweenPolygons
  return Math.max(0, Math.round(measure(a.corners, b.corners) - a.radius - b.radius))
}

/**
 * The closest points lie within a length; on its end counts (R12.17). For most pieces a rough test decides, and nothing
 * is measured.
 */
export const isWithinLength = (a: Footprint, b: Footprint, length: number): boolean =>
  endsWithin(apartAtLeast(a, b), length) && (hasCornersWithin(a, b, length) || endsWithin(gapBetween(a, b), length))

function hasCornersWithin(a: Footprint, b: Footprint, length: number): boolean {
  const reach = a.radius + b.radius
  return a.corners.some((p) => b.corners.some((q) => endsWithin(Math.round(distance(p, q) - reach), length)))
}

/** All of the first lies no farther from the second than a length (R12.19-20). */
export function liesWithinLength(a: Footprint, b: Footprint, length: number): boolean {
  const from = (place: Vector) => gapBetweenPolygons([place], b.corners) - b.radius + a.radius
  return a.corners.every((corner, i) =>
    staysWithin(from, corner, a.corners[(i + 1) % a.corners.length] ?? corner, length),
  )
}

/**
 * Whether a whole edge lies within a length of something. Its ends do not decide it: beside a hollow the middle may
 * be farther away. A place between two others is at most half their sum and half the way between them away.
 */
function staysWithin(from: (place: Vector) => number, a: Vector, b: Vector, length: number): boolean {
  const [here, there] = [from(a), from(b)]
  if (!endsWithin(here, length) || !endsWithin(there, length)) return false
  const way = distance(a, b)
  if (isTouching(way) || endsWithin((here + there + way) / 2, length)) return true
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  return staysWithin(from, a, middle, length) && staysWithin(from, middle, b, length)
}
