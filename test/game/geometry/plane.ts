import Flatten from '@flatten-js/core'
import type { Point, Pose } from '#shared/game/engine/state'
import type { SizeClass } from '#shared/game/geometry/base'

/**
 * A second, plain way to measure the table: polygons in millimetres, the runtime's trigonometry, areas, and what a library
 * of others says of distances. Slower and coarser than `shared/game/geometry`, and made from nothing of it.
 */
export type XY = readonly [x: number, y: number]
export type Polygon = readonly XY[]

const RADIANS = Math.PI / 180
export const mmOf = ({ x, y }: Point): XY => [x / 1000, y / 1000]
export const poseOf = ([x, y, degrees]: readonly [number, number, number]): Pose => ({
  x: Math.round(x * 1000),
  y: Math.round(y * 1000),
  heading: Math.round(degrees * 1000),
})

/** A place in a ship's frame (x starboard, y bow), seen on the table. */
export function seenOnTable({ x, y, heading }: Pose, [right, ahead]: XY): XY {
  const h = (heading / 1000) * RADIANS
  return [x / 1000 + right * Math.cos(h) + ahead * Math.sin(h), y / 1000 - right * Math.sin(h) + ahead * Math.cos(h)]
}

/** Width and length of bases in mm (FAQ 4.1.2). */
export const BASE_MM: Record<SizeClass, XY> = { small: [43, 71], medium: [63, 102], large: [77.5, 129] }

export function rectangle(pose: Pose, width: number, length: number): Polygon {
  const [w, l] = [width / 2, length / 2]
  const corners: XY[] = [
    [-w, -l],
    [w, -l],
    [w, l],
    [-w, l],
  ]
  return corners.map((corner) => seenOnTable(pose, corner))
}

/** Counter-clockwise, inscribed: up to 0.04 mm short of a squadron's base. */
export const disc = ([x, y]: XY, radius: number): Polygon =>
  Array.from({ length: 48 }, (_, i) => {
    const a = i * 7.5 * RADIANS
    return [x + radius * Math.cos(a), y + radius * Math.sin(a)]
  })

/** Base and four dials, each grown by `grow` mm on all sides. */
export function shipShapes(size: SizeClass, pose: Pose, grow: number): Polygon[] {
  const [width, length] = BASE_MM[size]
  const [side, end] = [width / 2 - 4.8, length / 2 - 4.8]
  const dials: XY[] = [
    [0, end],
    [side, 0],
    [0, -end],
    [-side, 0],
  ]
  return [
    rectangle(pose, width + 2 * grow, length + 2 * grow),
    ...dials.map((dial) => disc(seenOnTable(pose, dial), 12.4 + grow)),
  ]
}

/** A place as the library has it. */
export const point = ([x, y]: XY): Flatten.Point => new Flatten.Point(x, y)
const DRAWN = new WeakMap<Polygon, Flatten.Polygon>()
/** A polygon as the library has it; each is drawn once, for some are looked at place by place. */
export function shape(polygon: Polygon): Flatten.Polygon {
  const known = DRAWN.get(polygon) ?? new Flatten.Polygon(polygon.map(point))
  DRAWN.set(polygon, known)
  return known
}

const cross = ([ax, ay]: XY, [bx, by]: XY, [px, py]: XY): number => (bx - ax) * (py - ay) - (by - ay) * (px - ax)

export const areaOf = (polygon: Polygon): number =>
  polygon.reduce((sum, [x, y], i) => {
    const [nx, ny] = polygon[(i + 1) % polygon.length] ?? [x, y]
    return sum + (x * ny - nx * y) / 2
  }, 0)

/** What is left of a polygon on the left of the line from `a` to `b`. */
export function cut(polygon: Polygon, a: XY, b: XY): Polygon {
  return polygon.flatMap((p, i): XY[] => {
    const q = polygon[(i + 1) % polygon.length] ?? p
    const [dp, dq] = [cross(a, b, p), cross(a, b, q)]
    const t = dp / (dp - dq)
    const crossing: XY[] = dp >= 0 === dq >= 0 ? [] : [[p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])]]
    return dp >= 0 ? [p, ...crossing] : crossing
  })
}

/** Area that two polygons share; the second is convex and counter-clockwise. */
export function commonArea(polygon: Polygon, convex: Polygon): number {
  let rest = polygon
  convex.forEach((a, i) => {
    rest = cut(rest, a, convex[(i + 1) % convex.length] ?? a)
  })
  return Math.abs(areaOf(rest))
}
/** Whether a place lies inside. */
export const holds = (polygon: Polygon, place: XY): boolean => shape(polygon).contains(point(place))

const span = (polygon: Polygon, axis: 0 | 1): XY => {
  const values = polygon.map((place) => place[axis])
  return [Math.min(...values), Math.max(...values)]
}
const mayMeet = (p: Polygon, q: Polygon): boolean =>
  ([0, 1] as const).every((axis) => {
    const [a, b] = [span(p, axis), span(q, axis)]
    return a[0] <= b[1] && b[0] <= a[1]
  })
export const intersect = (a: readonly Polygon[], b: readonly Polygon[]): boolean =>
  a.some((p) => b.some((q) => mayMeet(p, q) && commonArea(p, q) > 1e-6))

/** From a place to the boundary of a polygon. */
export const toBoundary = (place: XY, polygon: Polygon): number => point(place).distanceTo(shape(polygon))[0]
/** Between two polygons that do not overlap. */
export const between = (p: Polygon, q: Polygon): number => shape(p).distanceTo(shape(q))[0]
