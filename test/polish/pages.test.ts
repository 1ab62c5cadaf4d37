import { cleanup, render, screen } from '@testing-library/svelte'
import axe from 'axe-core'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Account, GamePage } from '#shared/play/protocol/responses'
import { ME } from '#test/support/me'
import { fill } from '#test/web/fleets/on-page'
import {
  coursePage,
  dialsPage,
  gamePage,
  gameView,
  overPage,
  shipPage,
  waitingPage,
} from '#test/web/support/game-pages'
import { fakeService } from '#test/web/support/service'
import { player } from '#web/state/player.svelte'
import GamePageView from '../../web/game/GamePage.svelte'
import FrontPage from '../../web/pages/FrontPage.svelte'
import SettingsPage from '../../web/pages/SettingsPage.svelte'
import SiteFooter from '../../web/pages/SiteFooter.svelte'

const OLA: Account = { ...ME, name: 'Ola', email: 'ola@example.org', language: 'pl' }
/** What stands on the page, with blanks for no-break spaces. */
const shown = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
const ENGLISH = /(?<![\w-])(the|and|of|your|with|from|ship|squadron|token|choose|undo|speed|shields|log|more)(?![\w-])/i

async function open(page: GamePage): Promise<void> {
  fakeService(({ path }) => ({ body: path === '/games' ? { games: [] } : page }))
  render(GamePageView, { id: 'g1' })
  await screen.findByRole('heading', { level: 1 })
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  // biome-ignore lint/suspicious/noDocumentCookie: each test begins on a device that nobody has used
  document.cookie = 'language=; Path=/; Max-Age=0'
  player.isNobody()
})

describe('a Polish page of a game', () => {
  test('says plainly that a side resigned, also to somebody who watches', async () => {
    const page = overPage()
    if (page.view === undefined) throw new Error('no view')
    await open({ ...page, you: 'spectator', view: { ...page.view, viewer: 'spectator' } })
    const text = 'Zwycięzca w rundzie 2: Rebelianci; przeciwnik poddaje grę, wynik 133–0.'
    expect(screen.getByRole('heading', { level: 1 }).textContent?.replaceAll('\u00a0', ' ')).toBe(text)
  })

  test('asks in Polish, in its title, too', async () => {
    await open(shipPage())
    expect(document.title).toBe('▶ Wybierz statek do aktywacji. · Armada by Post')
    expect(screen.getByRole('listbox').getAttribute('aria-label')).toBe('Stół, twoja krawędź: południowa')
  })

  test.each([
    ['dials', dialsPage],
    ['a ship', shipPage],
    ['a course', () => coursePage()],
    ['nothing, for the other is asked', () => waitingPage()],
    ['nothing of one who watches', () => gamePage(gameView({ viewer: 'spectator' }), { log: [] })],
  ])('has no English word where it asks for %s', async (_what, page) => {
    await open(page())
    await tick()
    expect(shown()).not.toMatch(ENGLISH)
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    )
    expect(labels.filter((label) => ENGLISH.test(label))).toEqual([])
  })
})

test('the front page is Polish, and axe finds nothing on it', async () => {
  const { container } = render(FrontPage)
  screen.getByRole('heading', { level: 1, name: 'Dwie floty, jedna bitwa, ruch wtedy, gdy masz czas.' })
  expect(shown()).not.toMatch(ENGLISH)
  expect((await axe.run(container, { rules: { region: { enabled: false } } })).violations).toEqual([])
})

test('the objective in play is called by its Polish title, with the printed one behind it', async () => {
  await open(gamePage(gameView({ objective: 'fire-lanes' })))
  await screen.findByRole('heading', { name: 'Karta celu: Linie ognia (Fire Lanes)' })
})

test('the settings are saved in Polish, and keep the language on the device', async () => {
  const calls = fakeService(({ method }) => (method === 'PATCH' ? { body: OLA } : { body: { webhooks: [], most: 3 } }))
  player.is(OLA)
  render(SettingsPage, { me: OLA })
  expect(screen.getByLabelText<HTMLSelectElement>('Język').value).toBe('pl')
  await fill(/^Imię/, 'Ola z Gdyni')
  screen.getByRole('button', { name: 'Zapisz' }).click()
  await screen.findByText('Zapisano.')
  const saved = calls.find(({ method }) => method === 'PATCH')
  expect(saved?.body).toEqual({ name: 'Ola z Gdyni' })
  expect(saved?.headers.get('accept-language')).toBe('pl')
  expect(document.cookie).toBe('language=pl')
})

test('whoever is not signed in finds the other language at the foot of the page', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { protocol: 'http:', reload })
  render(SiteFooter)
  const other = screen.getByRole('button', { name: 'In English' })
  expect(other.lang).toBe('en')
  other.click()
  await tick()
  expect(document.cookie).toBe('language=en')
  expect(reload).toHaveBeenCalledOnce()
})
