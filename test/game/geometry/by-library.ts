import Flatten from '@flatten-js/core'
import type { Point, Pose } from '#shared/game/engine/state'
import type { SizeClass } from '#shared/game/geometry/base'
import { BASE_MM, mmOf, point, shape } from './plane'

/** The table measured by a library of others, in millimetres: nothing of `shared/game/geometry` is used here. */
export type Shape = Flatten.Polygon

export const shapeOf = (corners: readonly Point[]): Shape => shape(corners.map(mmOf))

/** What is drawn about the origin, bow up, laid onto the table: headings grow clockwise. */
const laid = (drawn: Shape, { x, y, heading }: Pose): Shape =>
  drawn.rotate((-heading / 180_000) * Math.PI, point([0, 0])).translate(new Flatten.Vector(x / 1000, y / 1000))

export function base(size: SizeClass, pose: Pose): Shape {
  const [w, l] = BASE_MM[size].map((length) => length / 2) as [number, number]
  return laid(
    shape([
      [-w, -l],
      [w, -l],
      [w, l],
      [-w, l],
    ]),
    pose,
  )
}

/** Centres of the shield dials, whose radius is 12.4 mm. */
export function dials(size: SizeClass, pose: Pose): Flatten.Point[] {
  const [w, l] = BASE_MM[size].map((length) => length / 2 - 4.8) as [number, number]
  const drawn = shape([
    [0, l],
    [w, 0],
    [0, -l],
    [-w, 0],
  ])
  return laid(drawn, pose).vertices
}
export const DIAL = 12.4

/** From a place to the edge of a shape, negative inside it. */
export function depthless(from: Flatten.Point, to: Shape): number {
  const [length] = from.distanceTo(to)
  return to.contains(from) ? -length : length
}

/** Between the edges of two shapes: 0 where they cross; 0, too, where one lies in the other. */
export function apart(one: Shape, other: Shape): number {
  const [length] = one.distanceTo(other)
  const [first, second] = [one.vertices[0], other.vertices[0]]
  const within = (first && other.contains(first)) || (second && one.contains(second))
  return within ? 0 : length
}

/** mm² that two shapes share; undefined where edges meet so that the library finds no answer. */
export function shared(one: Shape, other: Shape): number | undefined {
  try {
    return Math.abs(Flatten.BooleanOperations.intersect(one, other).area())
  } catch {
    return undefined
  }
}
