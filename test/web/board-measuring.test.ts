import { fireEvent, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { GameView } from '#shared/play/view/game-view'
import { learningView } from '#test/programs/gallery/views'
import { showBoard } from './board-shown'

const table = () => screen.getByRole('listbox')
const press = (key: string) => fireEvent.keyDown(table(), { key })

async function tap(target: Element): Promise<void> {
  const at = { clientX: 5, clientY: 5, pointerId: 1, button: 0, pointerType: 'mouse' }
  await fireEvent.pointerDown(target, at)
  await fireEvent.pointerUp(target, at)
}

test('R12.23 the first tap after measuring takes the ruler away, and counts', async () => {
  const { onChoose } = showBoard({ choosable: ['nebulon-b-1'] })
  await fireEvent.focus(table())
  await press('m')
  await press('PageDown')
  expect(screen.getByText(/^Nebulon-B .* to Victory .*: \d+ mm/)).toBeTruthy()
  await tap(screen.getByRole('option', { name: /Nebulon-B/ }))
  expect(onChoose).toHaveBeenCalledWith('nebulon-b-1')
  expect(screen.queryByText(/ to Victory .*: \d+ mm/)).toBeNull()
})

test('R12.23 what was measured for a question goes with it, and stays while it is open', async () => {
  const asks = (id: string): GameView => ({
    ...learningView('a'),
    requests: [{ id, ask: 'ship.activate', subject: 'a', seat: 'a', kind: 'option', options: [{ id: 'nebulon-b-1' }] }],
  })
  const { rerender } = showBoard({ view: asks('first') })
  await fireEvent.focus(table())
  await press('m')
  await press('PageDown')
  const measured = () => screen.queryByText(/^Nebulon-B .* to Victory .*: \d+ mm/)
  await rerender({ view: asks('first') })
  expect(measured()).not.toBeNull()
  await rerender({ view: asks('second') })
  expect(measured()).toBeNull()
})
