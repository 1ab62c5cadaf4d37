import { distance, isOverlap, isSameLength, isTouching, TOLERANCE, type Vector } from './grid'

/** Corners in order, either way round; lengths in µm. */
export type Polygon = readonly Vector[]

/** From one piece to another. */
export interface Segment<Place extends Vector = Vector> {
  readonly from: Place
  readonly to: Place
}

/** What lies on the inner side of a line through `at`; `inward` is a unit vector across the line. */
export interface HalfPlane {
  readonly at: Vector
  readonly inward: Vector
}
/** µm from the line; negative outside. */
export const depthIn = ({ at, inward }: HalfPlane, place: Vector): number =>
  (place.x - at.x) * inward.x + (place.y - at.y) * inward.y

const between = (p: Vector, q: Vector, t: number): Vector => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t })

/** The corner after the i-th, and the i-th itself in a polygon that is a single place. */
const after = (polygon: Polygon, i: number, corner: Vector): Vector => polygon[(i + 1) % polygon.length] ?? corner

/** Its edges, each a polygon of two corners: a polygon of any shape is cut by its edges. */
export const edgesOf = (polygon: Polygon): Polygon[] => polygon.map((corner, i) => [corner, after(polygon, i, corner)])

/** The share of an edge until it leaves the half plane; an edge may begin outside by less than the tolerance. */
const leaving = (inside: number, outside: number): number => Math.max(0, inside) / (Math.max(0, inside) - outside)

/** What of a convex polygon lies in the half plane; a polygon that only touches it leaves what touches. */
export function cut(polygon: Polygon, half: HalfPlane): Vector[] {
  const left: Vector[] = []
  polygon.forEach((corner, i) => {
    const next = after(polygon, i, corner)
    const here = depthIn(half, corner)
    const there = depthIn(half, next)
    const kept = !isOverlap(here)
    if (kept) left.push(corner)
    if (kept !== !isOverlap(there))
      left.push(between(corner, next, kept ? leaving(here, there) : 1 - leaving(there, here)))
  })
  return left
}

/** The place on an edge nearest to `place`. */
function nearestOnEdge(place: Vector, a: Vector, b: Vector): Vector {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const square = dx * dx + dy * dy
  if (square === 0) return a
  const t = ((place.x - a.x) * dx + (place.y - a.y) * dy) / square
  return between(a, b, Math.max(0, Math.min(1, t)))
}

/** The place of a polygon nearest to `place`, which lies outside it. */
export function nearestPlace(polygon: Polygon, place: Vector): Vector {
  let nearest = polygon[0] ?? place
  let least = Number.POSITIVE_INFINITY
  polygon.forEach((corner, i) => {
    const foot = nearestOnEdge(place, corner, after(polygon, i, corner))
    const length = distance(place, foot)
    if (length < least) {
      least = length
      nearest = foot
    }
  })
  return nearest
}

/** The shortest segments from one polygon to another that does not overlap it: several where edges run side by side. */
export function shortestSegments(p: Polygon, q: Polygon): { length: number; segments: Segment[] } {
  const found: (Segment & { length: number })[] = []
  let length = Number.POSITIVE_INFINITY
  const note = (from: Vector, to: Vector) => {
    const here = distance(from, to)
    if (here > length && !isSameLength(here, length)) return
    length = Math.min(length, here)
    found.push({ from, to, length: here })
  }
  q.forEach((b, j) => {
    const nextB = after(q, j, b)
    p.forEach((a, i) => {
      note(a, nearestOnEdge(a, b, nextB))
      note(nearestOnEdge(b, a, after(p, i, a)), b)
    })
  })
  return { length, segments: found.filter((segment) => isSameLength(segment.length, length)) }
}

/** A stretch of a segment, in µm from where it begins. */
export type Stretch = readonly [start: number, end: number]

/** A segment as an axis: how far along it and how far beside it a place lies. */
interface Axis {
  readonly from: Vector
  readonly length: number
  readonly along: Vector
}
function axisOf({ from, to }: Segment): Axis | undefined {
  const length = distance(from, to)
  return length === 0
    ? undefined
    : { from, length, along: { x: (to.x - from.x) / length, y: (to.y - from.y) / length } }
}
/** The place in the axis' own frame: x along it, y beside it. */
function seenFrom({ from, along }: Axis, { x, y }: Vector): Vector {
  const dx = x - from.x
  const dy = y - from.y
  return { x: dx * along.x + dy * along.y, y: dx * along.y - dy * along.x }
}

/** Stretches in the inside of a polygon whose corners are seen from the segment. */
function chords(corners: Polygon, length: number): Stretch[] {
  const crossings: number[] = []
  corners.forEach((a, i) => {
    const b = after(corners, i, a)
    if (a.y >= 0 !== b.y >= 0) crossings.push(a.x + ((b.x - a.x) * a.y) / (a.y - b.y))
  })
  crossings.sort((p, q) => p - q)
  return crossings.flatMap((start, i): Stretch[] => {
    const end = crossings[i + 1]
    if (i % 2 === 1 || end === undefined || end <= 0 || start >= length) return []
    return [[Math.max(0, start), Math.min(length, end)]]
  })
}

/** Deeper inside a polygon of any shape than the tolerance. */
export function isDeepInside(polygon: Polygon, place: Vector): boolean {
  const corners = polygon.map(({ x, y }) => ({ x: x - place.x, y: y - place.y }))
  const isOver = chords(corners, Number.POSITIVE_INFINITY).some(([start]) => start === 0)
  return isOver && !isTouching(distance(place, nearestPlace(polygon, place)))
}

/** The stretch that lies no farther from an edge than the tolerance, if there is one. */
function grazed(a: Vector, b: Vector): Stretch[] {
  const length = distance(a, b)
  if (length === 0) return []
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
  // Place and slope of the axis in the frame of the edge: along it, then beside it.
  const bounds = [
    { at: -(a.x * along.x + a.y * along.y), slope: along.x, low: -TOLERANCE, high: length + TOLERANCE },
    { at: a.y * along.x - a.x * along.y, slope: along.y, low: -TOLERANCE, high: TOLERANCE },
  ]
  let [start, end] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const { at, slope, low, high } of bounds) {
    if (slope === 0) {
      if (at < low || at > high) return []
      continue
    }
    const [p, q] = [(low - at) / slope, (high - at) / slope]
    start = Math.max(start, Math.min(p, q))
    end = Math.min(end, Math.max(p, q))
  }
  return start < end ? [[start, end]] : []
}

/** What is left of the stretches outside the holes. */
export function without(stretches: readonly Stretch[], holes: readonly Stretch[]): Stretch[] {
  let left = [...stretches]
  for (const [from, to] of holes)
    left = left.flatMap(([start, end]): Stretch[] => {
      if (to <= start || from >= end) return [[start, end]]
      const parts: Stretch[] = [
        [start, Math.min(end, from)],
        [Math.max(start, to), end],
      ]
      return parts.filter(([a, b]) => a < b)
    })
  return left
}

/** The stretches of a segment over a polygon of any shape, edges included. */
export function stretchesOver(segment: Segment, polygon: Polygon): Stretch[] {
  const axis = axisOf(segment)
  if (!axis) return []
  return chords(
    polygon.map((corner) => seenFrom(axis, corner)),
    axis.length,
  )
}

/**
 * The stretches of a segment deeper inside a polygon of any shape than the tolerance: none if it only touches an edge
 * or a corner or runs along an edge (R12.12).
 */
export function stretchesInside(segment: Segment, polygon: Polygon): Stretch[] {
  const axis = axisOf(segment)
  if (!axis) return []
  const corners = polygon.map((corner) => seenFrom(axis, corner))
  const over = chords(corners, axis.length)
  if (over.length === 0) return over
  const edges = corners.flatMap((corner, i) => grazed(corner, after(corners, i, corner)))
  return without(over, edges).filter(([start, end]) => !isTouching(end - start))
}

/** On which side of a segment a place lies: above 0 to its left. */
const sideOf = ({ from, to }: Segment, at: Vector): number =>
  (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x)

/** Each has the ends of the other on different sides; an end on the other segment counts. */
export const segmentsCross = (a: Segment, b: Segment): boolean =>
  sideOf(a, b.from) * sideOf(a, b.to) <= 0 && sideOf(b, a.from) * sideOf(b, a.to) <= 0
