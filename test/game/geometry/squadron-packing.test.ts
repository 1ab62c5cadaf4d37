import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '#shared/game/engine/state'
import {
  type BasePlace,
  shipOverlapsSquadron,
  shipsOverlap,
  shipTouchesSquadron,
  squadronInside,
  squadronsOverlap,
  squadronsTouch,
} from '#shared/game/geometry/base'
import { placeBeside } from '#shared/game/geometry/contact'
import { distance } from '#shared/game/geometry/grid'
import {
  type Displacement,
  packDisplaced,
  packingOf,
  placeFaults,
  snapToTouch,
} from '#shared/game/geometry/squadron-packing'
import { AREA, anyHeading, anySize, pointWithin, poseWithin, shipWithin } from './arbitrary'

const ship: BasePlace = { size: 'small', pose: { x: 400_000, y: 400_000, heading: 0 } }
const table = (changes: Partial<Displacement>): Displacement => ({
  ship,
  others: [],
  standing: [],
  area: AREA,
  count: 1,
  ...changes,
})
const touching = (beside: Displacement, places: readonly Point[]): Point[] =>
  places.filter((at) => shipTouchesSquadron(beside.ship, at))

const mostTouching = (beside: Displacement): number => packingOf(beside).touching

/** R10.24 without the touching. */
function expectFree({ ship, others, standing, area }: Displacement, places: readonly Point[]) {
  places.forEach((at, i) => {
    expect(Number.isInteger(at.x) && Number.isInteger(at.y)).toBe(true)
    expect(squadronInside(at, area)).toBe(true)
    expect([ship, ...others].filter((place) => shipOverlapsSquadron(place, at))).toEqual([])
    expect([...standing, ...places.slice(0, i)].filter((other) => squadronsOverlap(at, other))).toEqual([])
  })
}
/** R10.25: touches the ship or a squadron that does. */
function expectInTouch(beside: Displacement, places: readonly Point[]) {
  const inner = touching(beside, [...places, ...beside.standing])
  for (const at of places)
    expect(shipTouchesSquadron(beside.ship, at) || inner.some((other) => squadronsTouch(at, other))).toBe(true)
}

const centre = { x: AREA.width / 2, y: AREA.height / 2 }
const crowded: fc.Arbitrary<Displacement> = fc
  .record({
    ship: fc.record({ size: anySize, pose: poseWithin({ x: 150_000, y: 150_000 }, 80_000) }),
    ships: fc.array(shipWithin({ x: 150_000, y: 150_000 }, 250_000), { maxLength: 4 }),
    squadrons: fc.array(pointWithin({ x: 150_000, y: 150_000 }, 200_000), { maxLength: 8 }),
    count: fc.integer({ min: 1, max: 10 }),
  })
  .map(({ ship, ships, squadrons, count }) => {
    const others: BasePlace[] = []
    for (const other of ships) if (![ship, ...others].some((place) => shipsOverlap(place, other))) others.push(other)
    const standing: Point[] = []
    for (const at of squadrons)
      if (
        squadronInside(at, AREA) &&
        ![ship, ...others].some((place) => shipOverlapsSquadron(place, at)) &&
        !standing.some((other) => squadronsOverlap(other, at))
      )
        standing.push(at)
    return { ship, others, standing, area: AREA, count }
  })

describe('places beside a ship', () => {
  test('touch its base or a dial on every bearing', () => {
    fc.assert(
      fc.property(anySize, poseWithin(centre, 300_000), anyHeading, (size, pose, bearing) => {
        expect(shipTouchesSquadron({ size, pose }, placeBeside({ size, pose }, bearing, 0))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
  test('keep the gap they are asked to', () => {
    expect(placeBeside(ship, 0, 0)).toEqual({ x: 400_000, y: 400_000 + 35_500 + 7_600 + 17_100 })
    expect(placeBeside(ship, 90_000, 1_000)).toEqual({ x: 400_000 + 21_500 + 7_600 + 17_100 + 1_000, y: 400_000 })
  })
})

describe('the packer of displaced squadrons (R10.24, R10.25)', () => {
  test.each([
    ['small', 9],
    ['medium', 12],
    ['large', 14],
  ] as const)('on a free table all touch a %s ship as long as there is room, which is for %i', (size, room) => {
    const beside = table({ ship: { size, pose: { ...ship.pose, heading: 33_333 } }, count: 16 })
    expect(mostTouching(beside)).toBe(room)
    for (let count = 1; count <= room; count++) {
      const places = packDisplaced({ ...beside, count })
      expect(touching(beside, places)).toHaveLength(count)
      expectFree(beside, places)
    }
    const places = packDisplaced(beside)
    expect(touching(beside, places)).toHaveLength(room)
    expectFree(beside, places)
    expectInTouch(beside, places)
  })

  test.each([
    ['small', 21_500, 35_500, 9],
    ['medium', 31_500, 51_000, 10],
    ['large', 38_750, 64_500, 14],
    ['small', 300_000, 35_500, 17],
  ] as const)(
    'around a %s ship at (%i, %i), by the edges of the table, two rows are enough for many',
    (size, x, y, count) => {
      const beside = table({ ship: { size, pose: { x, y, heading: 0 } }, count })
      const places = packDisplaced(beside)
      expect(places).toHaveLength(count)
      expectFree(beside, places)
      expectInTouch(beside, places)
      expect(touching(beside, places)).toHaveLength(mostTouching(beside))
      expect(mostTouching(beside)).toBeGreaterThanOrEqual(4)
    },
  )

  test('one stands against the other, so that no room is wasted', () => {
    const places = packDisplaced(table({ count: 9 }))
    places.slice(1).forEach((at, i) => {
      expect(distance(at, places[i] ?? at)).toBeLessThan(34_210)
    })
  })

  test('where walking on from one obstacle wastes room, it walks on from another', () => {
    const beside = table({
      ship: { size: 'medium', pose: { x: 106_931, y: 106_152, heading: 161_423 } },
      others: [{ size: 'small', pose: { x: 26_321, y: 9_900, heading: 258_278 } }],
      standing: [
        { x: 180_594, y: 47_757 },
        { x: 160_297, y: 190_777 },
      ],
      count: 20,
    })
    expect(mostTouching(beside)).toBe(12)
  })

  test('room for exactly one squadron between two things is found, however narrow its bearings', () => {
    const betweenTwoShips = table({
      ship: { size: 'medium', pose: { x: 310_262, y: 245_678, heading: 315_000 } },
      others: [{ size: 'small', pose: { x: 290_601, y: 134_021, heading: 25_756 } }],
      standing: [{ x: 215_558, y: 241_816 }],
      count: 20,
    })
    expect(mostTouching(betweenTwoShips)).toBe(12)
    const byTheEdge = table({
      ship: { size: 'medium', pose: { x: 49_975, y: 77_124, heading: 180_000 } },
      others: [{ size: 'medium', pose: { x: 133_976, y: -39_239, heading: 331_228 } }],
      standing: [{ x: 115_720, y: 131_751 }],
      count: 20,
    })
    expect(mostTouching(byTheEdge)).toBe(6)
  })

  test('without room in the second row they join the heap, which may then go on', () => {
    const beside = table({ ship: { size: 'small', pose: { x: 21_500, y: 35_500, heading: 0 } }, count: 14 })
    const places = packDisplaced(beside)
    const joined = touching(beside, places)
    for (let more: Point[] = joined; more.length > 0; joined.push(...more))
      more = places.filter((at) => !joined.includes(at) && joined.some((other) => squadronsTouch(at, other)))
    expect(joined).toHaveLength(14)
    expect(placeFaults(beside, places)).toEqual(places.map(() => undefined))
    const away = places.with(-1, { x: 700_000, y: 700_000 })
    expect(placeFaults(beside, away).filter(Boolean)).toEqual(['place-not-touching'])
  })

  test('a squadron that stays may be the one to touch', () => {
    // Walls of ships to port, starboard and astern leave only the bow, where one squadron already stands.
    const wall = (x: number, y: number, heading: number): BasePlace => ({ size: 'large', pose: { x, y, heading } })
    const beside = table({
      others: [
        wall(320_000, 400_000, 0),
        wall(480_000, 400_000, 0),
        wall(400_000, 300_000, 90_000),
        wall(320_000, 540_000, 0),
        wall(480_000, 540_000, 0),
      ],
      standing: [placeBeside(ship, 0, 0)],
    })
    expect(mostTouching(beside)).toBe(0)
    const places = packDisplaced(beside)
    expectFree(beside, places)
    expectInTouch(beside, places)
  })

  test('without any room in touch they stand as near as they can', () => {
    // A ring of medium ships around it, too close for any squadron to slip between.
    const ring = [
      [315_000, 400_000, 0],
      [485_000, 400_000, 0],
      [400_000, 495_000, 90_000],
      [400_000, 305_000, 90_000],
    ].map(([x = 0, y = 0, heading = 0]): BasePlace => ({ size: 'large', pose: { x, y, heading } }))
    const beside = table({ others: ring, count: 3 })
    expect(mostTouching(beside)).toBe(0)
    const places = packDisplaced(beside)
    expect(places).toHaveLength(3)
    expectFree(beside, places)
    expect(placeFaults(beside, places)).toEqual([undefined, undefined, undefined])
  })

  test('in any crowd: never outside, never over anything, always as the packer’s own bound says, always the same', () => {
    fc.assert(
      fc.property(crowded, (beside) => {
        const places = packDisplaced(beside)
        expect(places).toHaveLength(beside.count)
        expectFree(beside, places)
        expect(touching(beside, places).length).toBeGreaterThanOrEqual(mostTouching(beside))
        expect(placeFaults(beside, places)).toEqual(places.map(() => undefined))
        expect(packDisplaced(structuredClone(beside))).toEqual(places)
      }),
    )
  })

  test('finds at least what random placing finds', () => {
    const bearings = fc.array(fc.integer({ min: 0, max: 359_999 }), { minLength: 40, maxLength: 40 })
    fc.assert(
      fc.property(crowded, bearings, (beside, tries) => {
        const placed: Point[] = []
        for (const bearing of tries) {
          const at = placeBeside(beside.ship, bearing, 0)
          if (placed.length < beside.count && placeFaults(beside, [...placed, at]).every((fault) => !fault)) {
            if (shipTouchesSquadron(beside.ship, at)) placed.push(at)
          }
        }
        expect(mostTouching(beside)).toBeGreaterThanOrEqual(placed.length)
      }),
      { numRuns: 50 },
    )
  })
})

describe('faults of an answer', () => {
  const beside = table({ standing: [{ x: 600_000, y: 600_000 }] })
  const good = placeBeside(ship, 0, 0)

  test('are named for each place', () => {
    const places: Point[] = [
      good,
      { x: 17_000, y: 400_000 },
      { x: 410_000, y: 410_000 },
      { x: 600_000, y: 610_000 },
      { x: 700_000, y: 300_000 },
    ]
    expect(placeFaults(beside, places)).toEqual([
      undefined,
      'place-outside',
      'place-overlaps',
      'place-overlaps',
      'place-not-touching',
    ])
  })

  test('two squadrons over each other are both at fault', () => {
    expect(placeFaults(beside, [good, { x: good.x + 30_000, y: good.y }])).toEqual(['place-overlaps', 'place-overlaps'])
  })

  test('touching a squadron that touches the ship is enough, touching one of those is not (R10.25)', () => {
    const second = { x: good.x, y: good.y + 34_200 }
    const third = { x: good.x, y: good.y + 68_400 }
    expect(placeFaults(beside, [good, second])).toEqual([undefined, undefined])
    expect(placeFaults(beside, [good, second, third])).toEqual([undefined, undefined, 'place-not-touching'])
  })

  test('in the middle of nowhere a squadron does not touch', () => {
    fc.assert(
      fc.property(pointWithin(centre, 400_000), (at) => {
        fc.pre(distance(at, ship.pose) > 100_000 && distance(at, { x: 600_000, y: 600_000 }) > 40_000)
        expect(placeFaults(beside, [at])).toEqual(['place-not-touching'])
      }),
    )
  })
})

describe('a dragged squadron', () => {
  test('snaps to the nearest place that touches the ship', () => {
    fc.assert(
      fc.property(crowded, pointWithin(ship.pose, 400_000), (beside, to) => {
        const placed = packDisplaced(beside).slice(1)
        const at = snapToTouch(beside, placed, to)
        if (!at) return
        expectFree({ ...beside, standing: [...beside.standing, ...placed] }, [at])
        if (!shipTouchesSquadron(beside.ship, at)) {
          expectInTouch({ ...beside, standing: [...beside.standing, ...placed] }, [at])
          return
        }
        for (let bearing = 0; bearing < 360_000; bearing += 7_000) {
          const other = placeBeside(beside.ship, bearing, 0)
          if (placeFaults({ ...beside, standing: [...beside.standing, ...placed] }, [other])[0]) continue
          expect(distance(at, to)).toBeLessThanOrEqual(distance(other, to) + 5)
        }
      }),
    )
  })

  test('ahead of the bow it snaps straight to the bow', () => {
    expect(snapToTouch(table({}), [], { x: 400_000, y: 600_000 })).toEqual(placeBeside(ship, 0, 0))
  })

  test('stays where it touches already', () => {
    fc.assert(
      fc.property(anySize, anyHeading, anyHeading, (size, heading, bearing) => {
        const beside = table({ ship: { size, pose: { ...ship.pose, heading } } })
        const at = placeBeside(beside.ship, bearing, 0)
        expect(distance(snapToTouch(beside, [], at) ?? centre, at)).toBeLessThan(5)
      }),
    )
  })

  test('joins a squadron that touches when the ship is full', () => {
    const full = packDisplaced(table({ count: 9 }))
    const at = snapToTouch(table({}), full, { x: 400_000, y: 600_000 })
    expect(at).toBeDefined()
    if (at) {
      expect(shipTouchesSquadron(ship, at)).toBe(false)
      expectInTouch(table({ standing: full }), [at])
    }
  })
})
