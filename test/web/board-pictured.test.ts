import { expect, test } from 'vitest'
import { projectionOf } from '#web/board/camera'
import { pictured } from '#web/board/pictured'
import { piecesOf } from '#web/board/pieces'
import { gameView, NEBULON, VICTORY } from './support/game-pages'

const view = gameView()
const table = projectionOf(view.area, false)
const pieces = piecesOf(view, table)
const boxOf = (of: readonly string[], pane = { width: 450, height: 208 }) => {
  const { box, scale } = pictured({ table, pieces, of, pane })
  const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number)
  const holds = (id: string) => {
    const { x, y } = pieces.find((piece) => piece.id === id)?.at ?? { x: Number.NaN, y: Number.NaN }
    return x > left && x < left + width && y > top && y < top + height
  }
  return { left, top, width, height, scale, holds }
}

test('A picture of the table holds what it is about', () => {
  expect(boxOf([NEBULON]).holds(NEBULON)).toBe(true)
  const both = boxOf([NEBULON, VICTORY])
  expect(both.holds(NEBULON) && both.holds(VICTORY)).toBe(true)
})

test('It shows nothing beside the table where the table fills it', () => {
  const { left, top, width, height } = boxOf([VICTORY])
  expect(left).toBeGreaterThanOrEqual(0)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(left + width).toBeLessThanOrEqual(table.width + 0.001)
  expect(top + height).toBeLessThanOrEqual(table.height + 0.001)
})

test('Without a subject it shows where the fleets meet, and comes no closer than pieces can be told', () => {
  const { scale, holds } = boxOf([])
  expect(scale).toBeLessThanOrEqual(0.9)
  expect(pieces.filter(({ id, own }) => own && holds(id)).length).toBeGreaterThan(0)
  expect(pieces.filter(({ id, own }) => !own && holds(id)).length).toBeGreaterThan(0)
})
