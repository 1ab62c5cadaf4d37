import { describe, expect, test } from 'vitest'
import { CHASSIS, type ChassisId } from '#shared/game/cards/catalog/chassis'
import { learningView, pose, withUnits } from '#test/programs/gallery/views'
import { projectionOf } from '#web/board/camera'
import { measure, measureTo } from '#web/board/closest'
import { symbolId } from '#web/board/drawing'
import { isDrawn, loadDrawings } from '#web/board/drawings.svelte'
import { shipOutline } from '#web/board/outline'
import { type Piece, piecesOf } from '#web/board/pieces'
import { hullPoints } from '#web/board/ring'
import { sightBox } from '#web/board/sight'
import { tokensOf } from '#web/board/things/things'
import { tokenPrint } from '#web/board/token-print'
import { bearingFrom, droppedAt, nudged } from '#web/questions/course/table/displacement'
import { drawTool, keyedClick, pulledClick, tappedClick } from '#web/questions/course/table/tool'
import outlines from '../../web/board/outlines.json' with { type: 'json' }

const table = projectionOf({ width: 914_400, height: 914_400 }, false)
const positions = (ships: Record<string, ReturnType<typeof pose>>, squadrons: Record<string, [number, number]> = {}) =>
  withUnits(learningView('a'), {
    ships: Object.fromEntries(Object.entries(ships).map(([id, at]) => [id, { pose: at }])),
    squadrons: Object.fromEntries(
      Object.entries(squadrons).map(([id, [x, y]]) => [id, { at: { x: x * 1000, y: y * 1000 } }]),
    ),
  })
function piece(view: ReturnType<typeof learningView>, id: string): Piece {
  const found = piecesOf(view, table).find((one) => one.id === id)
  if (!found) throw new Error(`No ${id}`)
  return found
}

describe('the range ruler', () => {
  test('R12.18 lies between the closest points of two bases, R12.17 and tells the bands of both its sides', () => {
    const view = positions({ 'cr90-1': pose(200, 200, 0), 'victory-1': pose(200, 400, 180) })
    const measured = measure(piece(view, 'cr90-1'), piece(view, 'victory-1'), table)
    expect(measured.mm).toBe(114)
    expect(measured.range).toBe('close')
    expect(measured.distance).toBe(2)
    expect(Math.hypot(measured.to.x - measured.from.x, measured.to.y - measured.from.y)).toBeCloseTo(113.5, 3)
  })
  test.each([
    ['ship and squadron', 'cr90-1', 'x-wing-1'],
    ['squadron and ship', 'x-wing-1', 'cr90-1'],
    ['two squadrons', 'x-wing-1', 'x-wing-2'],
    ['ships askew', 'cr90-1', 'nebulon-b-1'],
  ])('draws as long as it measures: %s', (_what, a, b) => {
    const view = positions(
      { 'cr90-1': pose(300, 300, 33), 'nebulon-b-1': pose(520, 260, 280) },
      { 'x-wing-1': [400, 500], 'x-wing-2': [120, 460] },
    )
    const { from, to, mm } = measure(piece(view, a), piece(view, b), table)
    expect(Math.abs(Math.hypot(to.x - from.x, to.y - from.y) - mm)).toBeLessThanOrEqual(0.5)
  })
  test('beyond its end it has no band; to any place it measures from the base', () => {
    const view = positions({ 'cr90-1': pose(100, 200, 0) })
    const free = measureTo(piece(view, 'cr90-1'), { x: 800, y: 914.4 - 200 })
    expect(free.mm).toBe(679)
    expect(free.range).toBeUndefined()
  })
})

describe('the maneuver tool', () => {
  test('R1.6 lies beside the base: a root and a segment for each joint, 68 mm from joint to joint', () => {
    const { segments, joints } = drawTool('small', pose(300, 300, 0), [0, 1], 'left', table)
    expect(segments).toHaveLength(3)
    expect(joints).toHaveLength(2)
    expect(joints[0]?.at.x).toBeCloseTo(300 - 21.5 - 7.625, 2)
    expect((joints[0]?.at.y ?? 0) - (joints[1]?.at.y ?? 0)).toBeCloseTo(68, 2)
    expect(joints.map(({ before }) => Math.round(before))).toEqual([0, 0])
  })
  test('R10.6 at speed 0 it has no joint', () => {
    const { segments, joints } = drawTool('small', pose(300, 300, 45), [], 'right', table)
    expect(segments).toHaveLength(1)
    expect(joints).toEqual([])
  })
  test.each([
    ['aside to starboard', 0, { x: 41, y: 0 }, 0, 2],
    ['along the tool', 0, { x: 0, y: -80 }, 0, 0],
    ['farther than the yaw', 1, { x: 400, y: 0 }, 0, 2],
    ['to port of a ship that looks at the reader', 0, { x: 20, y: 0 }, 180, -1],
  ])('R10.4 a joint pulled %s turns as far as it may', (_how, start, pull, before, click) => {
    expect(pulledClick(start, 2, pull, before)).toBe(click)
  })
  test('a tap turns a joint by one to the half that was tapped, within its yaw', () => {
    expect(tappedClick(0, 1, { x: -5, y: 0 }, 0)).toBe(-1)
    expect(tappedClick(1, 1, { x: 5, y: 0 }, 0)).toBe(1)
  })
  test('keys that are none of its own leave it alone', () => {
    expect(keyedClick(1, 2, 'ArrowUp')).toBe(2)
    expect(keyedClick(1, 2, 'x')).toBeUndefined()
  })
})

describe('displaced squadrons', () => {
  const view = positions({ 'victory-1': pose(450, 450, 0) })
  const draft = {
    ship: 'victory-1',
    places: [
      { squadron: 'x-wing-1', x: 0, y: 0 },
      { squadron: 'x-wing-2', x: 0, y: 0 },
    ],
    faults: {},
  }
  const first = droppedAt(view, draft, 'x-wing-1', { x: 520_000, y: 480_000 })
  const second = droppedAt(
    view,
    { ...draft, places: [{ squadron: 'x-wing-1', ...first }, ...draft.places.slice(1)] },
    'x-wing-2',
    first,
  )

  test('R10.24 come to stand in touch with the ship, and not over each other', () => {
    expect(first.x).toBeCloseTo(450_000 + 31_500 + 17_100, -1)
    expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThanOrEqual(34_195)
  })
  test('an arrow key leaps over one that stands in the way', () => {
    const places = [
      { squadron: 'x-wing-1', ...first },
      { squadron: 'x-wing-2', x: first.x, y: first.y - 34_200 },
    ]
    const down = { key: 'ArrowDown', shiftKey: false, ctrlKey: false }
    const to = nudged(down, first, table, (at) => droppedAt(view, { ...draft, places }, 'x-wing-1', at))
    expect(to?.y).toBeLessThan(first.y - 60_000)
    expect(nudged({ ...down, key: 'Enter' }, first, table, (at) => at)).toBeUndefined()
  })
  test('are named by their bearing from the bow', () => {
    const ship = { at: { x: 100, y: 100 }, degrees: 90 }
    expect(bearingFrom(ship, { x: 150, y: 100 })).toBe(0)
    expect(bearingFrom(ship, { x: 100, y: 50 })).toBe(270)
  })
})

describe('what a question is about', () => {
  const pieces = piecesOf(learningView('a'), table)
  test('is framed with 40 mm around, but not far beyond the edge of the table', () => {
    expect(sightBox(['cr90-1'], undefined, pieces, table)).toEqual({
      left: 630 - 35.5 - 40,
      right: 630 + 35.5 + 40,
      top: 914.4 - 140 - 35.5 - 40,
      bottom: 914.4 - 140 + 35.5 + 40,
    })
    const atEdge = piecesOf(positions({}, { 'x-wing-1': [400, 30] }), table)
    expect(sightBox(['x-wing-1'], undefined, atEdge, table)?.bottom).toBe(924.4)
  })
  test('is the whole table if it is about no piece', () => {
    expect(sightBox([], undefined, pieces, table)).toBeUndefined()
  })
})

describe('drawings', () => {
  test('all are brought when one is needed', async () => {
    expect(isDrawn('victory')).toBe(false)
    await loadDrawings()
    expect(isDrawn('victory')).toBe(true)
    expect(isDrawn('nothing-like-it')).toBe(false)
    expect(document.getElementById(symbolId('gozanti'))?.querySelectorAll(':scope > g')).toHaveLength(2)
  })
  test.each(Object.entries(outlines))('%s stays on the token of its base', (name, { silhouette }) => {
    const numbers = [...silhouette.replaceAll(/[aA][^A-Za-z]+/g, '').matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)],
    )
    const token = name in CHASSIS ? tokenPrint(name as ChassisId).token : { width: 22, length: 22 }
    expect(numbers.length).toBeGreaterThan(5)
    for (const [x = 0, y = 0] of numbers) {
      expect(Math.abs(x)).toBeLessThanOrEqual(token.width / 2)
      expect(Math.abs(y)).toBeLessThanOrEqual(token.length / 2)
    }
  })
  test('the hull has a point for each hull value, the last ones lost first', () => {
    const states = hullPoints({ max: 5, lost: 2, faceup: 1 })
    expect(states).toEqual(['full', 'full', 'full', 'faceup', 'lost'])
    expect(hullPoints({ max: 3, lost: 7, faceup: 0 }).every((state) => state === 'lost')).toBe(true)
  })
  test('R10.15 the outline of a ship bulges over its four shield dials', () => {
    const outline = shipOutline({ width: 43, length: 71 })
    expect(outline.match(/A12\.4,12\.4/g)).toHaveLength(4)
  })
})

test('the token of a card lies on the table under the name of the card, wherever its ship is', () => {
  const start = learningView('a')
  const source = 'grav-shift-reroute@gone'
  const instance = {
    id: source,
    card: 'grav-shift-reroute',
    on: 'gone',
    seat: 'a' as const,
    exhausted: false,
    discarded: false,
  }
  const view = { ...start, cards: { [source]: { ...instance, marker: { x: 300_000, y: 600_000 } } } }
  expect(tokensOf(start, table)).toEqual([])
  expect(tokensOf(view, table)).toMatchObject([
    { id: source, name: 'token of Grav Shift Reroute', at: { x: 300, y: 314.4 }, radius: 10, label: '' },
  ])
})
