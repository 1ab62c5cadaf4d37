import { fireEvent, screen, within } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { learningView, withUnits } from '#test/programs/gallery/views'
import { showBoard } from './board-shown'
import { dialsPage } from './support/game-pages'

const start = learningView('a')

test('a touch on a crowd opens a list of its pieces, which the next question closes', async () => {
  const { container, rerender } = showBoard()
  // A pane without a size shows this one place
  const [x = 0, y = 0] = (container.querySelector('.pane svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const close = (aside: number) => ({ at: { x: x * 1000 + aside, y: start.area.height - y * 1000 } })
  const view = withUnits(start, { squadrons: { 'x-wing-1': close(0), 'x-wing-2': close(1000) } })
  await rerender({ view })
  const finger = { pointerId: 1, button: 0, pointerType: 'touch', clientX: 0, clientY: 0 }
  await fireEvent.pointerDown(screen.getByRole('option', { name: /x1/ }), finger)
  await fireEvent.pointerUp(screen.getByRole('option', { name: /x1/ }), finger)
  const list = await screen.findByRole('list', { name: 'Which one?' })
  expect(within(list).getAllByRole('button').length).toBeGreaterThan(1)
  await rerender({ view: { ...view, requests: dialsPage().view?.requests ?? [] } })
  expect(screen.queryByRole('list', { name: 'Which one?' })).toBeNull()
})
