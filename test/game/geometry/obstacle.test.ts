import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHASSIS } from '#shared/game/cards/catalog/chassis'
import { OBSTACLES, type ObstacleId, outlinedObstacle } from '#shared/game/cards/catalog/obstacles'
import type { Point } from '#shared/game/engine/state'
import type { BasePlace } from '#shared/game/geometry/base'
import { lineOfSight, type OutlinedPiece } from '#shared/game/geometry/line-of-sight'
import {
  gapShipToObstacle,
  gapSquadronToObstacle,
  placedOutline,
  shipOverlapsObstacle,
  squadronOverlapsObstacle,
} from '#shared/game/geometry/obstacle'
import { distanceBand } from '#shared/game/geometry/range'
import { type Side, shipShape } from '#shared/game/geometry/ship-shape'
import { engagement } from '#shared/game/geometry/squadron-engagement'
import { pointWithin, poseWithin, shipWithin } from './arbitrary'
import { gapBetweenObstacles, gapPointToObstacle, obstaclesOverlap } from './outlines'
import { areaOf, commonArea, disc, holds, mmOf, type Polygon, poseOf, shipShapes, toBoundary } from './plane'

const at = (x: number, y: number): Point => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) })
const lying = (id: ObstacleId, x = 0, y = 0, degrees = 0): OutlinedPiece =>
  outlinedObstacle({ id, pose: poseOf([x, y, degrees]) })
const small = (x: number, y: number, degrees = 0): BasePlace => ({ size: 'small', pose: poseOf([x, y, degrees]) })
/** 40 mm square about the origin. */
const SQUARE = [at(-20, -20), at(20, -20), at(20, 20), at(-20, 20)]

describe('a ship overlaps an obstacle (R10.15, R13.1)', () => {
  test('with its base, deeper than contact', () => {
    // Its side dial lies north of the square, its stern beside it.
    expect(shipOverlapsObstacle(small(41.5, 34), SQUARE)).toBe(false)
    expect(shipOverlapsObstacle(small(41.495, 34), SQUARE)).toBe(false)
    expect(shipOverlapsObstacle(small(41.494, 34), SQUARE)).toBe(true)
  })

  test('with a shield dial, which sticks out 7.6 mm', () => {
    expect(shipOverlapsObstacle(small(20 + 21.5 + 7.61, 0), SQUARE)).toBe(false)
    expect(shipOverlapsObstacle(small(20 + 21.5 + 7.59, 0), SQUARE)).toBe(true)
  })

  test('all over it, and it all over the ship', () => {
    expect(shipOverlapsObstacle(small(0, 0), lying('station').outline)).toBe(true)
    const large: BasePlace = { size: 'large', pose: poseOf([0, 0, 30]) }
    expect(shipOverlapsObstacle(large, lying('asteroid-1').outline)).toBe(true)
  })

  test('not where it only reaches into its hollow', () => {
    const field = lying('debris-1').outline
    // Bow first into the hollow of the drumstick, then 9 mm farther.
    expect(shipOverlapsObstacle(small(65, 0, 270), field)).toBe(false)
    expect(shipOverlapsObstacle(small(56, 0, 270), field)).toBe(true)
  })

  test('where polygons share an area, dials and all', () => {
    const counts = { over: 0, beside: 0 }
    fc.assert(
      fc.property(anyObstacle, shipWithin({ x: 0, y: 0 }, 100_000), ({ outline }, ship) => {
        const plane = outline.map(mmOf)
        const shared = (grow: number) =>
          Math.max(...shipShapes(ship.size, ship.pose, grow).map((part) => commonArea(plane, part)))
        if (shipOverlapsObstacle(ship, outline)) {
          // The discs of the plain way are inscribed, up to 0.03 mm short.
          expect(shared(0.05)).toBeGreaterThan(0)
          counts.over++
        } else {
          expect(shared(-0.05)).toBeLessThan(0.0001)
          counts.beside++
        }
      }),
    )
    expect(Math.min(counts.over, counts.beside)).toBeGreaterThan(10)
  })
})

const anyObstacle = fc
  .tuple(fc.constantFrom(...(Object.keys(OBSTACLES) as ObstacleId[])), poseWithin({ x: 0, y: 0 }, 80_000))
  .map(([id, pose]) => outlinedObstacle({ id, pose }))

describe('a squadron overlaps an obstacle (R11.15)', () => {
  test('with its base of 34.2 mm, deeper than contact', () => {
    expect(squadronOverlapsObstacle(at(37.1, 0), SQUARE)).toBe(false)
    expect(squadronOverlapsObstacle(at(37.094, 0), SQUARE)).toBe(true)
    expect(squadronOverlapsObstacle(at(0, 0), lying('station').outline)).toBe(true)
  })

  test('where polygons share an area', () => {
    fc.assert(
      fc.property(anyObstacle, pointWithin({ x: 0, y: 0 }, 100_000), ({ outline }, there) => {
        const plane = outline.map(mmOf)
        const shared = (radius: number) => commonArea(plane, disc(mmOf(there), radius))
        if (squadronOverlapsObstacle(there, outline)) expect(shared(17.15)).toBeGreaterThan(0)
        else expect(shared(17.05)).toBeLessThan(0.0001)
      }),
    )
  })
})

describe('obstacles among themselves', () => {
  test('overlap where they share an area, not in contact, and not one in the hollow of another', () => {
    const beside = SQUARE.map(({ x, y }) => ({ x: x + 40_000, y }))
    expect(obstaclesOverlap(SQUARE, beside)).toBe(false)
    expect(obstaclesOverlap(lying('station').outline, lying('station').outline)).toBe(true)
    expect(obstaclesOverlap(lying('debris-2').outline, lying('asteroid-1', 10, 10, 70).outline)).toBe(true)
    // The narrow end of a lozenge between the ends of the drumstick.
    expect(obstaclesOverlap(lying('debris-1').outline, lying('asteroid-1', 52, -2, 90).outline)).toBe(false)
    expect(obstaclesOverlap(lying('debris-1').outline, lying('asteroid-1', 46, -2, 90).outline)).toBe(true)
  })

  test('are measured from edge to edge (R3.9)', () => {
    const [one, other] = [lying('station').outline, lying('asteroid-2', 200, 30, 45).outline]
    const least = Math.min(...one.map((corner) => gapPointToObstacle(corner, other)))
    const gap = gapBetweenObstacles(one, other)
    expect(gap).toBe(gapBetweenObstacles(other, one))
    expect(gap).toBeLessThanOrEqual(least)
    expect(gapBetweenObstacles(one, lying('asteroid-2', 20, 3).outline)).toBe(0)
  })

  test('three quarter turns and one lie where four quarters do', () => {
    const { outline } = OBSTACLES['asteroid-3']
    const turned = placedOutline(placedOutline(outline, poseOf([0, 0, 270])), poseOf([0, 0, 90]))
    expect(turned).toEqual(outline)
    // The area does not depend on the heading.
    const area = (degrees: number) => areaOf(lying('asteroid-3', 7, 9, degrees).outline.map(mmOf))
    expect(Math.abs(area(33.3) - area(0))).toBeLessThan(0.1)
  })
})

describe('distance from an obstacle (R12.22)', () => {
  test('is measured from bases without dials to its edge (R12.18)', () => {
    expect(gapShipToObstacle(small(20 + 21.5 + 76.5, 0), SQUARE)).toBe(76_500)
    expect(distanceBand(gapShipToObstacle(small(20 + 21.5 + 76.506, 0), SQUARE))).toBe(2)
    expect(gapSquadronToObstacle(at(20 + 17.1 + 50, 0), SQUARE)).toBe(50_000)
    expect(gapPointToObstacle(at(23, 24), SQUARE)).toBe(5000)
  })

  test('is distance 1 where they overlap', () => {
    const field = lying('debris-2').outline
    const gaps = [
      gapShipToObstacle(small(0, 0), field),
      gapSquadronToObstacle(at(0, 0), field),
      gapPointToObstacle(at(0, 0), field),
    ]
    expect(gaps).toEqual([0, 0, 0])
    expect(gaps.map(distanceBand)).toEqual([1, 1, 1])
  })

  test('of a place is that to its boundary', () => {
    fc.assert(
      fc.property(anyObstacle, pointWithin({ x: 0, y: 0 }, 200_000), ({ outline }, there) => {
        const plane: Polygon = outline.map(mmOf)
        const gap = gapPointToObstacle(there, outline) / 1000
        const plain = holds(plane, mmOf(there)) ? 0 : toBoundary(mmOf(there), plane)
        expect(Math.abs(gap - plain)).toBeLessThan(0.006)
      }),
    )
  })
})

describe('obstacles in the line of sight', () => {
  const squadron = (x: number, y: number): Side => ({ squadron: at(x, y) })
  const flank: Side = { ship: shipShape(CHASSIS.victory, poseOf([0, -120, 0])), zone: 'front' }

  test('of every kind obstruct, wherever the line enters them (R12.9)', () => {
    for (const id of Object.keys(OBSTACLES) as ObstacleId[]) {
      const { obstructedBy } = lineOfSight(flank, squadron(0, 100), [], [lying(id)])
      expect(obstructedBy).toEqual([id])
      expect(lineOfSight(flank, squadron(0, 100), [], [lying(id, 90)]).obstructedBy).toEqual([])
    }
  })

  test('several are all named; one is enough (R6.13)', () => {
    const field = [lying('debris-1', 0, 40), lying('asteroid-1', 0, -20, 20), lying('station', 200)]
    expect(lineOfSight(flank, squadron(0, 120), [], field).obstructedBy).toEqual(['debris-1', 'asteroid-1'])
  })

  test('keep squadrons at distance 1 from being engaged (R11.20), touching ones, too (R11.21)', () => {
    const station = { ships: [], obstacles: [lying('station')] }
    expect(engagement(at(-55, 0), at(55, 0), station)).toBe('obstructed')
    expect(engagement(at(-17.1, 0), at(17.1, 0), station)).toBe('obstructed')
    expect(engagement(at(-17.1, 80), at(17.1, 80), station)).toBe('engaged')
  })
})
