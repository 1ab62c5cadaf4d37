import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { ScriptDraft } from '#web/script/script-draft.svelte'
import Bar from '../../../web/script/Bar.svelte'

afterEach(cleanup)

const opened = (answers: number) => {
  const restart = vi.fn()
  const script = { answers, restart, entries: [], broken: undefined, waits: false, place: 0, legal: 0 }
  render(Bar, { script: script as unknown as ScriptDraft, opponent: 'Ackbar', plan: true })
  return restart
}

test('what is prepared is dropped by a second press only', async () => {
  const restart = opened(2)
  await fireEvent.click(screen.getByRole('button', { name: 'Stop preparing' }))
  expect(restart).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByRole('button', { name: 'Press again to drop what is prepared' }))
  expect(restart).toHaveBeenCalledOnce()
})

test('with nothing prepared one press is enough', async () => {
  const restart = opened(0)
  await fireEvent.click(screen.getByRole('button', { name: 'Stop preparing' }))
  expect(restart).toHaveBeenCalledOnce()
})
