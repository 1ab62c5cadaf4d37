import { cleanup, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import GamePageView from '../../../web/game/GamePage.svelte'
import { dialPage, waitingPage } from '../support/game-pages'
import { formIsThere } from '../support/open-game'
import { fakeService } from '../support/service'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The n-th of quick presses at one place. */
async function click(n: number): Promise<void> {
  const [strong] = within(screen.getByRole('region', { name: 'Question' })).getAllByRole('button', { name: /^Keep/ })
  strong?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: n }))
  await tick()
}

test('the rest of quick presses on one question does not answer the next one, which nobody has read yet', async () => {
  const calls = fakeService(({ method, path }) => {
    if (path === '/games') return { body: { games: [] } }
    return { body: method === 'GET' ? dialPage() : { page: { ...waitingPage(), log: [] }, used: 1, rest: [] } }
  })
  const isSent = () => calls.some(({ method }) => method === 'POST')
  render(GamePageView, { id: 'g1' })
  await screen.findByRole('heading', { level: 1 })
  await formIsThere()
  for (const n of [2, 3]) {
    await click(n)
    expect(isSent()).toBe(false)
  }
  await click(1)
  await vi.waitFor(() => expect(isSent()).toBe(true))
})
