import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { NO_ORDERS } from '#shared/orders/standing-order'
import { CR90, gamePage, gameView } from '#test/web/support/game-pages'
import { fakeService } from '#test/web/support/service'
import Page from '../../../web/orders/OrdersPage.svelte'
import { button, CAUTIOUS, open, press, sentences } from './orders-page'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('A game that moves on while the page is open', () => {
  const look = () => document.dispatchEvent(new Event('visibilitychange'))

  test('is told of, and shown at a press; what is not saved yet stays (design 12)', async () => {
    const view = gameView()
    const { goesOn } = await open({ orders: CAUTIOUS, view })
    await press(/^Remove: Nebulon-B/)
    look()
    await vi.waitFor(() => expect(screen.queryByText(/moved on/)).toBeNull())
    const { [CR90]: _, ...left } = view.ships
    goesOn({ ...view, step: view.step + 3, ships: left })
    look()
    await screen.findByText('The game has moved on since you opened this page.')
    const ships = () => [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ship' }).options]
    expect(ships().map(({ text }) => text)).toContain('CR90 "A"')
    await press('Look again')
    await vi.waitFor(() => expect(ships().map(({ text }) => text)).toEqual(['Nebulon-B "B"']))
    expect(screen.queryByText(/moved on/)).toBeNull()
    expect(sentences()).toEqual([])
    screen.getByText('Not saved yet; kept on this device.')
    expect(document.activeElement).toBe(button('Save'))
  })

  test('is asked for as on the page of the game: after 5 s, then every 20 s, and no more once it has', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const view = gameView()
    const { goesOn, calls } = await open({ view })
    const asked = () => calls.filter(({ path }) => path.startsWith('/games/g1?since=')).length
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked()).toBe(3)
    goesOn({ ...view, step: view.step + 1 })
    await vi.advanceTimersByTimeAsync(20_000)
    screen.getByText(/moved on/)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(4)
  })

  test('is not asked for once the page was left, not even if that was before it had loaded', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const calls = fakeService(() => ({ body: gamePage(gameView()) }))
    const { unmount } = render(Page, { id: 'g1' })
    unmount()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(calls.map(({ path }) => path)).toEqual(['/games/g1?since=0'])
  })

  test('is not asked for once the page was left while its orders were on their way', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    let unmount = () => {}
    const calls = fakeService(({ path }) => {
      if (!path.endsWith('/orders')) return { body: gamePage(gameView()) }
      unmount()
      return { body: { edition: 1, orders: NO_ORDERS, plans: [], told: [] } }
    })
    unmount = render(Page, { id: 'g1' }).unmount
    await vi.advanceTimersByTimeAsync(120_000)
    expect(calls.map(({ path }) => path)).toEqual(['/games/g1?since=0', '/games/g1/orders'])
  })
})
