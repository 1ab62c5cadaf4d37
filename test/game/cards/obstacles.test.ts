import { describe, expect, test } from 'vitest'
import { OBSTACLES, obstacleCard, outlinedObstacle, STANDARD_OBSTACLES } from '#shared/game/cards/catalog/obstacles'
import { isDeepInside, type Polygon } from '#shared/game/geometry/polygon'

const IDS = STANDARD_OBSTACLES
const each = (corners: Polygon) => corners.map((a, i) => ({ a, b: corners[(i + 1) % corners.length] ?? a }))
const squareMm = (corners: Polygon): number =>
  each(corners).reduce((sum, { a, b }) => sum + (a.x * b.y - b.x * a.y) / 2, 0) / 1_000_000

const isConvex = (corners: Polygon): boolean =>
  each(corners).every(({ a, b }) =>
    corners.every((c) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > -1_000_000),
  )

/** Sides in mm of the rectangles around a polygon, one for each half degree; the longer first. */
const rectanglesAround = (corners: Polygon): [number, number][] =>
  Array.from({ length: 180 }, (_, i) => {
    const [ux, uy] = [Math.cos((i * Math.PI) / 360), Math.sin((i * Math.PI) / 360)]
    const span = (values: number[]) => (Math.max(...values) - Math.min(...values)) / 1000
    const sides = [span(corners.map(({ x, y }) => x * ux + y * uy)), span(corners.map(({ x, y }) => x * uy - y * ux))]
    return [Math.max(...sides), Math.min(...sides)]
  })

describe('the obstacles of a standard game (R1.27)', () => {
  test('are three asteroid fields, two debris fields and a station', () => {
    expect(IDS.map((id) => OBSTACLES[id].kind)).toEqual([
      'asteroid-field',
      'asteroid-field',
      'asteroid-field',
      'debris-field',
      'debris-field',
      'station',
    ])
    expect(() => obstacleCard('exogorth')).toThrow('exogorth')
  })

  test.each([
    ['asteroid-1', 18, 68.5, 28.4, 1562, true],
    ['asteroid-2', 18, 55.1, 39.8, 1624, false],
    ['asteroid-3', 20, 57.9, 50.8, 2225, false],
    ['debris-1', 26, 82.3, 54.1, 2874, false],
    ['debris-2', 24, 71.2, 64, 3274, false],
    ['station', 24, 84.7, 84.3, 5347, false],
  ] as const)(
    '%s has %i corners, fits into %d × %d mm, covers %d mm² and is convex: %s',
    (id, corners, l, w, area, convex) => {
      const { outline } = OBSTACLES[id]
      expect([outline.length, isConvex(outline)]).toEqual([corners, convex])
      const isMeasured = ([length, width]: [number, number]) =>
        Math.abs(length - l) < 0.35 && Math.abs(width - w) < 0.15
      expect(rectanglesAround(outline).some(isMeasured)).toBe(true)
      expect(Math.abs(squareMm(outline) - area)).toBeLessThan(0.6)
    },
  )

  test.each(IDS)('%s is named by whole µm about its middle, which lies in it', (id) => {
    const { outline } = OBSTACLES[id]
    for (const { x, y } of outline) expect([x, y].every(Number.isInteger)).toBe(true)
    const sum = outline.reduce((so, { x, y }) => ({ x: so.x + x, y: so.y + y }), { x: 0, y: 0 })
    const middle = { x: sum.x / outline.length, y: sum.y / outline.length }
    for (const place of [middle, { x: 0, y: 0 }]) expect(isDeepInside(outline, place)).toBe(true)
  })
})

describe('an obstacle on the table', () => {
  test('turns clockwise with its heading, as a ship does', () => {
    const [first] = OBSTACLES.station.outline
    const { id, outline } = outlinedObstacle({ id: 'station', pose: { x: 500_000, y: 400_000, heading: 90_000 } })
    expect(id).toBe('station')
    expect(outline[0]).toEqual({ x: 500_000 + first.y, y: 400_000 - first.x })
  })

  test('is drawn anew when its pose is written over', () => {
    const pose = { x: 0, y: 0, heading: 0 }
    const before = outlinedObstacle({ id: 'debris-1', pose })
    expect(outlinedObstacle({ id: 'debris-1', pose })).toBe(before)
    pose.x = 1000
    const [corner] = OBSTACLES['debris-1'].outline
    expect(outlinedObstacle({ id: 'debris-1', pose }).outline[0]).toEqual({ x: corner.x + 1000, y: corner.y })
    expect(outlinedObstacle({ id: 'debris-2', pose }).outline).toHaveLength(24)
  })
})
