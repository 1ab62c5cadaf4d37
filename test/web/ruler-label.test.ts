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
