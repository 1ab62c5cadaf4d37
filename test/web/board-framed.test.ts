import { describe, expect, test } from 'vitest'
import { around, type Camera, FRAME_MARGIN, type Mm, type Pane, project, projectionOf } from '#web/board/camera'
import { insetOf } from '#web/board/covered'
import { framed, type Inset, openBox, UNCOVERED, wholeTable } from '#web/board/framed'

const table = projectionOf({ width: 914_400, height: 914_400 }, false)
const phone: Pane = { width: 390, height: 350 }
const desk: Pane = { width: 780, height: 756 }
const inPane = (at: Mm, camera: Camera, pane: Pane) => project(at, camera, pane)
const REACH = 17

const boxAround = (places: readonly Mm[]) =>
  around(
    places.flatMap(({ x, y }) => [
      { x: x - REACH, y: y - REACH },
      { x: x + REACH, y: y + REACH },
    ]),
    FRAME_MARGIN,
  )

describe('nothing that is asked about lies under what covers an edge of the table', () => {
  const COVERED: [string, Pane, Inset][] = [
    ['a sheet', phone, { ...UNCOVERED, bottom: 40 }],
    ['the coach on a phone', phone, { ...UNCOVERED, top: 90, bottom: 16 }],
    ['a sheet and a caption, of a low phone', { width: 390, height: 110 }, { ...UNCOVERED, bottom: 40 }],
    ['the log', desk, { ...UNCOVERED, right: 360 }],
    ['the card of a unit', desk, { ...UNCOVERED, left: 350 }],
    ['a card, the log and a caption', { width: 1200, height: 756 }, { top: 0, left: 350, right: 360, bottom: 56 }],
  ]
  const PLACES: Mm[][] = [
    [{ x: 870, y: 300 }],
    [{ x: 897, y: 20 }],
    [{ x: 20, y: 890 }],
    [
      { x: 60, y: 500 },
      { x: 880, y: 300 },
    ],
  ]
  test.each(COVERED)('%s', (_what, pane, covered) => {
    for (const places of PLACES) {
      const camera = framed(boxAround(places), pane, covered, table)
      for (const { x, y } of places) {
        const [low, high] = [
          inPane({ x: x - REACH, y: y - REACH }, camera, pane),
          inPane({ x: x + REACH, y: y + REACH }, camera, pane),
        ]
        expect(low.x).toBeGreaterThanOrEqual(covered.left)
        expect(high.x).toBeLessThanOrEqual(pane.width - covered.right)
        expect(low.y).toBeGreaterThanOrEqual(covered.top)
        expect(high.y).toBeLessThanOrEqual(pane.height - covered.bottom)
      }
    }
  })

  test('what hides nearly all of it is looked past', () => {
    const box = boxAround([{ x: 400, y: 400 }])
    expect(framed(box, phone, { ...UNCOVERED, bottom: 300 }, table)).toEqual(framed(box, phone, UNCOVERED, table))
  })

  test('what is open is told in mm', () => {
    const camera = { x: 400, y: 300, scale: 0.5 }
    expect(openBox(camera, { width: 400, height: 300 }, { top: 0, right: 100, bottom: 50, left: 0 })).toEqual({
      left: 0,
      right: 600,
      top: 0,
      bottom: 500,
    })
  })
})

describe('the whole table', () => {
  test.each([
    ['of three feet', 914_400, { width: 390, height: 160 }],
    ['of three feet', 914_400, { width: 360, height: 200 }],
    ['of six feet', 1_828_800, { width: 390, height: 233 }],
    ['of six feet', 1_828_800, { width: 360, height: 160 }],
    ['of six feet', 1_828_800, { width: 320, height: 180 }],
  ])('%s is seen, however small the pane (%#)', (_name, width, pane) => {
    const whole = projectionOf({ width, height: 914_400 }, false)
    const camera = wholeTable(whole, pane)
    for (const { x, y } of [
      inPane({ x: 0, y: 0 }, camera, pane),
      inPane({ x: whole.width, y: whole.height }, camera, pane),
    ]) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(pane.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(pane.height)
    }
  })

  test('takes the room there is', () => {
    expect(wholeTable(table, { width: 616, height: 700 }).scale).toBeCloseTo(616 / (914.4 + 16))
  })
})

describe('what lies over the table covers the edge that is nearer', () => {
  const box = (left: number, top: number, right: number, bottom: number) => ({
    ...{ left, top, right, bottom },
    width: right - left,
  })
  const pane = box(268, 52, 1048, 808)
  test.each([
    ['the coach on a desk', 'across', box(280, 650, 600, 796), { bottom: 158 }],
    ['the layers', 'across', box(280, 64, 770, 108), { top: 56 }],
    ['the log', 'aside', box(688, 52, 1048, 808), { right: 360 }],
    ['the card of a unit', 'aside', box(278, 118, 618, 480), { left: 350 }],
    ['a single button', 'across', box(280, 750, 324, 794), {}],
    ['the question beside it', 'across', box(1048, 200, 1440, 900), {}],
  ])('%s', (_what, covers, part, inset) => {
    expect(insetOf(pane, [{ covers, box: part }])).toEqual({ ...UNCOVERED, ...inset })
  })
})
