import { cleanup, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GamePage } from '#shared/play/protocol/responses'
import { device } from '#web/state/device.svelte'
import GamePageView from '../../../web/game/GamePage.svelte'
import { dialsPage } from '../support/game-pages'
import { fakeService } from '../support/service'

const PRACTICE = { a: { name: 'Red Leader' }, b: { name: 'Practice bot', bot: 'practice' as const } }

async function open(changes: Partial<GamePage> = {}): Promise<void> {
  const page: GamePage = { ...dialsPage(), log: [], seats: PRACTICE, ...changes }
  fakeService(({ path }) => ({ body: path === '/games' ? { games: [] } : page }))
  render(GamePageView, { id: 'g1' })
  await screen.findByRole('heading', { level: 1 })
  // The coach and what it points to come after the page
  await vi.dynamicImportSettled()
}
const card = (n: number) => screen.findByRole('region', { name: `Coach, ${n} of 12` })
const press = async (n: number, name: string | RegExp) => {
  within(await card(n))
    .getByRole('button', { name })
    .click()
  await tick()
}

describe('the coach of a first practice game', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    device.coach = true
    vi.unstubAllGlobals()
  })

  test('says one thing at a time, beside the question, and goes on where it was left', async () => {
    await open()
    within(await card(1)).getByText(/You answer what you are asked/)
    await press(1, 'Next')
    within(await card(2)).getByText(/Tap CR90/)
    await press(2, 'Skip')
    await card(3)
    cleanup()
    await open()
    await card(3)
    screen.getByRole('region', { name: 'Question' })
  })

  test('unfolds for who reads it, on to the next step, and folds up before what it shows', async () => {
    await open()
    const isUnfolded = async (n: number) =>
      within(await card(n))
        .getByRole('button', { name: 'The whole advice' })
        .getAttribute('aria-expanded')
    expect(await isUnfolded(1)).toBe('false')
    await press(1, 'The whole advice')
    expect(await isUnfolded(1)).toBe('true')
    await press(1, 'Next')
    expect(await isUnfolded(2)).toBe('true')
    await press(2, 'Show me')
    expect(await isUnfolded(2)).toBe('false')
  })

  test('notices what is done on the page', async () => {
    await open()
    await press(1, 'Next')
    await card(2)
    within(screen.getByRole('region', { name: 'Fleets' }))
      .getByRole('button', { name: /^CR90 "A"/ })
      .click()
    await card(3)
  })

  test('“Show me” leads to the place and outlines it, until the next step', async () => {
    await open()
    await press(1, 'Show me')
    await vi.waitFor(() => expect(document.querySelector('[data-shown]')?.tagName).toBe('H1'))
    await press(1, 'Next')
    await card(2)
    expect(document.querySelector('[data-shown]')).toBeNull()
  })

  test('“Show me” frames all units that it speaks of', async () => {
    await open()
    await press(1, 'Next')
    await press(2, 'Skip')
    within(await card(3)).getByText(/CR90.*Victory II/)
    const seen = () => (document.querySelector('.pane svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number)
    await press(3, 'Show me')
    await vi.waitFor(() => {
      const [, top = 0, , height = 0] = seen()
      // From one edge of the table nearly to the other
      expect(height).toBeGreaterThan(500)
      expect(top).toBeLessThan(300)
    })
  })

  test('what it has marked on the table is no longer marked when it is gone', async () => {
    await open()
    await press(1, 'Next')
    await press(2, 'Skip')
    await press(3, 'Show me')
    await vi.waitFor(() => expect(document.querySelector('.pane .lit')).not.toBeNull())
    await press(3, /^Leave/)
    expect(document.querySelector('.pane .lit')).toBeNull()
  })

  test('“Leave” ends it for good on this device', async () => {
    await open()
    await press(1, /^Leave/)
    expect(screen.queryByRole('region', { name: /^Coach/ })).toBeNull()
    expect(device.coach).toBe(false)
  })

  test.each<[string, Partial<GamePage>]>([
    ['against a person', { seats: { a: { name: 'Red Leader' }, b: { name: 'Needa' } } }],
    ['for somebody who watches', { you: 'spectator' }],
  ])('is not there %s', async (_when, changes) => {
    await open(changes)
    await tick()
    expect(document.querySelector('.coach-slot')).toBeNull()
  })

  test('is not there for the Empire, which does not begin', async () => {
    const { view } = dialsPage()
    if (view === undefined) throw new Error('no view')
    await open({ view: { ...view, factions: { a: 'imperial', b: 'rebel' } } })
    expect(document.querySelector('.coach-slot')).toBeNull()
  })
})
