import { screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetPages } from '#test/support/forget-modules'
import { ME } from '#test/support/me'
import { LEGAL, saved } from './fleets/fleets'
import { overPage, shipPage, waitingPage } from './support/game-pages'
import { fakeService } from './support/service'
import { spoil } from './support/storage-faults'

/** Beyond what the pages need to show a first sentence nothing is told. */
function service(): void {
  fakeService(({ path }) => {
    if (path.startsWith('/players/me?')) return { body: ME }
    if (path === '/players/me/webhooks') return { body: { webhooks: [], most: 3 } }
    if (path.startsWith('/invitations/')) return { status: 404, body: { code: 'no-such-invitation', message: 'None.' } }
    if (path === '/fleets') return { body: { fleets: [], most: 3 } }
    if (path.startsWith('/fleets/')) return { body: path.endsWith('/versions') ? { versions: [] } : saved(LEGAL) }
    if (path.startsWith('/games/over')) return { body: overPage() }
    if (path.startsWith('/games/waits')) return { body: waitingPage() }
    if (path.startsWith('/games/')) return { body: shipPage() }
    return { body: { games: [] } }
  })
}
/** All that may lie on a device. */
const KEYS = [
  'armada.device',
  'armada.judged-for',
  'armada.coach.g1',
  ...['draft', 'draft', 'outbox', 'script'].map((what) => `armada.${what}.g1.p1`),
  'armada.draft.g1.p1.ahead',
  'armada.script.plan.waits.p1',
  'armada.orders.g1.p1',
  'armada.fleet.p1.f1',
]
const DAMAGED = [
  '{"theme":"da',
  '7',
  'null',
  '[]',
  '{}',
  '[[null]]',
  '{"answers":"f7.0.a","history":[null]}',
  '{"theme":7}',
]
/** Each key otherwise; all of them are read by one function, by the shape that they should have. */
const damaged = (turn: number) => () => {
  for (const [i, key] of KEYS.entries()) localStorage.setItem(key, DAMAGED[(i + turn) % DAMAGED.length] ?? '')
  return () => localStorage.clear()
}
const FAULTS: [string, () => () => void][] = [
  ['blocked', () => spoil('blocked')],
  ['full', () => spoil('full')],
  ...[0, 1, 2].map((turn): [string, () => () => void] => [`unreadable (${turn + 1})`, damaged(turn)]),
]
const PAGES = [
  '/',
  '/sign-in',
  '/sign-in/abcdefghijklmnopqrstuvwxyz',
  '/rules',
  '/rules/R8.10',
  '/practice',
  '/play/new',
  '/i/abc',
  '/settings',
  '/f',
  '/f/import',
  '/f/f1',
  '/g/g1',
  '/g/waits',
  '/g/over',
  '/g/g1/brief',
  '/g/g1/orders',
  '/g/g1/plans',
  '/g/over/result',
  '/g/over/check',
  '/elsewhere',
]

describe.each(FAULTS)('with storage that is %s', (_fault, fault) => {
  let mend = () => {}
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    // What a page reads when it is loaded it reads again
    forgetPages()
    service()
    mend = fault()
  })
  afterEach(() => {
    document.body.replaceChildren()
    vi.unstubAllGlobals()
    mend()
    localStorage.clear()
    history.replaceState(undefined, '', '/')
  })

  test('every page says its sentence', async () => {
    const silent: string[] = []
    const { mount, unmount } = await import('svelte')
    const { default: App } = await import('../../web/App.svelte')
    const { router } = await import('#web/state/route.svelte')
    for (const path of PAGES) {
      router.goOn(path)
      const app = mount(App, { target: document.body })
      const heading = await screen.findByRole('heading', { level: 1 }).catch(() => undefined)
      if (heading === undefined || heading.textContent === '') silent.push(path)
      await unmount(app)
    }
    expect(silent).toEqual([])
  })
})
