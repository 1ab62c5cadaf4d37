import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHASSIS, type ChassisId } from '#shared/game/cards/catalog/chassis'
import { HULL_ZONES, type HullZone, type Point, type Pose } from '#shared/game/engine/state'
import { firingArcs, pointInArc } from '#shared/game/geometry/arc'
import { attackRange, rangeWithoutArc } from '#shared/game/geometry/attack-range'
import { shipsOverlap } from '#shared/game/geometry/base'
import { arcRays, zonesOnTable } from '#shared/game/geometry/hull-zone'
import { type Side, shipShape } from '#shared/game/geometry/ship-shape'
import { anyHeading, pointWithin, poseWithin } from './arbitrary'
import { RANGES } from './hull-zone-vectors'
import { between, cut, mmOf, type Polygon, poseOf, toBoundary } from './plane'

const HERE = poseOf([0, 0, 0])
const side = (id: ChassisId, pose: Pose, zone: HullZone): Side => ({ ship: shipShape(CHASSIS[id], pose), zone })
const squadron = (x: number, y: number): Side => ({ squadron: { x: Math.round(x * 1000), y: Math.round(y * 1000) } })
const anyChassis = fc.constantFrom(...(Object.keys(CHASSIS) as ChassisId[]))
const anyZone = fc.constantFrom(...HULL_ZONES)
const length = ({ from, to }: { from: Point; to: Point }) => Math.hypot(to.x - from.x, to.y - from.y)

/** Zones through which each measured range runs; none for the pairs that are not named. */
const THROUGH: Record<string, readonly HullZone[]> = {
  'R1 left': ['front'],
  'R1 right': ['front'],
  'R1 rear': ['front'],
  'R2 right': ['left'],
  'R3 right': ['left'],
  'R4 right': ['front'],
  'R4 rear': ['front'],
}

describe('attack range between hull zones (R12.13)', () => {
  test.each(RANGES)('%s: %s at %j, %s zone, to %s at %j, %s zone', (name, id, at, zone, target, there, other, mm) => {
    const range = attackRange(side(id, poseOf(at), zone), side(target, poseOf(there), other))
    expect((range?.length ?? 0) / 1000).toBeCloseTo(mm, 1)
    const band = mm < 123.3 ? 'close' : mm < 186.8 ? 'medium' : 'long'
    expect(range?.band).toBe(band)
    expect(range?.crosses).toEqual(THROUGH[`${name} ${other}`] ?? [])
    expect(range && length(range.segment) / range.length).toBeCloseTo(1, 4)
  })

  test('an assault frigate has no range line to a rear zone behind the side, with the lines between the points free (R12.7)', () => {
    const victory = poseOf([420, 290, 315])
    const range = attackRange(
      side('assault-frigate-mk2', poseOf([300, 200, 0]), 'right'),
      side('victory', victory, 'rear'),
    )
    expect(range?.crosses).toEqual(['left'])
  })

  const ARCS: Record<HullZone, readonly ['front-left' | 'front-right' | 'rear-right' | 'rear-left', string]> = {
    front: ['front-left', 'front-right'],
    right: ['front-right', 'rear-right'],
    rear: ['rear-right', 'rear-left'],
    left: ['rear-left', 'front-left'],
  }
  const shifted = ([x, y]: readonly [number, number], [dx, dy]: readonly [number, number], by: number) =>
    [x + dx * by, y + dy * by] as const
  /** The same by cutting the plain way; `undefined` if no part is left. */
  function plainRange(id: ChassisId, zone: HullZone, target: ChassisId, pose: Pose, other: HullZone) {
    const rays = Object.entries(arcRays(CHASSIS[id], HERE, 2_000_000))
    let part: Polygon = zonesOnTable(CHASSIS[target], pose)[other].map(mmOf)
    for (const [i, line] of ARCS[zone].entries()) {
      const ray = rays.find(([name]) => name === line)?.[1]
      if (!ray) throw new Error('an arc has two lines')
      const [from, to] = [mmOf(ray.from), mmOf(ray.to)]
      const size = Math.hypot(to[0] - from[0], to[1] - from[1])
      const left = [-(to[1] - from[1]) / size, (to[0] - from[0]) / size] as const
      const by = i === 0 ? 0.4 : -0.4
      const [p, q] = [shifted(from, left, by), shifted(to, left, by)]
      part = i === 0 ? cut(part, q, p) : cut(part, p, q)
    }
    return part.length === 0 ? undefined : between(zonesOnTable(CHASSIS[id], HERE)[zone].map(mmOf), part)
  }
  const target = fc.tuple(anyChassis, poseWithin({ x: 0, y: 0 }, 350_000), anyZone)

  test('is what cutting the defender by the arc and measuring to the rest gives', () => {
    fc.assert(
      fc.property(anyChassis, anyZone, target, (id, zone, [other, pose, of]) => {
        const [a, b] = [CHASSIS[id].size, CHASSIS[other].size]
        fc.pre(!shipsOverlap({ size: a, pose: HERE }, { size: b, pose }))
        const plain = plainRange(id, zone, other, pose, of)
        const range = attackRange(side(id, HERE, zone), side(other, pose, of))
        if (plain === undefined) expect(range).toBeUndefined()
        else expect((range?.length ?? 0) / 1000).toBeCloseTo(plain, 1)
      }),
      { numRuns: 300 },
    )
  })

  test('without an arc is the same from either side, and never longer than with one', () => {
    fc.assert(
      fc.property(anyChassis, anyZone, target, (id, zone, [other, pose, of]) => {
        fc.pre(!shipsOverlap({ size: CHASSIS[id].size, pose: HERE }, { size: CHASSIS[other].size, pose }))
        const [a, b] = [side(id, HERE, zone), side(other, pose, of)]
        const there = rangeWithoutArc(a, b)
        expect(rangeWithoutArc(b, a).length).toBe(there.length)
        const inArc = attackRange(a, b)
        if (inArc) expect(inArc.length).toBeGreaterThanOrEqual(there.length)
      }),
    )
  })

  test('of equally short ways takes one that runs through no other zone of the defender', () => {
    // Side by side: along 0.2 mm all ways are equally short, and all but the last run along the rear of the front zone.
    const acclamator = side('acclamator', poseOf([179, 77, 270]), 'left')
    const range = attackRange(side('assault-frigate-mk2', HERE, 'right'), acclamator)
    expect(range?.crosses).toEqual([])
    expect(range?.segment).toEqual({ from: { x: 29_250, y: 47_750 }, to: { x: 155_877, y: 47_750 } })
  })

  test('is undefined exactly where no part of the defender lies in the arc (R12.14)', () => {
    const ahead = side('cr90', poseOf([0, 200, 0]), 'rear')
    expect(attackRange(side('victory', HERE, 'front'), ahead)?.band).toBe('close')
    for (const zone of ['left', 'right', 'rear'] as const)
      expect(attackRange(side('victory', HERE, zone), ahead)).toBeUndefined()
  })
})

describe('attack range and squadrons', () => {
  test.each([
    [[100, 40], { front: 63.8, left: 93.77, right: 67.85, rear: 89.55 }],
    [[0, 130], { front: 77.78, left: 100.86, right: 100.86, rear: 120.78 }],
    [[38, 0], { front: 6.08, left: 21.71, right: 1.65, rear: 16.6 }],
  ] as const)('from a squadron at %j to each zone of a CR90, all around (R11.24, R12.16)', ([x, y], measured) => {
    for (const zone of HULL_ZONES) {
      const range = attackRange(squadron(x, y), side('cr90', HERE, zone))
      expect((range?.length ?? 0) / 1000).toBeCloseTo(measured[zone], 1)
    }
  })

  test('from a hull zone to the same squadrons, where they lie in its arc', () => {
    expect(attackRange(side('cr90', HERE, 'right'), squadron(100, 40))?.length).toBeCloseTo(67_850, -2)
    expect(attackRange(side('cr90', HERE, 'front'), squadron(0, 130))?.length).toBe(77_775)
    expect(attackRange(side('cr90', HERE, 'left'), squadron(100, 40))).toBeUndefined()
  })

  test('from one to another: the gap between their bases, the same from either side', () => {
    const range = attackRange(squadron(0, 0), squadron(0, 110.7))
    expect(range).toMatchObject({ length: 76_500, distance: 1, crosses: [] })
    expect(range?.segment).toEqual({ from: { x: 0, y: 17_100 }, to: { x: 0, y: 93_600 } })
    fc.assert(
      fc.property(pointWithin({ x: 0, y: 0 }, 400_000), (there) => {
        fc.pre(Math.hypot(there.x, there.y) > 34_200)
        const [a, b]: [Side, Side] = [squadron(0, 0), { squadron: there }]
        expect(attackRange(a, b)?.length).toBe(attackRange(b, a)?.length)
        expect(attackRange(a, b)?.length).toBe(Math.round(Math.hypot(there.x, there.y) - 34_200))
      }),
    )
  })

  test('is measured to the part of the base in arc: no place of it is nearer, and one is as near', () => {
    fc.assert(
      fc.property(anyChassis, anyZone, pointWithin({ x: 0, y: 0 }, 250_000), (id, zone, at) => {
        fc.pre(Math.hypot(at.x, at.y) > 100_000)
        const arc = firingArcs(CHASSIS[id], HERE)[zone]
        const own = zonesOnTable(CHASSIS[id], HERE)[zone].map(mmOf)
        const places = Array.from({ length: 60 * 17 }, (_, i) => {
          const [turn, radius] = [((i % 60) * Math.PI) / 30, 17_099 * Math.sqrt((Math.floor(i / 60) + 1) / 17)]
          return { x: at.x + radius * Math.cos(turn), y: at.y + radius * Math.sin(turn) }
        }).filter((place) => pointInArc(arc, place))
        const sampled = Math.min(...places.map((place) => toBoundary(mmOf(place), own)))
        const range = attackRange(side(id, HERE, zone), { squadron: at })
        if (places.length > 0) {
          expect((range?.length ?? Number.POSITIVE_INFINITY) / 1000).toBeLessThanOrEqual(sampled + 0.01)
          expect((range?.length ?? 0) / 1000).toBeGreaterThan(sampled - 2)
        }
        if (range) {
          expect(pointInArc(arc, range.segment.to)).toBe(true)
          expect(Math.hypot(range.segment.to.x - at.x, range.segment.to.y - at.y)).toBeLessThanOrEqual(17_105)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('bands', () => {
  const ahead = (gap: number) =>
    attackRange(side('cr90', HERE, 'front'), { squadron: { x: 0, y: 35_125 + 17_100 + gap } })

  test('on the line, and within 5 µm of it, the closer band counts (R12.17)', () => {
    expect([123_300, 123_305, 123_306].map((gap) => ahead(gap)?.band)).toEqual(['close', 'close', 'medium'])
    expect([186_800, 186_805, 186_806].map((gap) => ahead(gap)?.band)).toEqual(['medium', 'medium', 'long'])
    expect([304_800, 304_805, 304_806].map((gap) => ahead(gap)?.band)).toEqual(['long', 'long', undefined])
    expect([76_505, 76_506].map((gap) => ahead(gap)?.distance)).toEqual([1, 2])
  })

  test('never come nearer as a target moves straight away', () => {
    const BANDS = ['close', 'medium', 'long', undefined]
    fc.assert(
      fc.property(
        anyChassis,
        anyHeading,
        fc.array(fc.integer({ min: 0, max: 400_000 }), { minLength: 2 }),
        (id, heading, gaps) => {
          const ranges = [...gaps]
            .sort((a, b) => a - b)
            .map((gap) =>
              rangeWithoutArc(side('victory', HERE, 'front'), side(id, { x: 0, y: 150_000 + gap, heading }, 'rear')),
            )
          const steps = ranges.map(({ band }) => BANDS.indexOf(band))
          expect(steps).toEqual([...steps].sort((a, b) => a - b))
          const lengths = ranges.map(({ length }) => length)
          expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
        },
      ),
    )
  })
})

test('a range does not depend on where the two ships stand together, nor on how they are turned', () => {
  fc.assert(
    fc.property(
      fc.tuple(anyChassis, anyZone, anyChassis, anyZone),
      poseWithin({ x: 0, y: 0 }, 300_000),
      pointWithin({ x: 450_000, y: 450_000 }, 450_000),
      fc.integer({ min: 0, max: 3 }),
      ([id, zone, other, of], pose, to, quarters) => {
        fc.pre(!shipsOverlap({ size: CHASSIS[id].size, pose: HERE }, { size: CHASSIS[other].size, pose }))
        let [x, y] = [pose.x, pose.y]
        for (let i = 0; i < quarters; i++) [x, y] = [y, -x]
        const moved = { x: x + to.x, y: y + to.y, heading: (pose.heading + quarters * 90_000) % 360_000 }
        const here = rangeWithoutArc(side(id, HERE, zone), side(other, pose, of))
        const there = rangeWithoutArc(side(id, { ...to, heading: quarters * 90_000 }, zone), side(other, moved, of))
        expect(Math.abs(here.length - there.length)).toBeLessThanOrEqual(3)
      },
    ),
  )
})
