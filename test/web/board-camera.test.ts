import { describe, expect, test } from 'vitest'
import { pose } from '#test/programs/gallery/views'
import {
  framing,
  held,
  levelOf,
  onTable,
  panned,
  project,
  projectionOf,
  toDegrees,
  toMm,
  toPoint,
  unproject,
  viewBox,
  zoomed,
} from '#web/board/camera'

const area = { width: 914_400, height: 914_400 }
const north = projectionOf(area, false)
const turned = projectionOf(area, true)
const aside = projectionOf(area, false, true)
const pane = { width: 800, height: 640 }

describe('the drawn table', () => {
  test('has north at the top, in millimetres', () => {
    expect(toMm({ x: 100_000, y: 0 }, north)).toEqual({ x: 100, y: 914.4 })
    expect(toDegrees(90_000, north)).toBe(90)
  })
  test('is turned by half for the seat whose edge is the north one', () => {
    expect(toMm({ x: 100_000, y: 0 }, turned)).toEqual({ x: 814.4, y: 0 })
    expect(toDegrees(90_000, turned)).toBe(270)
    expect(toDegrees(180_000, turned)).toBe(0)
  })
  test('lies on its side with the own edge at the left, where a device wants it so', () => {
    expect(toMm({ x: 100_000, y: 0 }, aside)).toEqual({ x: 0, y: 100 })
    expect(toDegrees(0, aside)).toBe(90)
    const long = projectionOf({ width: 1_828_800, height: 914_400 }, false, true)
    expect([long.width, long.height]).toEqual([914.4, 1828.8])
  })
  test.each([
    ['as it is', north],
    ['turned', turned],
    ['on its side', aside],
    ['turned and on its side', projectionOf({ width: 1_828_800, height: 914_400 }, true, true)],
  ])('gives back every µm of a place, %s', (_how, table) => {
    const at = { x: 123_457, y: 654_321 }
    expect(toPoint(toMm(at, table), table)).toEqual(at)
  })
  test('puts what belongs to a base where the base points', () => {
    const bow = onTable({ x: 0, y: -50 }, pose(400, 400, 90), north)
    expect(bow.x).toBeCloseTo(450)
    expect(bow.y).toBeCloseTo(914.4 - 400)
  })
})

describe('the camera', () => {
  const camera = { x: 400, y: 300, scale: 1.5 }
  const px = { x: 130, y: 500 }

  test('finds the place under a pixel and back', () => {
    const at = unproject(px, camera, pane)
    expect(project(at, camera, pane)).toEqual(px)
  })
  test('zooms about the point under the pointer', () => {
    const closer = zoomed(camera, 2, px, pane)
    expect(closer.scale).toBe(3)
    const [before, after] = [unproject(px, camera, pane), unproject(px, closer, pane)]
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })
  test('shows the whole of a wide table where a question of three lines leaves 60 px of a phone', () => {
    const wide = { left: 0, top: 0, right: 1828.8, bottom: 914.4 }
    const low = { width: 360, height: 60 }
    const camera = framing(wide, low)
    for (const y of [wide.top, wide.bottom]) {
      const { y: px } = project({ x: 0, y }, camera, low)
      expect(px).toBeGreaterThanOrEqual(0)
      expect(px).toBeLessThanOrEqual(low.height)
    }
  })
  test('zooms between 0.05 and 4 px/mm and keeps the point there, too', () => {
    expect(zoomed(camera, 100, px, pane).scale).toBe(4)
    const far = zoomed(camera, 0.001, px, pane)
    expect(far.scale).toBe(0.05)
    expect(unproject(px, far, pane).x).toBeCloseTo(unproject(px, camera, pane).x)
  })
  test('pans with the finger', () => {
    expect(panned(camera, { x: 30, y: -15 })).toEqual({ x: 380, y: 310, scale: 1.5 })
  })
  test('never loses the table', () => {
    expect(held({ x: -500, y: 5000, scale: 9 }, north)).toEqual({ x: 0, y: 914.4, scale: 4 })
  })
  test('frames a box as large as it fits, but does not press a small one on the reader', () => {
    expect(framing({ left: 0, top: 100, right: 1600, bottom: 500 }, pane)).toEqual({ x: 800, y: 300, scale: 0.5 })
    expect(framing({ left: 0, top: 0, right: 10, bottom: 10 }, pane).scale).toBe(2)
  })
  test('shows by its viewBox what the pane shows', () => {
    expect(viewBox({ x: 400, y: 320, scale: 2 }, pane)).toBe('200 160 400 320')
  })
})

test.each([
  [0.21, 'S'],
  [0.3, 'M'],
  [0.74, 'M'],
  [0.75, 'L'],
  [1.49, 'L'],
  [1.5, 'XL'],
])('at %d px/mm the level of detail is %s', (scale, level) => {
  expect(levelOf(scale)).toBe(level)
})
