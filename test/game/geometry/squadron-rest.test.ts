import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '#shared/game/engine/state'
import { SQUADRON_RADIUS, shipOverlapsSquadron, squadronInside, squadronsOverlap } from '#shared/game/geometry/base'
import { distance } from '#shared/game/geometry/grid'
import { distanceBand } from '#shared/game/geometry/range'
import {
  isRestingPlace,
  isWithinReach,
  leavesTable,
  moveFault,
  reachOf,
  type SquadronNeighborhood,
} from '#shared/game/geometry/squadron-rest'
import { AREA, pointWithin, shipWithin } from './arbitrary'

const at = (x: number, y: number): Point => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) })
const EMPTY: SquadronNeighborhood = { ships: [], squadrons: [] }
const CENTRE = at(400, 400)

test('R11.10 the centre may come as far as the band of the speed ends', () => {
  expect([1, 2, 3, 4, 5].map(reachOf)).toEqual([76_500, 124_500, 184_500, 245_000, 304_800])
  expect(reachOf(0)).toBe(0)
  expect(reachOf(6)).toBe(304_800)
})

test('R11.9, G14 the ruler begins at the edge of the base, and the far edge stays inside the band', () => {
  for (const speed of [1, 2, 3, 4, 5]) {
    const ruler = CENTRE.y + SQUADRON_RADIUS
    const farEdge = (length: number) => CENTRE.y + length + SQUADRON_RADIUS - ruler
    expect(distanceBand(farEdge(reachOf(speed)))).toBe(speed)
    expect(isWithinReach(CENTRE, { x: CENTRE.x, y: CENTRE.y + reachOf(speed) }, reachOf(speed))).toBe(true)
    expect(isWithinReach(CENTRE, { x: CENTRE.x, y: CENTRE.y + reachOf(speed) + 6 }, reachOf(speed))).toBe(false)
  }
})

describe('Where a squadron may come to rest (R11.12)', () => {
  const corvette = { size: 'small', pose: { ...at(400, 400), heading: 0 } } as const
  const around = { ships: [corvette], squadrons: [] }

  test('not on the base of a ship: the vector at (38, 0) overlaps by 0.6 mm', () => {
    expect(isRestingPlace(around, at(438, 400))).toBe(false)
  })
  test('beside it, touching', () => {
    expect(isRestingPlace(around, at(400 + 21.5 + 17.1, 375))).toBe(true)
  })
  test('not on a shield dial that sticks out of it', () => {
    expect(isRestingPlace(around, at(400, 400 + 35.5 + 17.1))).toBe(false)
    expect(isRestingPlace(around, at(400, 400 + 35.5 + 7.6 + 17.1))).toBe(true)
  })
  test('not on another squadron, but touching it', () => {
    const others = { ships: [], squadrons: [CENTRE] }
    expect(isRestingPlace(others, at(434.1, 400))).toBe(false)
    expect(isRestingPlace(others, at(434.2, 400))).toBe(true)
  })
  test('too far is told before what lies there', () => {
    expect(moveFault(around, at(100, 400), at(400, 400), 100_000)).toBe('too-far')
    expect(moveFault(around, at(320, 400), at(400, 400), 100_000)).toBe('place-overlaps')
    expect(moveFault(around, at(320, 400), at(480, 400), 184_500)).toBeUndefined()
  })
})

test('R9.15 any part of the base outside is outside; the edge itself is not', () => {
  expect(leavesTable(at(17.1, 400), AREA)).toBe(false)
  expect(leavesTable(at(17, 400), AREA)).toBe(true)
  expect(leavesTable(at(400, -60), AREA)).toBe(true)
  expect(leavesTable(at(914.4 - 17.1, 914.4 - 17.1), AREA)).toBe(false)
})

const anyTable = fc.record({
  ships: fc.array(shipWithin(CENTRE, 200_000), { maxLength: 3 }),
  squadrons: fc.array(pointWithin(CENTRE, 200_000), { maxLength: 5 }),
})
const anyPlace = pointWithin(CENTRE, 250_000)

test('R11.11 where it stands free, it may stay, at any speed', () => {
  fc.assert(
    fc.property(anyTable, anyPlace, fc.integer({ min: 0, max: 5 }), (table, place, speed) => {
      fc.pre(isRestingPlace(table, place))
      expect(moveFault(table, place, place, reachOf(speed))).toBeUndefined()
    }),
  )
})

test('a longer reach allows whatever a shorter one allows', () => {
  fc.assert(
    fc.property(anyTable, anyPlace, anyPlace, fc.integer({ min: 0, max: 4 }), (table, from, to, speed) => {
      if (!moveFault(table, from, to, reachOf(speed)))
        expect(moveFault(table, from, to, reachOf(speed + 1))).toBeUndefined()
    }),
  )
})

test('the way back is as long as the way there', () => {
  fc.assert(
    fc.property(anyPlace, anyPlace, fc.integer({ min: 1, max: 5 }), (from, to, speed) => {
      expect(isWithinReach(from, to, reachOf(speed))).toBe(isWithinReach(to, from, reachOf(speed)))
    }),
  )
})

test('R11.12 a legal end of a move overlaps nothing and is within the band, wherever the way led', () => {
  fc.assert(
    fc.property(anyTable, anyPlace, anyPlace, fc.integer({ min: 1, max: 5 }), (table, from, to, speed) => {
      const legal = moveFault(table, from, to, reachOf(speed)) === undefined
      const free =
        !table.ships.some((ship) => shipOverlapsSquadron(ship, to)) &&
        !table.squadrons.some((other) => squadronsOverlap(other, to))
      const near = distance(from, to) <= reachOf(speed) + 5
      expect(legal).toBe(free && near)
    }),
  )
})

test('fewer pieces on the table allow whatever more of them allow', () => {
  fc.assert(
    fc.property(anyTable, anyPlace, (table, place) => {
      if (isRestingPlace(table, place)) {
        expect(isRestingPlace({ ...table, ships: table.ships.slice(1) }, place)).toBe(true)
        expect(isRestingPlace(EMPTY, place)).toBe(true)
      }
      expect(leavesTable(place, AREA)).toBe(!squadronInside(place, AREA))
    }),
  )
})
