import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { NO_ORDERS } from '#shared/play/orders/standing-order'
import { CR90, gamePage, gameView } from '#test/web/support/game-pages'
import { fakeService } from '#test/web/support/service'
import Page from '../../../web/orders/OrdersPage.svelte'
import { button, CAUTIOUS, heldBack, OTHERS, open, press, save, sentences } from './orders-page'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const UNREACHABLE = 'The service cannot be reached just now. Please try again.'

describe('A game that moves on while the page is open', () => {
  const look = () => document.dispatchEvent(new Event('visibilitychange'))
  const ships = () =>
    [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ship' }).options].map(({ text }) => text)
  /** Where it has, by the loss of the CR90, and the page says so. */
  async function movedOn(service = { isThere: true }) {
    const view = gameView()
    const page = await open({ orders: CAUTIOUS, view, service })
    const { [CR90]: _, ...left } = view.ships
    page.goesOn({ ...view, step: view.step + 3, ships: left })
    look()
    await screen.findByText('The game has moved on since you opened this page.')
    return page
  }

  test('is told of, and shown at a press; what is not saved yet stays (design 12)', async () => {
    await movedOn()
    await press(/^Remove: Nebulon-B/)
    expect(ships()).toContain('CR90 "A"')
    await press('Look again')
    await vi.waitFor(() => expect(ships()).toEqual(['Nebulon-B "B"']))
    expect(screen.queryByText(/moved on/)).toBeNull()
    expect(sentences()).toEqual([])
    screen.getByText('Not saved yet; kept on this device.')
    expect(document.activeElement).toBe(button('Save'))
  })

  test('is told of only then', async () => {
    const { calls, goesOn } = await open()
    look()
    await vi.waitFor(() => expect(calls.at(-1)?.path).toBe('/games/g1?since=4'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(screen.queryByText(/moved on/)).toBeNull()
    goesOn({ ...gameView(), step: 9 })
    look()
    await screen.findByText(/moved on/)
  })

  test('says so where there is no connection, and stays as it was until there is one', async () => {
    const service = { isThere: true }
    await movedOn(service)
    service.isThere = false
    await press('Look again')
    expect((await screen.findByRole('alert')).textContent).toBe(UNREACHABLE)
    expect(ships()).toContain('CR90 "A"')
    expect(document.activeElement).toBe(button('Look again'))
    service.isThere = true
    await press('Look again')
    await vi.waitFor(() => expect(ships()).toEqual(['Nebulon-B "B"']))
    expect(screen.queryByRole('alert')).toBeNull()
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Save')))
  })

  test('says so, too, where only the orders cannot be had', async () => {
    const service = { isThere: true }
    await movedOn(service)
    const through = heldBack('GET', /since/)
    await press('Look again')
    service.isThere = false
    through()
    expect((await screen.findByRole('alert')).textContent).toBe(UNREACHABLE)
    expect(ships()).toContain('CR90 "A"')
    expect(document.activeElement).toBe(button('Look again'))
  })

  test('takes nothing away that another window of this device no longer keeps', async () => {
    const { elsewhere } = await movedOn()
    await press('Add this order')
    elsewhere(OTHERS)
    localStorage.clear()
    await press('Look again')
    await screen.findByText('These orders were changed elsewhere in the meantime.')
    expect(sentences()).toHaveLength(2)
  })

  test('leads to what is asked where the orders were changed elsewhere as well', async () => {
    const { elsewhere } = await movedOn()
    await press(/^Remove: Nebulon-B/)
    elsewhere(OTHERS)
    await press('Look again')
    await screen.findByText('These orders were changed elsewhere in the meantime.')
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Load those')))
  })

  test('does not bring back the orders as they were before the reader saved, while it was looked at again', async () => {
    const { saved, calls } = await movedOn()
    await press(/^Remove: Nebulon-B/)
    const through = heldBack('GET', /orders$/)
    await press('Look again')
    await vi.waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/orders'))).toHaveLength(2))
    await save()
    through()
    await vi.waitFor(() => expect(ships()).toEqual(['Nebulon-B "B"']))
    expect(sentences()).toEqual([])
    await press('Add this order')
    await save()
    expect(saved()).toMatchObject([{ edition: 1 }, { edition: 2 }])
  })

  test('is not looked at again while the orders are being saved', async () => {
    const { calls } = await movedOn()
    await press(/^Remove: Nebulon-B/)
    const through = heldBack('PUT', /orders$/)
    await press('Save')
    expect(button('Look again').getAttribute('aria-disabled')).toBe('true')
    const asked = calls.length
    await press('Look again')
    through()
    await screen.findByText('Saved. It counts from the next question on.')
    expect(calls.length).toBe(asked)
    await press('Look again')
    await vi.waitFor(() => expect(ships()).toEqual(['Nebulon-B "B"']))
  })

  test('waits for what is being saved when that began later, which is told all the same', async () => {
    const { calls } = await movedOn()
    await press(/^Remove: Nebulon-B/)
    const looked = heldBack('GET', /since/)
    const stored = heldBack('PUT', /orders$/)
    await press('Look again')
    await press('Save')
    looked()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(calls.at(-1)?.method).toBe('PUT')
    stored()
    await vi.waitFor(() => expect(ships()).toEqual(['Nebulon-B "B"']))
    screen.getByText('Saved. It counts from the next question on.')
    expect(sentences()).toEqual([])
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
