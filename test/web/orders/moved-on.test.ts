import { cleanup, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { CR90, gameView } from '#test/web/support/game-pages'
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
})
