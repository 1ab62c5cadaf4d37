import { expect, test } from 'vitest'
import { learningView } from '#test/programs/gallery/views'
import { projectionOf } from '#web/board/camera'
import { measure } from '#web/board/closest'
import { type Piece, piecesOf } from '#web/board/pieces'
import { labelPlace } from '#web/board/ruler-label'
import { reachOf } from '#web/board/sight'

const view = learningView('a')
const table = projectionOf(view.area, false)
const pieces = piecesOf(view, table)
const seen = { left: 0, top: 0, right: table.width, bottom: table.height }
const scale = 0.8

const piece = (id: string): Piece => {
  const found = pieces.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}

test.each([
  ['cr90-1', 'nebulon-b-1'],
  ['x-wing-1', 'x-wing-2'],
  ['cr90-1', 'x-wing-3'],
])('the label of a ruler from %s to %s covers no piece and stays in sight', (from, to) => {
  const { x, y } = labelPlace(measure(piece(from), piece(to), table), pieces, seen, scale)
  const half = { x: 100 / scale, y: 10 / scale }
  for (const each of pieces) {
    const apart = { x: Math.max(0, Math.abs(x - each.at.x) - half.x), y: Math.max(0, Math.abs(y - each.at.y) - half.y) }
    expect(Math.hypot(apart.x, apart.y)).toBeGreaterThanOrEqual(reachOf(each))
  }
  expect(x - half.x).toBeGreaterThanOrEqual(seen.left)
  expect(x + half.x).toBeLessThanOrEqual(seen.right)
  expect(y - half.y).toBeGreaterThanOrEqual(seen.top)
  expect(y + half.y).toBeLessThanOrEqual(seen.bottom)
})

test('where it has to cover something, it is not what is measured', () => {
  const [near, far] = [piece('cr90-1'), piece('victory-1')]
  const from = { x: 450, y: 400 }
  const to = { x: 450, y: 480 }
  const row = [300, 375, 525, 600].map((x, n) => ({ ...piece('x-wing-1'), id: `x${n}`, at: { x, y: 440 } }))
  const ends = [
    { ...near, at: { x: 450, y: 360 } },
    { ...far, at: { x: 450, y: 540 } },
  ] as Piece[]
  const half = { width: 40, height: 12 }
  const pane = { left: 330, right: 570, top: 380, bottom: 560 }
  const { x, y } = labelPlace({ from, to }, [...ends, ...row] as Piece[], pane, 1, half)
  for (const each of ends) {
    const apart = { x: Math.max(0, Math.abs(x - each.at.x) - 40), y: Math.max(0, Math.abs(y - each.at.y) - 12) }
    expect(Math.hypot(apart.x, apart.y)).toBeGreaterThanOrEqual(reachOf(each))
  }
})
