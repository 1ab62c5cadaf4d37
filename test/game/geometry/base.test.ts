import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Pose } from '#shared/game/engine/state'
import {
  type BasePlace,
  baseCorners,
  baseSize,
  gapBetweenShips,
  gapBetweenSquadrons,
  gapToSquadron,
  overlapOutline,
  type SizeClass,
  shipInside,
  shipOverlapsSquadron,
  shipsOverlap,
  shipTouchesSquadron,
  squadronInside,
  squadronsOverlap,
  squadronsTouch,
} from '#shared/game/geometry/base'
import { AREA, anySize, pointWithin, shipWithin } from './arbitrary'
import { BASE_MM, between, disc, intersect, mmOf, rectangle, shipShapes, toBoundary, type XY } from './plane'

const HERE = { x: 400_000, y: 400_000 }
const at = (size: SizeClass, x: number, y: number, heading = 0): BasePlace => ({ size, pose: { x, y, heading } })
const closeBy = shipWithin(HERE, 120_000)
const base = ({ size, pose }: BasePlace) => rectangle(pose, ...BASE_MM[size])
/** mm; what the polygons of the oracle cannot tell apart. */
const BLUR = 0.05

test('bases are 43 × 71, 63 × 102 and 77.5 × 129 mm (R1.14)', () => {
  expect(baseSize('small')).toEqual({ width: 43_000, length: 71_000 })
  expect(baseSize('medium')).toEqual({ width: 63_000, length: 102_000 })
  expect(baseSize('large')).toEqual({ width: 77_500, length: 129_000 })
})

test('corners go clockwise from the port bow, dials front, right, rear, left', () => {
  const { corners, dials } = overlapOutline(at('small', 100_000, 100_000, 90_000))
  expect(corners).toEqual([
    { x: 135_500, y: 121_500 },
    { x: 135_500, y: 78_500 },
    { x: 64_500, y: 78_500 },
    { x: 64_500, y: 121_500 },
  ])
  expect(dials).toEqual([
    { x: 130_700, y: 100_000 },
    { x: 100_000, y: 83_300 },
    { x: 69_300, y: 100_000 },
    { x: 100_000, y: 116_700 },
  ])
})

describe('ships overlap ships (R10.15)', () => {
  test('contact is no overlap; 6 µm are', () => {
    const ship = at('small', 0, 0)
    // Corner to corner, so that no dial is near.
    const beside = (gap: number): BasePlace => at('small', 43_000 + gap, 60_000)
    expect([0, -5, -6].map((gap) => shipsOverlap(ship, beside(gap)))).toEqual([false, false, true])
  })

  test('dials count as base: a dial over a base and two dials over each other', () => {
    const ship = at('small', 0, 0)
    // Side by side the starboard dial reaches 7.6 mm beyond the edge, under the other's stern.
    expect(shipsOverlap(ship, at('small', 43_000 + 7_590, 35_500))).toBe(true)
    expect(shipsOverlap(ship, at('small', 43_000 + 7_600, 35_500))).toBe(false)
    // Abreast both dials meet: 2 × 7.6 mm.
    expect(shipsOverlap(ship, at('small', 43_000 + 15_190, 0))).toBe(true)
    expect(shipsOverlap(ship, at('small', 43_000 + 15_200, 0))).toBe(false)
  })

  test('one inside the other overlaps', () => {
    expect(shipsOverlap(at('large', 0, 0), at('small', 1_000, 2_000, 45_000))).toBe(true)
  })

  test('it does not matter who is asked first', () => {
    fc.assert(fc.property(closeBy, closeBy, (a, b) => shipsOverlap(a, b) === shipsOverlap(b, a)))
  })

  test('two ships overlap where polygons do', () => {
    const seen = { apart: 0, over: 0 }
    fc.assert(
      fc.property(closeBy, closeBy, (a, b) => {
        const shrunk = intersect(shipShapes(a.size, a.pose, -BLUR), shipShapes(b.size, b.pose, -BLUR))
        const grown = intersect(shipShapes(a.size, a.pose, BLUR), shipShapes(b.size, b.pose, BLUR))
        if (shrunk !== grown) return
        seen[grown ? 'over' : 'apart']++
        expect(shipsOverlap(a, b)).toBe(grown)
      }),
      { numRuns: 400 },
    )
    expect(Math.min(seen.apart, seen.over)).toBeGreaterThan(25)
  })
})

describe('ships and squadrons', () => {
  const squadron = pointWithin(HERE, 90_000)

  test('a squadron under a dial overlaps (R10.15)', () => {
    const ship = at('small', 0, 0)
    const ahead = 35_500 + 7_600 + 17_100
    expect(shipOverlapsSquadron(ship, { x: 0, y: ahead - 6 })).toBe(true)
    expect(shipOverlapsSquadron(ship, { x: 0, y: ahead - 5 })).toBe(false)
    expect([-6, -5, 5, 6].map((gap) => shipTouchesSquadron(ship, { x: 0, y: ahead + gap }))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test('the booklet’s distances: a CR90 and squadrons beside, ahead and under its edge', () => {
    const cr90 = at('small', 0, 0)
    expect(gapToSquadron(cr90, { x: 100_000, y: 40_000 }) / 1000).toBeCloseTo(61.53, 2)
    expect(gapToSquadron(cr90, { x: 0, y: 130_000 }) / 1000).toBeCloseTo(77.4, 2)
    expect(gapToSquadron(cr90, { x: 38_000, y: 0 })).toBe(0)
    expect(shipOverlapsSquadron(cr90, { x: 38_000, y: 0 })).toBe(true)
    expect(shipOverlapsSquadron(cr90, { x: 100_000, y: 40_000 })).toBe(false)
  })

  test('they overlap where polygons do', () => {
    const seen = { apart: 0, over: 0 }
    fc.assert(
      fc.property(closeBy, squadron, ({ size, pose }, place) => {
        const shrunk = intersect(shipShapes(size, pose, -BLUR), [disc(mmOf(place), 17.1 - BLUR)])
        const grown = intersect(shipShapes(size, pose, BLUR), [disc(mmOf(place), 17.1 + BLUR)])
        if (shrunk !== grown) return
        seen[grown ? 'over' : 'apart']++
        expect(shipOverlapsSquadron({ size, pose }, place)).toBe(grown)
      }),
      { numRuns: 400 },
    )
    expect(Math.min(seen.apart, seen.over)).toBeGreaterThan(25)
  })

  test('distance is measured from base to base without dials (R12.18)', () => {
    fc.assert(
      fc.property(closeBy, squadron, (ship, place) => {
        const gap = gapToSquadron(ship, place)
        if (gap > 0) expect(gap / 1000).toBeCloseTo(toBoundary(mmOf(place), base(ship)) - 17.1, 2)
      }),
    )
  })

  test('squadrons: contact is no overlap', () => {
    const origin = { x: 0, y: 0 }
    const gaps = [-6, -5, 0, 5, 6]
    const beside = (gap: number) => ({ x: 0, y: 34_200 + gap })
    expect(gaps.map((gap) => squadronsOverlap(origin, beside(gap)))).toEqual([true, false, false, false, false])
    expect(gaps.map((gap) => squadronsTouch(origin, beside(gap)))).toEqual([false, true, true, true, false])
    expect(gapBetweenSquadrons(origin, { x: 60_000, y: 80_000 })).toBe(65_800)
    expect(gapBetweenSquadrons(origin, { x: 0, y: 20_000 })).toBe(0)
  })
})

describe('the gap between ships (R12.18)', () => {
  const far = fc.tuple(closeBy, shipWithin(HERE, 400_000))

  test('is the same both ways, zero exactly if the bases meet, and else as polygons say', () => {
    fc.assert(
      fc.property(far, ([a, b]) => {
        const gap = gapBetweenShips(a, b)
        expect(gapBetweenShips(b, a)).toBe(gap)
        if (gap > 0) expect(gap / 1000).toBeCloseTo(between(base(a), base(b)), 2)
        else expect(intersect([base(a)], [rectangle(b.pose, ...grown(b.size))])).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
  const grown = (size: SizeClass): XY => [BASE_MM[size][0] + BLUR, BASE_MM[size][1] + BLUR]

  test('ignores dials', () => {
    expect(gapBetweenShips(at('small', 0, 0), at('small', 43_000 + 15_000, 0))).toBe(15_000)
  })
})

describe('inside the play area', () => {
  test('a ship leaves it with its base, not with its dials (R9.15)', () => {
    expect(shipInside(at('small', 21_500, 35_500), AREA)).toBe(true)
    expect(shipInside(at('small', 21_500 - 5, 35_500), AREA)).toBe(true)
    expect(shipInside(at('small', 21_500 - 6, 35_500), AREA)).toBe(false)
    expect(shipInside(at('small', 400_000, 914_400 - 35_494), AREA)).toBe(false)
    expect(shipInside(at('small', 35_500, 21_500, 90_000), AREA)).toBe(true)
  })

  test('as its corners say', () => {
    const nearCorner = fc.constantFrom({ x: 0, y: 0 }, { x: 914_400, y: 0 }, { x: 914_400, y: 914_400 })
    const place = nearCorner.chain((corner) => shipWithin(corner, 110_000))
    fc.assert(
      fc.property(place, (ship) => {
        const depth = Math.min(...baseCorners(ship).flatMap(({ x, y }) => [x, y, AREA.width - x, AREA.height - y]))
        if (Math.abs(depth) < 10) return
        expect(shipInside(ship, AREA)).toBe(depth > 0)
      }),
      { numRuns: 500 },
    )
  })

  test('a squadron is inside if all of its base is (R10.24)', () => {
    expect([17_100, 17_095, 17_094].map((x) => squadronInside({ x, y: 500_000 }, AREA))).toEqual([true, true, false])
    expect(squadronInside({ x: 500_000, y: 914_400 - 17_094 }, AREA)).toBe(false)
  })
})

test('a quarter turn of the table changes no answer', () => {
  const quarter = ({ x, y, heading }: Pose): Pose => ({ x: y, y: -x + 0, heading: (heading + 90_000) % 360_000 })
  fc.assert(
    fc.property(anySize, closeBy, closeBy, (size, a, b) => {
      const [p, q] = [
        { size, pose: a.pose },
        { size: b.size, pose: b.pose },
      ]
      const turned = [p, q].map((ship) => ({ ...ship, pose: quarter(ship.pose) })) as [BasePlace, BasePlace]
      expect(shipsOverlap(...turned)).toBe(shipsOverlap(p, q))
      expect(gapBetweenShips(...turned)).toBe(gapBetweenShips(p, q))
    }),
  )
})
