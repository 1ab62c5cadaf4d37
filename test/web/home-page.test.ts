import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { GameSummary } from '#shared/play/protocol/responses'
import HomePage from '../../web/pages/HomePage.svelte'
import { fakeService } from './support/service'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const game = (id: string, due: string): GameSummary => ({
  id,
  status: 'running',
  you: 'a',
  opponent: `Opponent ${id}`,
  round: 1,
  due,
  waitsForYou: true,
  updated: '2026-11-28T12:00:00Z',
})
const shown = () =>
  [...document.querySelectorAll('.rows li')].map((row) => row.textContent?.match(/Opponent (\w)/)?.[1])

test('A row tells what is played, apart from against whom', async () => {
  const small = { ...game('b', '2026-11-30T12:00:00Z'), battle: { limit: 180, table: '3x3' } as const }
  fakeService(() => ({ body: { games: [game('a', '2026-11-29T12:00:00Z'), small] } }))
  render(HomePage)
  await screen.findByText('Learning scenario')
  screen.getByText('Battle, 180 points')
})

test('A list that goes on shows each game once, as it was read last, least time first', async () => {
  const early = '2026-11-29T12:00:00Z'
  const first = { games: [game('a', early), game('b', '2026-11-30T12:00:00Z')], next: 'a' }
  const second = {
    games: [game('d', '2026-12-03T12:00:00Z'), game('c', '2026-12-02T12:00:00Z'), game('b', '2026-12-01T12:00:00Z')],
  }
  fakeService(({ path }) => ({ body: path === '/games' ? first : second }))
  render(HomePage)
  const more = await screen.findByRole('button', { name: 'More games' })
  expect(shown()).toEqual(['a', 'b'])
  // Impatient
  more.click()
  more.click()
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'More games' })).toBeNull())
  expect(shown()).toEqual(['a', 'b', 'c', 'd'])
  expect(document.body.textContent).toContain('4 games wait for you')
})
