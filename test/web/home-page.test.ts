import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { GamePage, GameSummary } from '#shared/play/protocol/responses'
import { gameNames } from '#web/state/game-names.svelte'
import HomePage from '../../web/pages/HomePage.svelte'
import { gamePage, gameView } from './support/game-pages'
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
const shown = () => screen.getAllByRole('article').map((card) => card.textContent?.match(/Opponent (\w)/)?.[1])

/** Everything is in sight. */
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: (element: Element) => void
      disconnect = () => undefined
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => tell([{ isIntersecting: true }])
      }
    },
  ),
)

/** The list at its path, and this page for each of its games. */
const list = (games: GameSummary[], page: Partial<GamePage> = {}) =>
  fakeService(({ path }) => ({ body: path === '/games' ? { games } : gamePage(gameView(), page) }))

test('A game that waits shows its table, its question, the score and by when', async () => {
  const request = {
    id: 'f1.0.a',
    ask: 'command.dials',
    subject: 'table',
    seat: 'a',
    kind: 'dials',
    ships: [],
  } satisfies DecisionRequest
  fakeService(({ path }) => ({
    body:
      path === '/games'
        ? { games: [{ ...game('a', '2026-11-29T12:00:00Z'), score: { a: 8, b: 44 } }] }
        : gamePage(gameView({ requests: [request], awaited: [request] })),
  }))
  render(HomePage)
  const card = await screen.findByRole('article', { name: 'against Opponent a' })
  await within(card).findByText(/^Choose/)
  within(card).getByText('you 8, they 44')
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/g/a')
  expect(card.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-29T12:00:00Z')
})

test('A game goes by the name that its player gave it on this device, and by its opponent without one', async () => {
  gameNames.give('a', '  Winter campaign  ')
  list([game('a', '2026-11-29T12:00:00Z'), { ...game('b', '2026-11-30T12:00:00Z'), waitsForYou: false }])
  render(HomePage)
  const card = await screen.findByRole('article', { name: /^Winter campaign\s+against Opponent a$/ })
  within(card).getByText('against Opponent a')
  screen.getByRole('link', { name: /against\s+Opponent b/ })
  gameNames.give('a', ' ')
  await screen.findByRole('article', { name: 'against Opponent a' })
})

test('Only the most urgent game has the one gold button', async () => {
  list([game('a', '2026-11-29T12:00:00Z'), game('b', '2026-11-30T12:00:00Z')])
  render(HomePage)
  const links = await screen.findAllByRole('link', { name: 'Answer' })
  expect(links.map((link) => link.classList.contains('primary'))).toEqual([true, false])
})

test('An own invitation stands beside the games, and its address can be copied', async () => {
  const { opponent: _, due: __, ...open } = game('c', '')
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  list([{ ...open, status: 'open', round: 0, waitsForYou: false }], { status: 'open', invitation: '/i/abc' })
  render(HomePage)
  const copy = await screen.findByRole('button', { name: 'Copy the link' })
  await vi.waitFor(() => expect(copy.hasAttribute('disabled')).toBe(false))
  copy.click()
  await screen.findByText('Copied.')
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/i\/abc$/))
})

test('A game that has changed is read anew, one that has not is not', async () => {
  let lists = 0
  const calls = fakeService(({ path }) => {
    if (path !== '/games') return { body: gamePage(gameView()) }
    const changed = { ...game('a', '2026-11-29T12:00:00Z'), updated: `2026-11-28T12:0${lists++}:00Z` }
    return { body: { games: [changed, game('b', '2026-11-30T12:00:00Z')] } }
  })
  render(HomePage)
  const reads = (id: string) => calls.filter(({ path }) => path.startsWith(`/games/${id}?`)).length
  await vi.waitFor(() => expect([reads('a'), reads('b')]).toEqual([1, 1]))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect([reads('a'), reads('b')]).toEqual([2, 1]))
})

test('A list that cannot be read anew stays, with the hour at which it was read', async () => {
  let lists = 0
  fakeService(({ path }) => {
    if (path !== '/games') return { body: gamePage(gameView()) }
    return lists++ === 0 ? { body: { games: [game('a', '2026-11-29T12:00:00Z')] } } : 'offline'
  })
  render(HomePage)
  await screen.findByRole('article')
  document.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText(/^No connection: this is how it was /)
  screen.getByRole('article')
})

test('Without a game the page leads to the bot first', async () => {
  list([])
  render(HomePage)
  const practise = await screen.findByRole('link', { name: 'Practise against the bot' })
  expect(practise.classList.contains('primary')).toBe(true)
})

test('A list that goes on shows each game once, as it was read last, least time first', async () => {
  const early = '2026-11-29T12:00:00Z'
  const first = { games: [game('a', early), game('b', '2026-11-30T12:00:00Z')], next: 'a' }
  const second = {
    games: [game('d', '2026-12-03T12:00:00Z'), game('c', '2026-12-02T12:00:00Z'), game('b', '2026-12-01T12:00:00Z')],
  }
  const pages = ({ path }: { path: string }) => (path.startsWith('/games/') ? gamePage(gameView()) : second)
  fakeService((call) => ({ body: call.path === '/games' ? first : pages(call) }))
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
