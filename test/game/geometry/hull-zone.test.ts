import { describe, expect, test } from 'vitest'
import { CHASSIS, type ChassisId } from '#shared/game/cards/catalog/chassis'
import type { HullZone, Point } from '#shared/game/engine/state'
import { HULL_ZONES } from '#shared/game/engine/state'
import { type ArcLine, arcRays, type Chassis, targetingPoints, zonesOnTable } from '#shared/game/geometry/hull-zone'
import { MEASURED_ZONES, OPENINGS, RANGES } from './hull-zone-vectors'
import {
  areaOf,
  between,
  commonArea,
  cut,
  holds,
  mmOf,
  type Polygon,
  poseOf,
  seenOnTable,
  toBoundary,
  type XY,
} from './plane'

const HERE = poseOf([0, 0, 0])
const chassis = (id: ChassisId): Chassis => CHASSIS[id]
const ALL = Object.entries(CHASSIS) as [ChassisId, Chassis][]
const polygon = (places: readonly Point[]): Polygon => places.map(mmOf)

/** Same corners in the same order, wherever the list begins. */
function expectOutline(actual: Polygon, measured: Polygon) {
  expect(actual).toHaveLength(measured.length)
  const far = ([ax, ay]: XY, [bx, by]: XY) => Math.hypot(ax - bx, ay - by)
  const start = actual.findIndex((corner) => far(corner, measured[0] ?? [Infinity, 0]) < 0.01)
  measured.forEach((corner, i) => {
    expect(far(actual[(start + i) % actual.length] ?? [Infinity, 0], corner)).toBeLessThan(0.01)
  })
}

describe('hull zones (R1.10, R1.12)', () => {
  test.each(MEASURED_ZONES)('%s: the measured outlines', (id, measured) => {
    const zones = zonesOnTable(chassis(id), HERE)
    for (const zone of HULL_ZONES) expectOutline(polygon(zones[zone]), measured[zone])
  })

  test.each(ALL)('%s: the four zones tile the token', (_, printed) => {
    const token = { small: [38.5, 70.25], medium: [58.5, 101.5], large: [73, 128.4] }[printed.size] as [number, number]
    const zones = HULL_ZONES.map((zone) => polygon(zonesOnTable(printed, HERE)[zone]))
    const areas = zones.map((outline) => -areaOf(outline))
    expect(Math.min(...areas)).toBeGreaterThan(0)
    expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(token[0] * token[1], 0)
    const [w, l] = [token[0] / 2, token[1] / 2]
    const edges: Polygon = [
      [-w, -l],
      [w, -l],
      [w, l],
      [-w, l],
    ]
    zones.forEach((outline, i) => {
      expect(commonArea(outline, edges)).toBeCloseTo(areas[i] ?? 0, 1)
    })
  })

  test.each(ALL)('%s: each targeting point lies in its zone, port mirrors starboard', (_, printed) => {
    const zones = zonesOnTable(printed, HERE)
    const points = targetingPoints(printed, HERE)
    for (const zone of HULL_ZONES) {
      const others = HULL_ZONES.filter((other) => other !== zone)
      expect(holds(polygon(zones[zone]), mmOf(points[zone]))).toBe(true)
      for (const other of others) expect(holds(polygon(zones[other]), mmOf(points[zone]))).toBe(false)
    }
    expect(points.left).toEqual({ x: -points.right.x, y: points.right.y })
  })

  test('turn and move with the ship', () => {
    const pose = poseOf([300, 500, 112.5])
    for (const zone of HULL_ZONES) {
      const there = polygon(zonesOnTable(chassis('victory'), pose)[zone])
      const here = polygon(zonesOnTable(chassis('victory'), HERE)[zone])
      expectOutline(
        there,
        here.map((corner) => seenOnTable(pose, corner)),
      )
    }
  })
})

describe('arc lines (R12.14)', () => {
  const bearing = (line: { from: Point; to: Point }) =>
    (Math.atan2(line.to.x - line.from.x, line.to.y - line.from.y) * 180) / Math.PI

  test('are measured for every chassis', () => {
    expect(new Set(OPENINGS.map(([id]) => id))).toEqual(new Set(Object.keys(CHASSIS)))
  })

  test.each(OPENINGS)('%s: the arcs open by %d°, %d° and %d°', (id, front, side, rear) => {
    const rays = arcRays(chassis(id), HERE, 300_000)
    const [ahead, astern] = [bearing(rays['front-right']), bearing(rays['rear-right'])]
    expect(2 * ahead).toBeCloseTo(front, 0)
    expect(astern - ahead).toBeCloseTo(side, 0)
    expect(360 - 2 * astern).toBeCloseTo(rear, 0)
    expect(bearing(rays['front-left'])).toBeCloseTo(-ahead, 2)
    expect(bearing(rays['rear-left'])).toBeCloseTo(-astern, 2)
  })

  test('are as long as asked and run through their ends on the edge of the token', () => {
    const rays = arcRays(chassis('cr90'), HERE, 304_800)
    const { from, to } = rays['front-right']
    expect(from).toEqual({ x: 0, y: -7_875 })
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(304_800, -1)
    expect(toBoundary([19.25, 13.625], [mmOf(from), mmOf(to)])).toBeLessThan(0.01)
  })
})

describe('measured on the table (R12.13, R12.16)', () => {
  const ARCS: Record<HullZone, readonly [ArcLine, ArcLine]> = {
    front: ['front-left', 'front-right'],
    right: ['front-right', 'rear-right'],
    rear: ['rear-right', 'rear-left'],
    left: ['rear-left', 'front-left'],
  }
  test.each(RANGES)('%s: %s at %j, %s zone, to %s at %j, %s zone', (_, id, at, zone, target, there, other, range) => {
    const own = zonesOnTable(chassis(id), poseOf(at))[zone]
    const rays = arcRays(chassis(id), poseOf(at), 600_000)
    const [first, second] = ARCS[zone].map((line) => rays[line])
    if (!first || !second) throw new Error('an arc has two lines')
    // The arc lies to starboard of its first line and to port of its second.
    let inArc = polygon(zonesOnTable(chassis(target), poseOf(there))[other])
    inArc = cut(inArc, mmOf(first.to), mmOf(first.from))
    inArc = cut(inArc, mmOf(second.from), mmOf(second.to))
    expect(between(polygon(own), inArc)).toBeCloseTo(range, 1)
  })

  test.each([
    [[100, 40], { front: 63.8, left: 93.77, right: 67.85, rear: 89.55 }],
    [[0, 130], { front: 77.78, left: 100.86, right: 100.86, rear: 120.78 }],
    [[38, 0], { front: 6.08, left: 21.71, right: 1.65, rear: 16.6 }],
  ] as [XY, Record<HullZone, number>][])('zones of a CR90 and a squadron at %j', (squadron, measured) => {
    const zones = zonesOnTable(chassis('cr90'), HERE)
    for (const zone of HULL_ZONES)
      expect(toBoundary(squadron, polygon(zones[zone])) - 17.1).toBeCloseTo(measured[zone], 1)
  })
})
