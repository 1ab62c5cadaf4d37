import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OBSTACLES } from '#shared/game/cards/catalog/obstacles'
import type { Point } from '#shared/game/engine/state'
import { baseCorners } from '#shared/game/geometry/base'
import {
  type Footprint,
  footprintsOverlap,
  gapBetween,
  isWithinLength,
  liesWithinLength,
} from '#shared/game/geometry/footprint'
import { placedOutline } from '#shared/game/geometry/obstacle'
import { pointWithin, poseWithin, shipWithin } from './arbitrary'
import { between, commonArea, holds, mmOf, type Polygon, toBoundary, type XY } from './plane'

const at = (x: number, y: number): Point => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) })
const polygon = (...corners: readonly XY[]): Footprint => ({ corners: corners.map(([x, y]) => at(x, y)), radius: 0 })
const rectangle = (x: number, y: number, width: number, height: number) =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height])
const disc = (x: number, y: number, radius: number): Footprint => ({ corners: [at(x, y)], radius: radius * 1000 })
const line = (x: number, y: number, toX: number, toY: number) => polygon([x, y], [toX, toY])
/** Open toward the east: a hollow 20 mm wide and 30 mm deep. */
const HOLLOW = polygon([0, 0], [40, 0], [40, 10], [10, 10], [10, 30], [40, 30], [40, 40], [0, 40])

describe('overlap (R10.15)', () => {
  test('is deeper than 5 µm; contact is none', () => {
    const one = rectangle(0, 0, 40, 40)
    expect(footprintsOverlap(one, rectangle(40, 10, 40, 20))).toBe(false)
    expect(footprintsOverlap(one, rectangle(39.995, 10, 40, 20))).toBe(false)
    expect(footprintsOverlap(one, rectangle(39.994, 10, 40, 20))).toBe(true)
    expect(footprintsOverlap(one, disc(50, 20, 10))).toBe(false)
    expect(footprintsOverlap(one, disc(49.995, 20, 10))).toBe(false)
    expect(footprintsOverlap(one, disc(49.994, 20, 10))).toBe(true)
  })

  test('of one inside the other, and of two that are the same', () => {
    const one = rectangle(0, 0, 40, 40)
    expect(footprintsOverlap(one, rectangle(10, 10, 5, 5))).toBe(true)
    expect(footprintsOverlap(rectangle(10, 10, 5, 5), one)).toBe(true)
    expect(footprintsOverlap(one, disc(20, 20, 3))).toBe(true)
    expect(footprintsOverlap(one, one)).toBe(true)
    expect(footprintsOverlap(disc(1, 1, 10), disc(1, 1, 10))).toBe(true)
  })

  test('is none in a hollow', () => {
    expect(footprintsOverlap(HOLLOW, rectangle(15, 15, 40, 10))).toBe(false)
    expect(footprintsOverlap(HOLLOW, rectangle(10, 10, 40, 20))).toBe(false)
    expect(footprintsOverlap(HOLLOW, rectangle(9.9, 15, 40, 10))).toBe(true)
    expect(footprintsOverlap(HOLLOW, disc(20, 20, 10))).toBe(false)
    expect(footprintsOverlap(HOLLOW, disc(19.9, 20, 10))).toBe(true)
  })

  test('of a base and an obstacle is where polygons share an area, whoever is asked first', () => {
    const anyOutline = fc
      .tuple(fc.constantFrom(...Object.values(OBSTACLES)), poseWithin({ x: 0, y: 0 }, 80_000))
      .map(([{ outline }, pose]) => placedOutline(outline, pose))
    let overlaps = 0
    fc.assert(
      fc.property(anyOutline, shipWithin({ x: 0, y: 0 }, 60_000), (outline, ship) => {
        const corners = baseCorners(ship)
        const [a, b] = [
          { corners: outline, radius: 0 },
          { corners, radius: 0 },
        ]
        const area = commonArea(outline.map(mmOf), [...corners].reverse().map(mmOf))
        const found = footprintsOverlap(a, b)
        expect(footprintsOverlap(b, a)).toBe(found)
        if (found) {
          expect(area).toBeGreaterThan(0)
          expect(gapBetween(a, b)).toBe(0)
        } else {
          // No more than a rim of 5 µm.
          expect(area).toBeLessThan(1.5)
        }
        overlaps += found ? 1 : 0
      }),
    )
    expect(overlaps).toBeGreaterThan(10)
  })
})

describe('distance (R12.18)', () => {
  test('is 0 in contact and in each other (R12.22), and measured to the closest point', () => {
    const one = rectangle(0, 0, 40, 40)
    expect(gapBetween(one, rectangle(40, 10, 5, 5))).toBe(0)
    expect(gapBetween(one, rectangle(10, 10, 5, 5))).toBe(0)
    expect(gapBetween(one, rectangle(43, 44, 10, 10))).toBe(5000)
    expect(gapBetween(one, disc(20, 70, 12))).toBe(18_000)
    expect(gapBetween(disc(0, 0, 10), disc(30, 40, 15))).toBe(25_000)
    expect(gapBetween(HOLLOW, disc(30, 20, 4))).toBe(6000)
  })

  test('to an edge of the table: a base across it lies at 0', () => {
    const edge = line(0, 0, 900, 0)
    expect(gapBetween(rectangle(100, 76, 40, 40), edge)).toBe(76_000)
    expect(gapBetween(rectangle(100, -10, 40, 40), edge)).toBe(0)
    expect(gapBetween(disc(903, 4, 2), edge)).toBe(3000)
  })

  const anyPiece: fc.Arbitrary<{ footprint: Footprint; plane: Polygon; radius: number }> = fc.oneof(
    fc
      .tuple(fc.constantFrom(...Object.values(OBSTACLES)), poseWithin({ x: 0, y: 0 }, 200_000))
      .map(([{ outline }, pose]) => {
        const corners = placedOutline(outline, pose)
        return { footprint: { corners, radius: 0 }, plane: corners.map(mmOf), radius: 0 }
      }),
    shipWithin({ x: 0, y: 0 }, 200_000).map((ship) => {
      const corners = baseCorners(ship)
      return { footprint: { corners, radius: 0 }, plane: corners.map(mmOf), radius: 0 }
    }),
    pointWithin({ x: 0, y: 0 }, 200_000).map((corner) => {
      const speck: Polygon = [mmOf(corner), mmOf({ x: corner.x + 1, y: corner.y })]
      return { footprint: { corners: [corner], radius: 17_100 }, plane: speck, radius: 17.1 }
    }),
  )

  test('is the same both ways, and what a plain measurement of polygons says', () => {
    fc.assert(
      fc.property(anyPiece, anyPiece, (a, b) => {
        const gap = gapBetween(a.footprint, b.footprint)
        expect(gapBetween(b.footprint, a.footprint)).toBe(gap)
        for (const length of [0, 30_000, 76_500, 124_500])
          expect(isWithinLength(a.footprint, b.footprint, length)).toBe(gap <= length + 5)
        if (!footprintsOverlap(a.footprint, b.footprint))
          expect(Math.abs(gap / 1000 - Math.max(0, between(a.plane, b.plane) - a.radius - b.radius))).toBeLessThan(0.01)
      }),
    )
  })

  test('of the farthest place decides what lies within a length (R12.19-20)', () => {
    let [inside, outside] = [0, 0]
    const limits = fc.integer({ min: 40, max: 400 })
    fc.assert(
      fc.property(anyPiece, anyPiece, limits, (a, b, limit) => {
        const far = (place: XY) => (b.radius === 0 && holds(b.plane, place) ? 0 : toBoundary(place, b.plane) - b.radius)
        const farthest = a.radius + Math.max(...alongEdges(a.plane).map(far))
        const found = liesWithinLength(a.footprint, b.footprint, limit * 1000)
        if (found) expect(farthest).toBeLessThan(limit + 0.01)
        else expect(farthest).toBeGreaterThan(limit - 0.7)
        if (found) inside++
        else outside++
      }),
    )
    expect(Math.min(inside, outside)).toBeGreaterThan(10)
  })

  /** Corners, and places about 1 mm apart between them. */
  const alongEdges = (corners: Polygon): XY[] =>
    corners.flatMap(([x, y], i) => {
      const [toX, toY] = corners[(i + 1) % corners.length] ?? [x, y]
      const parts = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y)))
      return Array.from({ length: parts }, (_, k): XY => [x + ((toX - x) * k) / parts, y + ((toY - y) * k) / parts])
    })

  test('beside a hollow the middle of an edge may lie farther away than its ends', () => {
    const bar = rectangle(56, 0, 2, 40)
    // Its corners are 18 mm from the arms, the middle of its far side 20.6.
    expect(gapBetween(disc(58, 20, 0), HOLLOW)).toBe(20_591)
    expect(liesWithinLength(bar, HOLLOW, 20_000)).toBe(false)
    expect(liesWithinLength(bar, HOLLOW, 20_500)).toBe(false)
    expect(liesWithinLength(bar, HOLLOW, 20_600)).toBe(true)
  })

  test('on the end of the length counts (R12.17)', () => {
    const [ship, squadron] = [rectangle(0, 0, 43, 71), (gap: number) => disc(43 + gap + 17.1, 30, 17.1)]
    expect(isWithinLength(squadron(76.5), ship, 76_500)).toBe(true)
    expect(isWithinLength(squadron(76.506), ship, 76_500)).toBe(false)
    expect(liesWithinLength(squadron(76.5 - 34.2), ship, 76_500)).toBe(true)
    expect(liesWithinLength(squadron(76.506 - 34.2), ship, 76_500)).toBe(false)
  })
})
