import { describe, expect, test } from 'vitest'
import { learningView, pose, withUnits } from '#test/programs/gallery/views'
import { showBoard } from './board-shown'

const start = learningView('a')

describe('a ship on the table', () => {
  test('carries its letter in the shape of its side, also where both sides are of one faction', () => {
    const view = { ...start, factions: { a: 'imperial', b: 'imperial' } as const }
    const { container } = showBoard({ view })
    expect(container.querySelectorAll('.ship.side-a .badge circle')).toHaveLength(2)
    expect(container.querySelectorAll('.ship.side-b .badge polygon')).toHaveLength(1)
  })

  test('gets an outline that fades when it has moved, and only then', async () => {
    const { container, rerender } = showBoard({ view: start })
    const outlines = () => [...container.querySelectorAll('.arrived')].map((path) => path.closest('[data-unit]'))
    await rerender({ view: { ...start, step: start.step + 1 } })
    expect(outlines()).toEqual([])
    await rerender({ view: withUnits(start, { ships: { 'cr90-1': { pose: pose(500, 400, 90) } } }) })
    expect(outlines().map((ship) => ship?.getAttribute('data-unit'))).toEqual(['cr90-1'])
  })
})
