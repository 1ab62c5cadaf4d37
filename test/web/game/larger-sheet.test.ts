import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import GamePageView from '../../../web/game/GamePage.svelte'
import { dialsPage } from '../support/game-pages'
import { fakeService } from '../support/service'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the browser’s Back gives the table of a phone its room again', async () => {
  fakeService(({ path }) => ({ body: path === '/games' ? { games: [] } : dialsPage() }))
  render(GamePageView, { id: 'g1' })
  await screen.findByRole('heading', { level: 1 })
  await vi.dynamicImportSettled()
  const more = screen.getByRole('button', { name: 'More room for this' })
  more.click()
  await tick()
  expect(more.getAttribute('aria-pressed')).toBe('true')
  history.replaceState({}, '')
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  await tick()
  expect(more.getAttribute('aria-pressed')).toBe('false')
})
