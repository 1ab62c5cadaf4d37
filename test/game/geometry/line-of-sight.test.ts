import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHASSIS, type ChassisId } from '#shared/game/cards/catalog/chassis'
import { HULL_ZONES, type HullZone, type Point, type Pose } from '#shared/game/engine/state'
import { baseCorners, gapBetweenShips } from '#shared/game/geometry/base'
import { isTouching } from '#shared/game/geometry/grid'
import { targetingPoints } from '#shared/game/geometry/hull-zone'
import { lineOfSight, type OutlinedPiece } from '#shared/game/geometry/line-of-sight'
import { type Polygon, stretchesInside } from '#shared/game/geometry/polygon'
import { type Side, shipShape } from '#shared/game/geometry/ship-shape'
import { sight } from '#shared/game/geometry/sight'
import { pointWithin, poseWithin } from './arbitrary'
import { RANGES } from './hull-zone-vectors'
import { holds, mmOf, poseOf, toBoundary } from './plane'

const side = (id: ChassisId, pose: readonly [number, number, number], zone: HullZone): Side => ({
  ship: shipShape(CHASSIS[id], poseOf(pose)),
  zone,
})
const at = (x: number, y: number): Point => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) })
const squadron = (x: number, y: number): Side => ({ squadron: at(x, y) })
const ship = (name: string, id: ChassisId, pose: readonly [number, number, number]): OutlinedPiece => ({
  id: name,
  outline: baseCorners({ size: CHASSIS[id].size, pose: poseOf(pose) }),
})
const outlined = (name: string, corners: readonly (readonly [number, number])[], dx = 0, dy = 0): OutlinedPiece => ({
  id: name,
  outline: corners.map(([x, y]) => at(x + dx, y + dy)),
})
/** Measured outlines of two obstacles, both hollow on one side. */
// biome-ignore format: a table of corners
const TOOTH = [
  [-22.4, -9.68], [-9.14, -26.8], [-6.18, -27.79], [-3.27, -27.12], [9.4, -19.31], [14.38, -14.16], [17.31, -6.32],
  [20.27, 15.04], [19.4, 23.71], [17.03, 30.07], [14.04, 31.69], [11.43, 30.72], [4.27, 19.47], [-3.65, 19.11],
  [-13.12, 11.05], [-21.87, 7.43], [-23.14, 4.41], [-23.78, -1.45],
] as const
// biome-ignore format: a table of corners
const DRUMSTICK = [
  [-26.14, -16.75], [-22, -22.91], [-15.75, -27.52], [-0.14, -36.16], [5.37, -38.79], [10.47, -39.7], [15.75, -38.72],
  [19.26, -36.62], [21.26, -33.54], [21.72, -25.1], [13.85, 1.91], [12.33, 11.76], [12.82, 15.38], [14.24, 18.42],
  [19.07, 23.12], [36.05, 32.56], [37.54, 36.54], [36.64, 37.8], [33.43, 38.91], [28.71, 38.59], [10.02, 34.28],
  [-11.37, 31.14], [-16.17, 29.23], [-18.53, 27.01], [-21.84, 19.39], [-27.16, -11.53],
] as const

/** Other zones of the defender on the measured lines of sight; none for the pairs that are not named. */
const ON_THE_WAY: Record<string, readonly HullZone[]> = {
  'R1 left': ['front'],
  'R1 right': ['front'],
  'R1 rear': ['front'],
  'R2 right': ['front', 'left'],
  'R2 rear': ['left'],
  'R3 front': ['left'],
  'R3 right': ['left', 'rear'],
  'R4 left': ['front'],
  'R4 right': ['front'],
  'R4 rear': ['front', 'left'],
}
const RANGE_THROUGH = ['R1 left', 'R1 right', 'R1 rear', 'R2 right', 'R3 right', 'R4 right', 'R4 rear']

describe('the line of sight (R12.1)', () => {
  test.each(RANGES)(
    '%s: %s at %j, %s zone, to %s at %j, %s zone (R12.6, R12.7)',
    (name, id, pose, zone, target, there, other) => {
      const pair = `${name} ${other}`
      const seen = sight({
        attacker: side(id, pose, zone),
        defender: side(target, there, other),
        others: [],
        obstacles: [],
      })
      const blocked = ON_THE_WAY[pair] ?? []
      expect(new Set(seen.blockedBy)).toEqual(new Set(blocked))
      const through = RANGE_THROUGH.includes(pair) ? 'range-through-zone' : undefined
      expect(seen.refusal).toBe(through ?? (blocked.length > 0 ? 'line-through-zone' : undefined))
    },
  )

  test('runs between targeting points (R12.2)', () => {
    const { line } = lineOfSight(side('cr90', [0, 0, 0], 'front'), side('victory', [0, 300, 180], 'front'), [], [])
    expect(line).toEqual({
      from: targetingPoints(CHASSIS.cr90, poseOf([0, 0, 0])).front,
      to: targetingPoints(CHASSIS.victory, poseOf([0, 300, 180])).front,
    })
  })

  test('begins at the point of a squadron that is closest to the area of the hull zone, not to its targeting point (R12.3)', () => {
    // Off the bow the front zone is widest: its nearest place lies straight below the squadron.
    const { line } = lineOfSight(squadron(15, 100), side('cr90', [0, 0, 0], 'front'), [], [])
    expect(line.from).toEqual(at(15, 82.9))
    expect(line.to).toEqual(targetingPoints(CHASSIS.cr90, poseOf([0, 0, 0])).front)
    const back = lineOfSight(side('cr90', [0, 0, 0], 'front'), squadron(15, 100), [], [])
    expect(back.line).toEqual({ from: line.to, to: line.from })
  })

  test('runs between the closest points of two squadrons (R12.2)', () => {
    const { line } = lineOfSight(squadron(0, 0), squadron(0, 100), [], [])
    expect(line).toEqual({ from: at(0, 17.1), to: at(0, 82.9) })
  })

  test("is not blocked by the attacker's own hull zones (R12.4)", () => {
    const [victory, target] = [side('victory', [0, 0, 0], 'left'), side('cr90', [-40, 80, 60], 'right')]
    const seen = sight({ attacker: victory, defender: target, others: [], obstacles: [] })
    const own = 'ship' in victory ? victory.ship.zones.front : []
    expect(stretchesInside(seen.line, own)).not.toEqual([])
    expect(seen).toMatchObject({ inArc: true, blockedBy: [], obstructedBy: [], refusal: undefined })
  })

  test('an attack by a squadron is blocked as well (R11.24, R12.6)', () => {
    const seen = sight({
      attacker: squadron(0, -60),
      defender: side('cr90', [0, 0, 0], 'front'),
      others: [],
      obstacles: [],
    })
    expect(seen).toMatchObject({ inArc: true, blockedBy: ['rear'], refusal: 'range-through-zone' })
  })
})

describe('obstruction', () => {
  const [from, to] = [side('victory', [0, 0, 0], 'front'), squadron(0, 300)]
  const by = (others: readonly OutlinedPiece[], obstacles: readonly OutlinedPiece[] = []) =>
    lineOfSight(from, to, others, obstacles).obstructedBy

  test('by a ship in between (R12.8, G6)', () => {
    expect(by([ship('cr90', 'cr90', [0, 150, 90]), ship('beside', 'cr90', [100, 150, 0])])).toEqual(['cr90'])
  })

  test('by a base, not by its shield dials (R12.10)', () => {
    expect(by([ship('dial', 'nebulon-b', [25.5, 150, 0])])).toEqual([])
    expect(by([ship('plastic', 'nebulon-b', [20.5, 150, 0])])).toEqual(['plastic'])
  })

  test('only where the line enters: deeper than 5 µm (R12.12)', () => {
    expect(by([ship('edge', 'nebulon-b', [21.5, 150, 0])])).toEqual([])
    expect(by([ship('within', 'nebulon-b', [21.495, 150, 0])])).toEqual([])
    expect(by([ship('deeper', 'nebulon-b', [21.494, 150, 0])])).toEqual(['deeper'])
  })

  test('by asteroids, though attacker and defender may touch (R12.9, G6)', () => {
    const [victory, nebulon] = [side('victory', [0, 0, 0], 'front'), side('nebulon-b', [0, 280, 90], 'right')]
    const tooth = outlined('asteroids', TOOTH, 5, 160)
    expect(sight({ attacker: victory, defender: nebulon, others: [], obstacles: [tooth] })).toMatchObject({
      obstructedBy: ['asteroids'],
      refusal: undefined,
    })
    // Corner to edge: between the two bases the line crosses a gap in which the field lies open.
    const [one, other] = [poseOf([0, 0, 0]), poseOf([61.805, 29.901, 45])]
    expect(isTouching(gapBetweenShips({ size: 'small', pose: one }, { size: 'small', pose: other }))).toBe(true)
    const [cr90, corvette] = [side('cr90', [0, 0, 0], 'right'), side('cr90', [61.805, 29.901, 45], 'rear')]
    expect(lineOfSight(cr90, corvette, [], [outlined('gap', TOOTH, 28, 0)]).obstructedBy).toEqual(['gap'])
  })

  test('by an obstacle over which two squadrons touch (R11.21), not beside its edge (R12.12)', () => {
    const field = [
      [-20, -20],
      [20, -20],
      [20, 20],
      [-20, 20],
    ] as const
    const touching = [squadron(-17.1, 0), squadron(17.1, 0)] as const
    expect(lineOfSight(...touching, [], [outlined('asteroids', field)]).obstructedBy).toEqual(['asteroids'])
    expect(lineOfSight(...touching, [], [outlined('asteroids', field, 20)]).obstructedBy).toEqual([])
  })

  test('by an obstacle under the attacker only where it sticks out (R12.11)', () => {
    const flank = side('cr90', [0, 0, 0], 'right')
    const field = [outlined('asteroids', TOOTH, 22, 0)]
    expect(lineOfSight(flank, squadron(38.6, 0), [], field).obstructedBy).toEqual([])
    expect(lineOfSight(flank, squadron(60, 0), [], field).obstructedBy).toEqual(['asteroids'])
  })

  test('not by an obstacle that the line crosses only beneath a base (R12.11)', () => {
    const square = [
      [-30, 40],
      [30, 40],
      [30, 50.5],
      [-30, 50.5],
    ] as const
    expect(by([], [outlined('hidden', square)])).toEqual([])
    expect(by([], [outlined('sticks out', square, 0, 1)])).toEqual(['sticks out'])
    const there = [outlined('asteroids', TOOTH, 0, 150)]
    expect(by([ship('over it', 'victory', [0, 150, 90])], there)).toEqual(['over it'])
    expect(by([ship('over half of it', 'cr90', [0, 130, 90])], there)).toEqual(['over half of it', 'asteroids'])
  })

  test('not through the hollow of a field', () => {
    const field = [outlined('debris', DRUMSTICK)]
    expect(lineOfSight(squadron(80, 0), squadron(2.9, 0), [], field)).toMatchObject({
      line: { from: at(62.9, 0), to: at(20, 0) },
      obstructedBy: [],
    })
    expect(lineOfSight(squadron(80, 0), squadron(-8, 0), [], field).obstructedBy).toEqual(['debris'])
  })

  test('is named once for each piece, ships first', () => {
    expect(by([ship('gr75', 'gr75', [0, 200, 90])], [outlined('asteroids', TOOTH, 0, 110)])).toEqual([
      'gr75',
      'asteroids',
    ])
  })

  test('is the same in both directions', () => {
    const anyChassis = fc.constantFrom(...(Object.keys(CHASSIS) as ChassisId[]))
    const zone = fc.constantFrom(...HULL_ZONES)
    const anySide: fc.Arbitrary<Side> = fc.oneof(
      pointWithin({ x: 0, y: 0 }, 300_000).map((there) => ({ squadron: there })),
      fc
        .tuple(anyChassis, poseWithin({ x: 0, y: 0 }, 300_000), zone)
        .map(([id, pose, zone]) => ({ ship: shipShape(CHASSIS[id], pose), zone })),
    )
    const base = (pose: Pose) => ({ id: 'between', outline: baseCorners({ size: 'medium', pose }) })
    fc.assert(
      fc.property(anySide, anySide, poseWithin({ x: 0, y: 0 }, 150_000).map(base), (a, b, between) => {
        const tooth = [outlined('asteroids', TOOTH)]
        const [there, back] = [lineOfSight(a, b, [between], tooth), lineOfSight(b, a, [between], tooth)]
        expect(back.obstructedBy).toEqual(there.obstructedBy)
        expect(back.line).toEqual({ from: there.line.to, to: there.line.from })
      }),
    )
  })
})

describe('a line enters a polygon of any shape', () => {
  const drumstick: Polygon = DRUMSTICK.map(([x, y]) => at(x, y))

  test('where some place of it lies deeper than 5 µm inside', () => {
    const end = pointWithin({ x: 0, y: 0 }, 60_000)
    fc.assert(
      fc.property(
        fc.constantFrom(
          drumstick,
          TOOTH.map(([x, y]) => at(x, y)),
        ),
        end,
        end,
        (polygon, from, to) => {
          // A line no longer than the tolerance goes nowhere.
          fc.pre(Math.hypot(to.x - from.x, to.y - from.y) > 10)
          const drawn = polygon.map(mmOf)
          const depths = Array.from({ length: 400 }, (_, i) => {
            const place = { x: from.x + ((to.x - from.x) * i) / 399, y: from.y + ((to.y - from.y) * i) / 399 }
            return holds(drawn, mmOf(place)) ? toBoundary(mmOf(place), drawn) : 0
          })
          const deepest = Math.max(...depths)
          const inside = stretchesInside({ from, to }, polygon)
          if (deepest > 0.0051) expect(inside).not.toEqual([])
          // Between two samples the line may go no deeper than half their distance.
          const spacing = Math.hypot(to.x - from.x, to.y - from.y) / 399
          const total = inside.reduce((sum, [start, end]) => sum + end - start, 0)
          const sampled = depths.filter((depth) => depth > 0.005).length * spacing
          expect(Math.abs(total - sampled)).toBeLessThanOrEqual(4 * spacing + 1)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('not along its edges, over its corners or from its border outward', () => {
    const square = [at(0, 0), at(0, 40), at(40, 40), at(40, 0)]
    const enters = (x1: number, y1: number, x2: number, y2: number) =>
      stretchesInside({ from: at(x1, y1), to: at(x2, y2) }, square).length > 0
    expect(enters(-10, 0, 50, 0)).toBe(false)
    expect(enters(40, -10, 40, 50)).toBe(false)
    expect(enters(-20, 20, 20, 60)).toBe(false)
    expect(enters(40, 20, 80, 25)).toBe(false)
    expect(enters(-20, 20, 0, 20)).toBe(false)
    expect(enters(-20, 20, 0.02, 20)).toBe(true)
    expect(enters(-10, -10, 50, 50)).toBe(true)
    expect(enters(20, 20, 20, 20)).toBe(false)
    expect(enters(10, 10, 30, 30)).toBe(true)
  })
})
