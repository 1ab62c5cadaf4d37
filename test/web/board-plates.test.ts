import { describe, expect, test } from 'vitest'
import { learningView, pose, withUnits } from '#test/programs/gallery/views'
import { actingIn } from '#web/board/acting'
import { projectionOf } from '#web/board/camera'
import { piecesOf } from '#web/board/pieces'
import { platesOf } from '#web/board/plates'

const pane = { width: 780, height: 756 }
const camera = { x: 457.2, y: 457.2, scale: 0.8 }
const view = withUnits(learningView('a', { round: 2 }), {
  ships: {
    'victory-1': { pose: pose(420, 500, 180) },
    'nebulon-b-1': { pose: pose(440, 500, 0) },
    'cr90-1': { pose: pose(460, 20, 0) },
  },
})
const pieces = piecesOf(view, projectionOf(view.area, false)).filter(({ kind }) => kind === 'ship')

describe('the plates of pieces', () => {
  test('never cover each other', () => {
    const [first, second] = platesOf(pieces.slice(0, 2), camera, pane)
    expect(first && second && Math.abs(first.at.y - second.at.y)).toBeGreaterThanOrEqual(22)
  })

  test('stay within the table’s window, above a piece that stands at its lower edge', () => {
    const [plate] = platesOf(
      pieces.filter(({ id }) => id === 'cr90-1'),
      camera,
      pane,
    )
    expect(plate?.at.y).toBeLessThan(pane.height - 22)
    expect(plate?.at.x).toBeGreaterThan(75)
  })

  test('are left out for what is not seen', () => {
    expect(platesOf(pieces, { x: 0, y: 0, scale: 4 }, { width: 300, height: 300 })).toEqual([])
  })

  test('name who acts, and both ends of an attack', () => {
    const acting = { ...view, now: [{ kind: 'activation' as const, ship: 'cr90-1' }] } as typeof view
    expect(actingIn(acting)).toEqual(['cr90-1'])
    expect(actingIn(view)).toEqual([])
  })
})
