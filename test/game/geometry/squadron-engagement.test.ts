import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '#shared/game/engine/state'
import { baseCorners, gapBetweenSquadrons, shipOverlapsSquadron } from '#shared/game/geometry/base'
import { engagement, isAtDistanceOne, type PiecesBetween } from '#shared/game/geometry/squadron-engagement'
import { pointWithin, shipWithin } from './arbitrary'

const CLEAR: PiecesBetween = { ships: [], obstacles: [] }
const at = (x: number, y: number): Point => ({ x: x * 1000, y: y * 1000 })
const box = (id: string, [left, bottom]: [number, number], [right, top]: [number, number]) => ({
  id,
  outline: [at(left, bottom), at(right, bottom), at(right, top), at(left, top)],
})

/** A base is 34.2 mm across, band 1 ends at 76.5 mm: centres up to 110.7 mm apart. */
test.each([
  ['touching', 34.2, 'engaged'],
  ['in the middle of band 1', 80, 'engaged'],
  ['on the line of band 1 (R12.17)', 110.7, 'engaged'],
  ['just behind it', 110.706, undefined],
])('R11.16 squadrons %s', (_name, apart, found) => {
  expect(engagement(at(400, 400), at(400 + apart, 400), CLEAR)).toBe(found)
})

describe('What lies between (R11.20-21)', () => {
  const [p, q] = [at(400, 400), at(500, 400)]

  test('R11.20 a ship in the line of sight: at distance 1, and not engaged', () => {
    expect(engagement(p, q, { ...CLEAR, ships: [box('ship', [430, 380], [470, 420])] })).toBe('obstructed')
  })
  test('R12.12 a ship that the line of sight only touches does not matter', () => {
    expect(engagement(p, q, { ...CLEAR, ships: [box('ship', [430, 400], [470, 440])] })).toBe('engaged')
  })
  test('R12.2 a ship beside the closest points of the bases does not matter', () => {
    expect(engagement(p, q, { ...CLEAR, ships: [box('ship', [490, 405], [520, 440])] })).toBe('engaged')
  })
  test('R11.20 an obstacle obstructs, too', () => {
    expect(engagement(p, q, { ...CLEAR, obstacles: [box('rock', [440, 300], [450, 500])] })).toBe('obstructed')
  })
  test('R11.21 bases that touch above an obstacle are not engaged', () => {
    const rock = box('rock', [380, 380], [460, 420])
    expect(engagement(p, at(434.2, 400), { ...CLEAR, obstacles: [rock] })).toBe('obstructed')
    expect(engagement(p, at(434.2, 400), CLEAR)).toBe('engaged')
  })
  test('farther away than distance 1 nothing matters', () => {
    expect(engagement(p, at(520, 400), { ...CLEAR, ships: [box('ship', [430, 380], [470, 420])] })).toBeUndefined()
  })
})

const CENTRE = at(400, 400)
const anyPair = fc.tuple(pointWithin(CENTRE, 90_000), pointWithin(CENTRE, 90_000))
const anyBetween = fc
  .array(shipWithin(CENTRE, 120_000), { maxLength: 2 })
  .map((ships) => ships.map((place, i) => ({ id: `ship-${i}`, place, outline: baseCorners(place) })))

test('it is the same from both sides', () => {
  fc.assert(
    fc.property(anyPair, anyBetween, ([p, q], ships) => {
      const clear = ships.every(({ place }) => !shipOverlapsSquadron(place, p) && !shipOverlapsSquadron(place, q))
      fc.pre(clear)
      expect(engagement(p, q, { ships, obstacles: [] })).toBe(engagement(q, p, { ships, obstacles: [] }))
    }),
  )
})

test('with nothing between, it is distance 1 and no more', () => {
  fc.assert(
    fc.property(anyPair, ([p, q]) => {
      expect(engagement(p, q, CLEAR) === 'engaged').toBe(gapBetweenSquadrons(p, q) <= 76_505)
      expect(engagement(p, q, CLEAR) !== undefined).toBe(isAtDistanceOne(p, q))
    }),
  )
})

test('more ships on the table never bring an engagement about, nor the loss of distance 1', () => {
  fc.assert(
    fc.property(anyPair, anyBetween, ([p, q], ships) => {
      const alone = engagement(p, q, CLEAR)
      const among = engagement(p, q, { ships, obstacles: [] })
      if (alone === undefined) expect(among).toBeUndefined()
      else expect(['engaged', 'obstructed']).toContain(among)
    }),
  )
})

test('farther apart on the same line, two squadrons are never engaged when they were not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 34_200, max: 200_000 }), fc.integer({ min: 0, max: 50_000 }), (apart, more) => {
      const engagedAt = (length: number) => engagement(CENTRE, { x: CENTRE.x + length, y: CENTRE.y }, CLEAR)
      if (!engagedAt(apart)) expect(engagedAt(apart + more)).toBeUndefined()
    }),
  )
})
