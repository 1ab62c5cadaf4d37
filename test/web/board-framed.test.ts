import { describe, expect, test } from 'vitest'
import {
  around,
  type Camera,
  FRAME_MARGIN,
  levelOf,
  type Mm,
  type Pane,
  project,
  projectionOf,
} from '#web/board/camera'
import { framed, wholeTable } from '#web/board/framed'

const table = projectionOf({ width: 914_400, height: 914_400 }, false)
const phone: Pane = { width: 390, height: 350 }
/** Where the column of zoom buttons begins, in px from the left. */
const buttons = ({ width }: Pane) => width - 50
const inPane = (at: Mm, camera: Camera, pane: Pane) => project(at, camera, pane)

describe('on a phone nothing that is asked about lies below the zoom buttons', () => {
  test.each([
    ['at the right edge of the table', [{ x: 870, y: 300 }]],
    ['in its upper corner', [{ x: 897, y: 20 }]],
    [
      'across the table',
      [
        { x: 60, y: 500 },
        { x: 880, y: 300 },
      ],
    ],
  ])('%s', (_where, places) => {
    const reach = 17
    const box = around(
      places.flatMap(({ x, y }) => [
        { x: x - reach, y: y - reach },
        { x: x + reach, y: y + reach },
      ]),
      FRAME_MARGIN,
    )
    const camera = framed(box, phone, 24, table)
    for (const { x, y } of places) {
      const right = inPane({ x: x + reach, y }, camera, phone)
      expect(right.x).toBeLessThanOrEqual(buttons(phone))
      expect(inPane({ x: x - reach, y }, camera, phone).x).toBeGreaterThanOrEqual(0)
    }
  })

  test('and the whole table lies between them and the button at the left', () => {
    const camera = wholeTable(table, phone)
    expect(inPane({ x: table.width, y: 0 }, camera, phone).x).toBeLessThanOrEqual(buttons(phone))
    expect(inPane({ x: 0, y: 0 }, camera, phone).x).toBeGreaterThanOrEqual(50)
  })

  test('in a smaller one, too small to be read between them, it lies beside the zoom buttons alone', () => {
    const pane = { width: 366, height: 300 }
    const camera = wholeTable(table, pane)
    expect(levelOf(camera.scale)).toBe('M')
    expect(inPane({ x: table.width, y: 0 }, camera, pane).x).toBeLessThanOrEqual(buttons(pane))
    expect(inPane({ x: 0, y: 0 }, camera, pane).x).toBeGreaterThanOrEqual(0)
  })

  test('a table of six feet, which is as wide as the phone, is seen whole', () => {
    const long = projectionOf({ width: 1_828_800, height: 914_400 }, false)
    const camera = wholeTable(long, phone)
    expect(inPane({ x: 0, y: 0 }, camera, phone).x).toBeGreaterThanOrEqual(0)
    expect(inPane({ x: long.width, y: 0 }, camera, phone).x).toBeLessThanOrEqual(phone.width)
  })

  test.each([
    ['of three feet', 914_400, { width: 390, height: 160 }],
    ['of three feet', 914_400, { width: 360, height: 120 }],
    ['of six feet', 1_828_800, { width: 390, height: 233 }],
    ['of six feet', 1_828_800, { width: 360, height: 160 }],
    ['of six feet', 1_828_800, { width: 320, height: 180 }],
  ])('a table %s is seen whole beside the buttons, however small the pane (%#)', (_name, width, pane) => {
    const whole = projectionOf({ width, height: 914_400 }, false)
    const camera = wholeTable(whole, pane)
    const corners = [inPane({ x: 0, y: 0 }, camera, pane), inPane({ x: whole.width, y: whole.height }, camera, pane)]
    for (const { x, y } of corners) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(buttons(pane))
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(pane.height)
    }
  })

  test('in a wider pane it takes the room there is', () => {
    const pane = { width: 616, height: 700 }
    expect(wholeTable(table, pane).scale).toBeCloseTo(616 / (914.4 + 16))
  })
})
