import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, vi } from 'vitest'
import { NO_ORDERS, type Orders, type StandingOrder } from '#shared/play/orders/standing-order'
import { ordersChange } from '#shared/play/protocol/orders'
import type { GamePage, OrdersPage } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'
import { entries, gamePage, gameView, NEBULON, VICTORY } from '#test/web/support/game-pages'
import { fakeService } from '#test/web/support/service'
import Page from '../../../web/orders/OrdersPage.svelte'

/** A Victory has attacked the reader's Nebulon-B from the front, at medium range, for 4. */
export const ATTACK = entries([
  { type: 'roundBegan', round: 1, firstPlayer: 'a' },
  {
    type: 'attackDeclared',
    attacker: VICTORY,
    zone: 'front',
    defender: NEBULON,
    defendingZone: 'front',
    range: 'medium',
    obstructedBy: [],
  },
  {
    type: 'poolFinal',
    attacker: VICTORY,
    pool: [
      { id: 'd1', color: 'red', face: 'double-hit' },
      { id: 'd2', color: 'red', face: 'hit' },
      { id: 'd3', color: 'blue', face: 'critical' },
    ],
  },
])

interface Service {
  orders?: Orders
  told?: OrdersPage['told']
  view?: GameView
  page?: Omit<Partial<GamePage>, 'view'> & { view?: undefined }
  service?: { isThere: boolean }
  /** Answers of the service to what is saved, one after the other; then it accepts. */
  saves?: { status: number; body: unknown }[]
}

/** The page over a service that has these orders, and keeps what is saved. */
export async function open({
  orders = NO_ORDERS,
  told = [],
  view = gameView(),
  page = {},
  service = { isThere: true },
  saves = [],
}: Service = {}) {
  let kept: OrdersPage = { edition: 1, orders, plans: [], told }
  let now = view
  const calls = fakeService(({ method, path, body }) => {
    if (!service.isThere) return 'offline'
    if (path.includes('/at/'))
      return { body: { view: { ...view, viewer: 'spectator', step: 0 }, log: ATTACK, until: 3, closed: true } }
    if (!path.endsWith('/orders')) return { body: { ...gamePage(now, { log: ATTACK }), ...page } }
    const refused = method === 'PUT' ? saves.shift() : undefined
    if (refused) return refused
    // The service would refuse anything else.
    if (method === 'PUT') kept = { ...kept, edition: kept.edition + 1, orders: ordersChange.parse(body).orders }
    return { body: kept }
  })
  const { container, unmount } = await reopen()
  return {
    container,
    unmount,
    calls,
    /** Bodies of what was saved. */
    saved: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body),
    /** The game goes on without this page. */
    goesOn: (then: GameView) => {
      now = then
    },
    /** They are changed on another device. */
    elsewhere: (other: Orders) => {
      kept = { ...kept, edition: kept.edition + 1, orders: other }
    },
  }
}

/** The page anew, over the service that is there. */
export async function reopen() {
  const page = render(Page, { id: 'g1' })
  await vi.waitFor(() => screen.getByRole('heading', { level: 1 }))
  return page
}

/** From now on what is answered to such calls is on its way until it is let through. @returns how to do that */
export function heldBack(method: string, path: RegExp): () => void {
  const answered = fetch
  let through = () => {}
  const until = new Promise<void>((resolve) => {
    through = resolve
  })
  vi.stubGlobal('fetch', async (to: string, init: RequestInit) => {
    const answer = await answered(to, init)
    if (init.method === method && path.test(to)) await until
    return answer
  })
  return through
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export async function press(name: string | RegExp): Promise<void> {
  const found = button(name)
  found.focus()
  found.click()
  await tick()
}
export async function save(): Promise<void> {
  await press('Save')
  await vi.waitFor(() => expect(button('Save').getAttribute('aria-disabled')).toBe('true'))
}
/** Chooses in a select by the words it shows; `nth` of those with this name. */
export async function choose(name: string | RegExp, words: string, nth = 0): Promise<void> {
  const select = screen.getAllByRole<HTMLSelectElement>('combobox', { name })[nth]
  const option = [...(select?.options ?? [])].find(({ text }) => text === words)
  if (!select || !option) throw new Error(`no ${words} in ${name}`)
  select.value = option.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await tick()
}
export async function type(name: string | RegExp, text: string, nth = 0): Promise<void> {
  const field = screen.getAllByRole<HTMLInputElement>('spinbutton', { name })[nth]
  if (!field) throw new Error(`no field ${name}`)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await tick()
}
export async function check(name: string | RegExp, nth = 0): Promise<void> {
  const box = screen.getAllByRole<HTMLInputElement>('checkbox', { name })[nth]
  if (!box) throw new Error(`no box ${name}`)
  box.click()
  await tick()
}
export const title = () => screen.getByRole('heading', { level: 1 }).textContent
export const sentences = () => [...document.querySelectorAll('.sentence')].map((each) => each.textContent)

/** "Brace at 3 or more" for the Nebulon-B. */
export const BRACE: StandingOrder = {
  id: 'o1',
  kind: 'defense',
  scope: { on: 'unit', unit: NEBULON },
  rules: [{ when: { amount: 'damage', min: 3 }, do: { spend: [{ token: 'brace' }] } }],
  otherwise: 'decline',
}

export const CAUTIOUS: Orders = { preset: 'cautious', orders: [BRACE] }
/** What another device makes of them. */
export const OTHERS: Orders = { preset: 'stubborn', orders: [] }
