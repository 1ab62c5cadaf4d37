import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHASSIS, type ChassisId } from '#shared/game/cards/catalog/chassis'
import { HULL_ZONES, type HullZone, type Point } from '#shared/game/engine/state'
import {
  type FiringArc,
  firingArcs,
  partInArc,
  pointInArc,
  polygonInArc,
  squadronInArc,
} from '#shared/game/geometry/arc'
import { arcRays, zonesOnTable } from '#shared/game/geometry/hull-zone'
import type { Polygon } from '#shared/game/geometry/polygon'
import { pointWithin, poseWithin } from './arbitrary'
import { areaOf, holds, mmOf, poseOf, toBoundary, type XY } from './plane'

const HERE = poseOf([0, 0, 0])
const ALL = Object.keys(CHASSIS) as ChassisId[]
const anyChassis = fc.constantFrom(...ALL)
const anyZone = fc.constantFrom(...HULL_ZONES)
const at = (x: number, y: number): Point => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) })
const centreOf = (polygon: Polygon): Point => ({
  x: Math.round(polygon.reduce((sum, { x }) => sum + x, 0) / polygon.length),
  y: Math.round(polygon.reduce((sum, { y }) => sum + y, 0) / polygon.length),
})
/** Distances from the drawn arc lines, in mm. */
const toLines = (id: ChassisId, pose: Parameters<typeof arcRays>[1], place: Point): number[] =>
  Object.values(arcRays(CHASSIS[id], pose, 3_000_000)).map(({ from, to }) =>
    toBoundary(mmOf(place), [mmOf(from), mmOf(to)]),
  )
const arcsAround = (arcs: Record<HullZone, FiringArc>, place: Point): HullZone[] =>
  HULL_ZONES.filter((zone) => pointInArc(arcs[zone], place))

describe('firing arcs (R12.14)', () => {
  test.each(ALL)('%s: each hull zone lies whole in its own arc', (id) => {
    const zones = zonesOnTable(CHASSIS[id], HERE)
    const arcs = firingArcs(CHASSIS[id], HERE)
    for (const zone of HULL_ZONES) {
      expect(partInArc(arcs[zone], zones[zone])).toEqual(zones[zone])
      expect(arcsAround(arcs, centreOf(zones[zone]))).toEqual([zone])
    }
  })

  test('cover the table: off the lines each place lies in exactly one', () => {
    fc.assert(
      fc.property(anyChassis, poseWithin({ x: 0, y: 0 }, 1000), pointWithin({ x: 0, y: 0 }, 900_000), (id, pose, p) => {
        fc.pre(Math.min(...toLines(id, pose, p)) > 0.41 && Math.hypot(p.x, p.y) > 70_000)
        expect(arcsAround(firingArcs(CHASSIS[id], pose), p)).toHaveLength(1)
      }),
    )
  })

  test('share the printed line, 0.4 mm to either side of its middle', () => {
    fc.assert(
      fc.property(
        anyChassis,
        poseWithin({ x: 0, y: 0 }, 100_000),
        fc.constantFrom('front-right', 'rear-right', 'rear-left', 'front-left'),
        fc.integer({ min: 80_000, max: 600_000 }),
        fc.integer({ min: -900, max: 900 }),
        (id, pose, line, along, beside) => {
          fc.pre(Math.abs(Math.abs(beside) - 400) > 6)
          const { from, to } = arcRays(CHASSIS[id], pose, 1_000_000)[line]
          const [dx, dy] = [(to.x - from.x) / 1_000_000, (to.y - from.y) / 1_000_000]
          const place = at((from.x + dx * along + dy * beside) / 1000, (from.y + dy * along - dx * beside) / 1000)
          expect(arcsAround(firingArcs(CHASSIS[id], pose), place)).toHaveLength(Math.abs(beside) < 400 ? 2 : 1)
        },
      ),
    )
  })

  test('open to starboard of the first line and to port of the second', () => {
    const arcs = firingArcs(CHASSIS.cr90, poseOf([100, 100, 90]))
    expect(arcsAround(arcs, at(400, 100))).toEqual(['front'])
    expect(arcsAround(arcs, at(100, -200))).toEqual(['right'])
    expect(arcsAround(arcs, at(-200, 100))).toEqual(['rear'])
    expect(arcsAround(arcs, at(100, 400))).toEqual(['left'])
  })

  test('begin where the zones meet: behind the spine of a ship that has one lies the other side', () => {
    const arcs = firingArcs(CHASSIS.recusant, HERE)
    expect(arcsAround(arcs, at(1, 0))).toEqual(['right'])
    expect(arcsAround(arcs, at(-1, 0))).toEqual(['left'])
    const crossing = firingArcs(CHASSIS.starhawk, HERE)
    const apex = arcRays(CHASSIS.starhawk, HERE, 1000)['front-right'].from
    expect(arcsAround(crossing, { x: 0, y: apex.y + 1000 })).toEqual(['front'])
    expect(arcsAround(crossing, { x: 0, y: apex.y - 1000 })).toEqual(['rear'])
  })
})

/** A grid over the inside of a squadron's base, in µm from its centre. */
const DISC: Point[] = Array.from({ length: 35 * 35 }, (_, i) => ({
  x: ((i % 35) - 17) * 1000,
  y: (Math.floor(i / 35) - 17) * 1000,
})).filter(({ x, y }) => Math.hypot(x, y) <= 17_100)

describe('what lies in an arc', () => {
  const target = fc.tuple(anyChassis, poseWithin({ x: 0, y: 0 }, 400_000), anyZone)

  test('of a hull zone: the part, by area and by each place of it', () => {
    fc.assert(
      fc.property(
        anyChassis,
        anyZone,
        target,
        pointWithin({ x: 0, y: 0 }, 60_000),
        (id, zone, [other, pose, of], p) => {
          const arc = firingArcs(CHASSIS[id], HERE)[zone]
          const whole = zonesOnTable(CHASSIS[other], pose)[of]
          const part = partInArc(arc, whole)
          expect(polygonInArc(arc, whole)).toBe(part.length > 0)
          for (const corner of part) expect(pointInArc(arc, corner)).toBe(true)
          const area = (polygon: Polygon) => Math.abs(areaOf(polygon.map(({ x, y }): XY => [x / 1000, y / 1000])))
          const rest = HULL_ZONES.filter((other) => other !== zone).map((each) => firingArcs(CHASSIS[id], HERE)[each])
          const place = { x: pose.x + p.x, y: pose.y + p.y }
          expect(area(part)).toBeLessThanOrEqual(area(whole) + 1e-6)
          if (part.length === 0) expect(rest.some((arc) => pointInArc(arc, centreOf(whole)))).toBe(true)
          // A place of the zone lies in the part exactly if it lies in the arc.
          const inside = toBoundary(mmOf(place), whole.map(mmOf)) > 0.01 && holds(whole.map(mmOf), mmOf(place))
          if (inside && Math.min(...toLines(id, HERE, place).map((mm) => Math.abs(mm - 0.4))) > 0.01)
            expect(
              holds(
                part.map(({ x, y }): XY => [x / 1000, y / 1000]),
                mmOf(place),
              ),
            ).toBe(pointInArc(arc, place))
        },
      ),
    )
  })

  test('of a squadron: any portion of its base', () => {
    fc.assert(
      fc.property(anyChassis, anyZone, pointWithin({ x: 0, y: 0 }, 300_000), (id, zone, squadron) => {
        fc.pre(Math.hypot(squadron.x, squadron.y) > 90_000)
        // A millimetre of depth cannot slip through the grid.
        fc.pre(toLines(id, HERE, squadron).every((mm) => Math.abs(mm - 17.5) > 1.5))
        const arc = firingArcs(CHASSIS[id], HERE)[zone]
        const sampled = DISC.some(({ x, y }) => pointInArc(arc, { x: squadron.x + x, y: squadron.y + y }))
        expect(squadronInArc(arc, squadron)).toBe(sampled)
      }),
    )
  })

  test('of a squadron whose base just reaches the printed line: within 5 µm it does', () => {
    // The starboard arc of the Nebulon-B, approached from across its front line.
    const { from, to } = arcRays(CHASSIS['nebulon-b'], HERE, 1_000_000)['front-right']
    const [dx, dy] = [(to.x - from.x) / 1_000_000, (to.y - from.y) / 1_000_000]
    const arc = firingArcs(CHASSIS['nebulon-b'], HERE).right
    const beside = (gap: number): Point => ({
      x: Math.round(from.x + dx * 200_000 - dy * (17_500 + gap)),
      y: Math.round(from.y + dy * 200_000 + dx * (17_500 + gap)),
    })
    expect([-20, 0, 3, 8, 50].map((gap) => squadronInArc(arc, beside(gap)))).toEqual([true, true, true, false, false])
  })
})
