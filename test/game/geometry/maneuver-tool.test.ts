import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Side } from '#shared/game/engine/decision'
import type { SizeClass } from '#shared/game/geometry/base'
import {
  allClicks,
  finalPose,
  MANEUVER_TOOL,
  posesAlongTool,
  SIDES,
  sidesFreeOfTool,
  toolTrace,
} from '#shared/game/geometry/maneuver-tool'
import { AREA, anySize, poseWithin } from './arbitrary'
import { BASE_MM, commonArea, mmOf, type Polygon, poseOf, rectangle, type XY } from './plane'

type Placed = readonly [number, number, number]
/** Measured courses: pose as [x mm, y mm, heading °]. M1 is the booklet's own example of a Nebulon-B. */
const COURSES: readonly (readonly [string, SizeClass, number[], Side, Placed, Placed, Side[]])[] = [
  ['M1', 'small', [0, 1, -2], 'left', [0, 0, 0], [28.97, 211.0, 337.5], ['left']],
  ['M2', 'small', [0, 0], 'left', [0, 0, 0], [0.0, 136.0, 0.0], ['left', 'right']],
  ['M3', 'medium', [1], 'right', [0, 0, 0], [-8.12, 85.18, 22.5], ['right']],
  ['M4', 'small', [0, 1, 1, 2], 'right', [300, 150, 30], [522.48, 355.88, 120.0], ['right']],
  ['M5', 'large', [0, -1, -1], 'left', [914.4, 700, 180], [923.95, 455.94, 135.0], ['left']],
  ['M6', 'medium', [0, 1, 0], 'right', [0, 0, 0], [17.9, 216.0, 22.5], ['right']],
  ['M7a', 'small', [0, 1, 0], 'left', [0, 0, 0], [18.64, 188.71, 22.5], ['left', 'right']],
  ['M7b', 'small', [0, 1, 0], 'right', [0, 0, 0], [23.07, 211.0, 22.5], ['left', 'right']],
  ['M8', 'small', [1, 1], 'right', [500, 500, 90], [655.37, 474.99, 135.0], ['right']],
  ['M8r', 'small', [1], 'right', [500, 500, 90], [580.17, 502.95, 112.5], ['right']],
  ['M9', 'medium', [0, 1], 'right', [457.2, 150, 0], [449.08, 303.18, 22.5], ['right']],
  ['M10', 'large', [1, -1], 'left', [0, 0, 0], [26.02, 130.82, 0.0], ['left']],
]

describe('the final pose (R10.7)', () => {
  test.each(COURSES)('%s: %s base, clicks %j, tool on the %s', (_, size, clicks, side, start, final, sides) => {
    const pose = finalPose(size, poseOf(start), clicks, side)
    expect(Math.abs(pose.x / 1000 - final[0])).toBeLessThan(0.1)
    expect(Math.abs(pose.y / 1000 - final[1])).toBeLessThan(0.1)
    expect(pose.heading).toBe(final[2] * 1000)
    expect(sidesFreeOfTool(size, clicks)).toEqual(sides)
  })

  test('M2 ends at the same place on either side', () => {
    const start = poseOf([0, 0, 0])
    expect(finalPose('small', start, [0, 0], 'right')).toEqual(finalPose('small', start, [0, 0], 'left'))
  })

  test('Z0: at speed 0 the ship stays where it is (R10.6, R10.13)', () => {
    expect(finalPose('small', poseOf([10, 20, 45]), [], 'left')).toEqual({ x: 10_000, y: 20_000, heading: 45_000 })
  })

  test('M1: the tool passes its measured places', () => {
    const trace = toolTrace('small', poseOf([0, 0, 0]), [0, 1, -2], 'left').map(mmOf)
    const measured: XY[] = [
      [-29.12, 35.5],
      [-29.12, 81.5],
      [-29.12, 103.5],
      [-29.12, 149.5],
      [-20.71, 169.83],
      [-3.1, 212.32],
      [-11.52, 232.65],
    ]
    expect(trace).toHaveLength(measured.length)
    measured.forEach(([x, y], i) => {
      expect(Math.abs((trace[i]?.[0] ?? 0) - x)).toBeLessThan(0.01)
      expect(Math.abs((trace[i]?.[1] ?? 0) - y)).toBeLessThan(0.01)
    })
  })

  test('straight ahead each speed is worth 68 mm for every base and side', () => {
    fc.assert(
      fc.property(anySize, fc.integer({ min: 1, max: 4 }), fc.constantFrom(...SIDES), (size, speed, side) => {
        const pose = finalPose(size, { x: 0, y: 0, heading: 90_000 }, Array(speed).fill(0), side)
        expect(pose).toEqual({ x: speed * 68_000, y: 0, heading: 90_000 })
      }),
    )
  })

  const anyClicks = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 1, maxLength: 4 })
  const anyStart = poseWithin({ x: AREA.width / 2, y: AREA.height / 2 }, 300_000)

  test('a course mirrored to the other side mirrors the pose', () => {
    fc.assert(
      fc.property(anySize, anyClicks, (size, clicks) => {
        const start = { x: 0, y: 0, heading: 0 }
        const one = finalPose(size, start, clicks, 'left')
        const other = finalPose(
          size,
          start,
          clicks.map((click) => 0 - click),
          'right',
        )
        expect(Math.abs(one.x + other.x)).toBeLessThanOrEqual(1)
        expect(Math.abs(one.y - other.y)).toBeLessThanOrEqual(1)
        expect((one.heading + other.heading) % 360_000).toBe(0)
      }),
    )
  })

  test('a lower speed uses the same joints (R10.16)', () => {
    fc.assert(
      fc.property(anySize, anyStart, anyClicks, fc.constantFrom(...SIDES), (size, start, clicks, side) => {
        const poses = posesAlongTool(size, start, clicks, side)
        expect(poses).toEqual([start, ...clicks.map((_, i) => finalPose(size, start, clicks.slice(0, i + 1), side))])
      }),
    )
  })
})

/** The segments of the tool up to the front line of the last one, as strips 15.25 mm wide. */
function strips(size: SizeClass, clicks: readonly number[], side: Side): Polygon[] {
  const trace = toolTrace(size, { x: 0, y: 0, heading: 0 }, clicks, side).map(mmOf)
  const [root, ...rest] = trace
  if (!root) return []
  const joints = rest.filter((_, i) => i % 2 === 0)
  const stations: XY[] = [[root[0], root[1] - MANEUVER_TOOL.rootTail / 1000], ...joints]
  const end = trace.at(-1)
  if (end) stations.push(end)
  return stations.slice(1).map((to, i) => strip(stations[i] ?? to, to))
}
function strip([ax, ay]: XY, [bx, by]: XY): Polygon {
  const length = Math.hypot(bx - ax, by - ay)
  const [nx, ny] = [((by - ay) / length) * 7.625, (-(bx - ax) / length) * 7.625]
  return [
    [ax + nx, ay + ny],
    [bx + nx, by + ny],
    [bx - nx, by - ny],
    [ax - nx, ay - ny],
  ]
}

describe('the side of the tool (R10.8)', () => {
  test.each(['small', 'medium', 'large'] as const)(
    'a %s ship: for all 780 courses the closed rule says what polygons say, and never forbids both sides (R10.9)',
    (size) => {
      let courses = 0
      for (let speed = 1; speed <= 4; speed++)
        for (const clicks of allClicks(Array(speed).fill(2))) {
          courses++
          const free = SIDES.filter((side) => {
            const pose = finalPose(size, { x: 0, y: 0, heading: 0 }, clicks, side)
            const base = rectangle(pose, ...BASE_MM[size])
            // Up to 1 mm² is contact: the tool lies against the base.
            return strips(size, clicks, side).every((part) => commonArea(part, base) <= 1)
          })
          expect({ clicks, sides: sidesFreeOfTool(size, clicks) }).toEqual({ clicks, sides: free })
          expect(free).not.toHaveLength(0)
        }
      expect(courses).toBe(780)
    },
  )
})

test('all settings of the joints: between port and starboard yaw at each joint up to the speed (R10.4)', () => {
  expect(allClicks([])).toEqual([[]])
  expect(allClicks([1])).toEqual([[-1], [0], [1]])
  expect(allClicks([0, 1, 1, 2])).toHaveLength(45)
  expect(allClicks([1, 1])).toContainEqual([1, -1])
})
