import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cosine,
  degrees,
  endsWithin,
  forward,
  isOverlap,
  isSameLength,
  isTouching,
  mm,
  onTable,
  right,
  shipFrame,
  sine,
  snap,
  toShipFrame,
  turn,
} from '#shared/game/geometry/grid'
import { anyHeading, poseWithin } from './arbitrary'

describe('headings (design 2)', () => {
  test('sine and cosine of every heading agree with the runtime to 1e-12', () => {
    let worst = 0
    for (let heading = 0; heading < 360_000; heading++) {
      const radians = (heading / 180_000) * Math.PI
      worst = Math.max(
        worst,
        Math.abs(sine(heading) - Math.sin(radians)),
        Math.abs(cosine(heading) - Math.cos(radians)),
      )
    }
    expect(worst).toBeLessThan(1e-12)
  })

  test('they are exact at right angles, without negative zeros', () => {
    expect([0, 90_000, 180_000, 270_000, 360_000].map(sine)).toEqual([0, 1, 0, -1, 0])
    expect([0, 90_000, 180_000, 270_000, 360_000].map(cosine)).toEqual([1, 0, -1, 0, 1])
    expect(forward(0)).toEqual({ x: 0, y: 1 })
    expect(right(0)).toEqual({ x: 1, y: 0 })
    expect(forward(90_000)).toEqual({ x: 1, y: 0 })
    expect(right(90_000)).toEqual({ x: 0, y: -1 })
  })

  test('every result is a multiple of 2⁻⁴⁰, so that a last digit cannot differ unseen', () => {
    for (const heading of [1, 22_500, 33_333, 44_999, 45_001, 123_456, 359_999])
      expect(Number.isInteger(sine(heading) * 2 ** 40)).toBe(true)
  })

  test('every sine is the same to the last bit wherever this runs', () => {
    const sines = new Float64Array(360_000).map((_, heading) => sine(heading))
    expect(createHash('sha256').update(sines).digest('hex')).toBe(
      '6869fdcf4481ec2f3dbe5ff6be99f31df0118eb8e429e324e562edeb2e1bc50d',
    )
  })

  test('turning stays within one turn', () => {
    expect(turn(350_000, 22_500)).toBe(12_500)
    expect(turn(10_000, -22_500)).toBe(347_500)
    expect(turn(337_500, 22_500)).toBe(0)
    expect(Object.is(turn(0, -360_000), -0)).toBe(false)
  })

  test('the fore-and-aft and the athwart direction are at right angles', () => {
    fc.assert(
      fc.property(anyHeading, (heading) => {
        const [f, r] = [forward(heading), right(heading)]
        expect(f.x * r.x + f.y * r.y).toBeCloseTo(0, 11)
        expect(f.x * f.x + f.y * f.y).toBeCloseTo(1, 11)
        // Starboard is a quarter turn clockwise of the bow.
        expect(r.x * f.y - r.y * f.x).toBeCloseTo(1, 11)
      }),
    )
  })
})

describe('the grid', () => {
  test('lengths and angles become whole µm and thousandths of a degree', () => {
    expect(mm(184.5)).toBe(184_500)
    expect(mm(0.1 + 0.2)).toBe(300)
    expect(degrees(22.5)).toBe(22_500)
  })

  test('places snap to whole µm and survive JSON', () => {
    const at = snap({ x: -0.3, y: 12.5 })
    expect(at).toEqual({ x: 0, y: 13 })
    expect(JSON.parse(JSON.stringify(at))).toEqual(at)
  })

  test('a place goes into a ship’s frame and back', () => {
    const local = fc.record({
      x: fc.integer({ min: -400_000, max: 400_000 }),
      y: fc.integer({ min: -400_000, max: 400_000 }),
    })
    fc.assert(
      fc.property(poseWithin({ x: 450_000, y: 450_000 }, 450_000), local, (pose, place) => {
        const back = toShipFrame(pose, snap(onTable(shipFrame(pose), place)))
        expect(Math.abs(back.x - place.x)).toBeLessThan(0.8)
        expect(Math.abs(back.y - place.y)).toBeLessThan(0.8)
      }),
    )
  })
})

describe('the tolerance (design 2)', () => {
  test('contact is a gap of at most 5 µm, overlap is deeper than 5 µm (R10.15)', () => {
    expect([-6, -5, 0, 5, 6].map(isTouching)).toEqual([false, true, true, true, false])
    expect([-6, -5, 0, 5, 6].map(isOverlap)).toEqual([true, false, false, false, false])
  })
  test('a measurement on a band line belongs to the nearer band (R12.17)', () => {
    expect([76_500, 76_505, 76_506].map((length) => endsWithin(length, 76_500))).toEqual([true, true, false])
  })
  test('measurements closer than that are a tie (R10.19)', () => {
    expect([isSameLength(100, 105), isSameLength(105, 100), isSameLength(100, 106)]).toEqual([true, true, false])
  })
})
