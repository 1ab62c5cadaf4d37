import { cleanup, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Plan } from '#shared/play/orders/plan'
import { NO_ORDERS } from '#shared/play/orders/standing-order'
import type { GamePage, OrdersPage } from '#shared/play/protocol/responses'
import { router } from '#web/state/route.svelte'
import PlansPage from '../../../web/plans/PlansPage.svelte'
import { violations } from '../fleets/on-page'
import { CR90, gamePage, gameView, NEBULON, shipPage } from '../support/game-pages'
import { fakeService } from '../support/service'

const activation = (ship: string): Plan['lines'] => [
  { ask: 'ship.activate', subject: 'table', choose: { option: ship } },
  { ask: 'activation.dial', subject: ship, choose: { option: 'keep' } },
  { ask: 'maneuver.course', subject: ship, choose: { clicks: [0, 1], side: 'left' } },
]
const planned = (id: string, changes: Partial<Plan> = {}): Plan => ({
  id,
  lines: activation(CR90),
  unless: [],
  plays: 'by-button',
  ...changes,
})

/** A service that keeps plans, as they are changed from its page. */
async function open(plans: Plan[], page: GamePage = shipPage(), refusal?: string) {
  let kept: OrdersPage = { edition: 3, orders: NO_ORDERS, plans, told: [] }
  const calls = fakeService(({ method, path, body }) => {
    if (method === 'PUT' && refusal !== undefined) {
      kept = { ...kept, edition: 9, plans: [] }
      return { status: 409, body: { code: refusal, message: 'Changed elsewhere.' } }
    }
    if (method === 'PUT') kept = { ...kept, edition: kept.edition + 1, plans: (body as OrdersPage).plans }
    return { body: path.endsWith('/orders') || method === 'PUT' ? kept : page }
  })
  render(PlansPage, { id: 'g1' })
  const heading = await screen.findByRole('heading', { level: 1 })
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as OrdersPage)
  return { heading: heading.textContent, sent }
}
const plan = (n: number) => within(screen.getByRole('region', { name: `Plan ${n}` }))
const press = async (element: HTMLElement) => {
  element.click()
  await tick()
}

describe('the page of plans', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('says what is asked next while there is no plan, and leads to where one is made', async () => {
    const { heading } = await open([])
    expect(heading).toBe('No plan; the next question will be “choose a ship”.')
    await press(screen.getByRole('button', { name: 'Plan the next activation' }))
    expect(location.pathname + location.hash).toBe('/g/g1#plan')
    router.goOn('/')
  })

  test('tells each plan step by step, its conditions, and whether it can be played now', async () => {
    const lines = [...activation(CR90), ...activation(NEBULON)]
    const unless = [{ amount: 'hull', of: CR90, max: 2 } as const]
    const { heading } = await open([planned('p1', { lines, unless }), planned('p2', { lines: activation(NEBULON) })])
    expect(heading).toBe('2 plans; nobody else sees them.')
    const first = plan(1)
    first.getByText('Its first question is asked now: you can play the plan.')
    expect(first.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'First',
      'After that',
    ])
    const said = first.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim())
    expect(said.slice(0, 4)).toEqual([
      'Activate CR90 "A".',
      'CR90 "A" keeps its dial.',
      'CR90 "A" moves: straight, 1 right.',
      'Activate Nebulon-B "B".',
    ])
    expect(said.at(-1)).toMatch(/^hull of CR90 "A" .*2/)
    expect(await violations()).toEqual([])
  })

  test('shows two plans for one piece, and offers none of set-up while a ship is to be chosen', async () => {
    const pose = { x: 300_000, y: 100_000, heading: 0 }
    const lines: Plan['lines'] = [
      { ask: 'deploy.choose', subject: 'table', choose: { option: CR90 } },
      { ask: 'deploy.place', subject: CR90, choose: { pose, speed: 1 } },
    ]
    const { heading } = await open([planned('p1', { lines }), planned('p2', { lines })])
    expect(heading).toBe('2 plans; nobody else sees them.')
    const said = plan(2)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim())
    expect(said).toEqual(['Deploy CR90 "A" at speed 1.'])
    expect(screen.queryByText('Its first question is asked now: you can play the plan.')).toBeNull()
  })

  test('changes when a plan plays, what stops it, their order, and deletes by two presses', async () => {
    const { sent } = await open([planned('p1'), planned('p2')])
    await press(plan(1).getByRole('radio', { name: 'it starts by itself' }))
    await vi.waitFor(() => expect(sent().at(-1)).toMatchObject({ edition: 3, plans: [{ plays: 'itself' }, {}] }))
    await press(plan(1).getByRole('button', { name: '+ Add a reason to stop' }))
    await press(plan(1).getByRole('button', { name: 'Add' }))
    await vi.waitFor(() =>
      expect(sent().at(-1)).toMatchObject({
        edition: 4,
        plans: [{ unless: [{ amount: 'hull', of: CR90, max: 2 }] }, {}],
      }),
    )
    await press(plan(2).getByRole('button', { name: 'Earlier: plan 2' }))
    await vi.waitFor(() =>
      expect(
        sent()
          .at(-1)
          ?.plans.map(({ id }) => id),
      ).toEqual(['p2', 'p1']),
    )
    await press(plan(1).getByRole('button', { name: 'Delete' }))
    await press(plan(1).getByRole('button', { name: 'Press again to delete' }))
    await vi.waitFor(() =>
      expect(
        sent()
          .at(-1)
          ?.plans.map(({ id }) => id),
      ).toEqual(['p1']),
    )
    await screen.findByText('Saved.')
  })

  test('shows how things stand when they were changed elsewhere in the meantime', async () => {
    await open([planned('p1')], shipPage(), 'orders-changed')
    await press(plan(1).getByRole('radio', { name: 'it starts by itself' }))
    await screen.findByText('It was changed elsewhere in the meantime. You see the new version now.')
    expect(screen.queryByRole('region', { name: 'Plan 1' })).toBeNull()
  })

  test('says why a plan stopped, and why another would not go as planned', async () => {
    const gone = gameView({
      lost: [{ id: CR90, tag: 'A', card: 'cr90-corvette-a', seat: 'a', points: 44, cause: 'damage', round: 1 }],
      awaited: [{ seat: 'b', ask: 'ship.activate', subject: 'table' }],
    })
    const { [CR90]: _, ...ships } = gone.ships
    const stopped = { code: 'luck-between' }
    await open(
      [planned('p1', { lines: activation(NEBULON), stopped }), planned('p2')],
      gamePage({ ...gone, ships }, { log: [] }),
    )
    plan(1).getByText(
      'Stopped here when it was last played. Dice or cards came in between, and the line does not say what to do then.',
    )
    await vi.waitFor(() => plan(2).getByText(/^Cannot be played now, because of the marked line\./))
  })

  test('says that one of its reasons to stop holds now', async () => {
    await open([planned('p1', { unless: [{ amount: 'round', min: 1 }] })])
    await plan(1).findByText('Cannot be played now. One of its reasons to stop holds.')
  })

  test('R17.10a is for players only', async () => {
    const { heading } = await open([], gamePage(gameView({ viewer: 'spectator' }), { you: 'spectator' }))
    expect(heading).toBe('Plans belong to players; you are watching.')
    expect(screen.queryByRole('button', { name: 'Plan the next activation' })).toBeNull()
  })
})
