import { cleanup, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Plan } from '#shared/play/orders/plan'
import type { Orders } from '#shared/play/orders/standing-order'
import type { GamePage, OrdersPage } from '#shared/play/protocol/responses'
import GamePageView from '../../../web/game/GamePage.svelte'
import { defended } from '../support/battles'
import { CR90, entries, gamePage, gameView, NEBULON, shipPage, VICTORY, waitingPage } from '../support/game-pages'
import { PlayedGame } from '../support/played-game'
import { fakeService } from '../support/service'

/** Five damage at the front of the reader's Nebulon-B. */
const underFire = () => new PlayedGame(defended(['red double-hit', 'red double-hit', 'blue hit'])).page('a')

/** Scripts that come when they are first needed. */

const activation = (ship: string): Plan['lines'] => [
  { ask: 'ship.activate', subject: 'table', choose: { option: ship } },
  { ask: 'activation.dial', subject: ship, choose: { option: 'keep' } },
  { ask: 'attack.declare', subject: ship, choose: { option: `front>${VICTORY}.left` } },
  { ask: 'maneuver.course', subject: ship, choose: { clicks: [0, 1], side: 'left' } },
]
const planned = (lines: Plan['lines']): Plan => ({ id: 'p1', lines, unless: [], plays: 'by-button' })

async function open(page: GamePage, own: Partial<OrdersPage>, after: GamePage = waitingPage()) {
  let now = page
  const orders: OrdersPage = { edition: 1, orders: { preset: 'ask', orders: [] }, plans: [], told: [], ...own }
  const calls = fakeService(({ method, path }) => {
    if (path === '/games') return { body: { games: [] } }
    if (path.endsWith('/orders')) return { body: orders }
    if (method === 'GET') return { body: now }
    now = after
    return { body: { page: after, used: 1, rest: [] } }
  })
  render(GamePageView, { id: 'g1' })
  await screen.findByRole('heading', { level: 1 })
  return { posts: () => calls.filter(({ method }) => method === 'POST') }
}
const question = () => within(screen.getByRole('region', { name: 'Question' }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('beside the open question', () => {
  test('counts what stays of a plan as the page of plans does: a line that another one says is none of its own', async () => {
    const straight = { ask: 'maneuver.navigate', subject: NEBULON, choose: { option: 'none' } }
    const [ship, dial, attack, course] = activation(NEBULON)
    const lines = [ship, dial, attack, straight, course].filter((line) => line !== undefined)
    await open(shipPage(), { plans: [planned([...activation(CR90), ...lines])] })
    const play = await question().findByRole('button', { name: /^Play the plan/ })
    expect(play.textContent).toContain('Then 4 lines are left.')
  })

  test('one button plays the first step of a plan, and says what it does and how much of the plan stays', async () => {
    const { posts } = await open(shipPage(), { plans: [planned([...activation(CR90), ...activation(NEBULON)])] })
    const play = await question().findByRole('button', { name: /^Play the plan/ })
    expect(play.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe(
      'Play the plan: Activate CR90 "A"; CR90 "A" keeps its dial. … Then 4 lines are left.',
    )
    play.click()
    await screen.findByRole('heading', { level: 1, name: /^Waiting for Needa/ })
    const { path, body } = posts()[0] ?? {}
    expect(path).toBe('/games/g1/plans/p1/play')
    expect(body).toMatchObject({ answers: 'f7.0.a' })
  })

  test('a plan that does not fit any more has no button but leads to why', async () => {
    const page = shipPage()
    const ships = page.view?.ships ?? {}
    const lost = [
      {
        id: CR90,
        tag: 'A',
        card: 'cr90-corvette-a',
        seat: 'a' as const,
        points: 44,
        cause: 'damage' as const,
        round: 1,
      },
    ]
    const { [CR90]: _, ...left } = ships
    await open(gamePage(gameView({ ...page.view, ships: left, lost })), { plans: [planned(activation(CR90))] })
    await question().findByText(/^Your plan for this question does not work/)
    expect(question().queryByRole('button', { name: /^Play the plan/ })).toBeNull()
  })

  test('a plan whose first question is not open only waits; the sentence counts it, once', async () => {
    await open(waitingPage(), { plans: [planned(activation(CR90))] })
    await screen.findByRole('heading', { level: 1, name: /Needa to activate a ship\. You have 1 plan\.$/ })
    await question().findByRole('link', { name: 'Plans' })
    expect(screen.getAllByText(/You have 1 plan\./)).toHaveLength(1)
    expect(question().queryByRole('button', { name: /^Play the plan/ })).toBeNull()
  })

  test('plans are drawn on one’s own table: a ghost for each course, an arrow for each attack, a number in order', async () => {
    await open(shipPage(), { plans: [planned([...activation(CR90), ...activation(NEBULON)])] })
    const drawn = await vi.waitFor(() => {
      const found = document.querySelector('svg .plans')
      if (found === null) throw new Error('nothing is drawn')
      return found
    })
    expect(drawn.querySelectorAll('path.ghost')).toHaveLength(2)
    expect(drawn.querySelectorAll('.attack')).toHaveLength(2)
    expect([...drawn.querySelectorAll('.number')].map(({ textContent }) => textContent?.trim())).toEqual(['1', '2'])
    expect(drawn.getAttribute('aria-hidden')).toBe('true')
  })

  test('says what an order would answer and why, before one button lets it', async () => {
    const orders: Orders = {
      preset: 'ask',
      orders: [
        {
          id: 'o1',
          kind: 'defense',
          scope: { on: 'match' },
          rules: [{ when: { amount: 'damage', min: 3 }, do: { spend: [{ token: 'brace' }] } }],
          otherwise: 'ask',
        },
      ],
    }
    const { posts } = await open(underFire(), { orders })
    const button = await question().findByRole('button', { name: /^Answer with my order/ })
    expect(button.textContent).toMatch(/Nebulon-B .*: brace\./)
    const why = question().getByRole('button', { name: 'Why?', expanded: false })
    why.click()
    await tick()
    expect(question().getByText(/defense tokens, rule 1: .*damage 5/s).hidden).toBe(false)
    button.click()
    await tick()
    await vi.waitFor(() => expect(posts()[0]?.path).toBe('/games/g1/answer-by-order'))
  })

  test('without orders, and where they ask, there is no such button', async () => {
    await open(underFire(), {})
    await vi.waitFor(() => expect(document.querySelector('#form')).not.toBeNull())
    expect(question().queryByRole('button', { name: /^Answer with my order/ })).toBeNull()
  })

  test('says that a question is held for an answer in disguise, and what follows when the time is up', async () => {
    await open({ ...shipPage(), held: true, whenTimeIsUp: 'play-on' }, {})
    await question().findByText('Your order answers later, at a moment that it chooses; you may answer before it.')
    expect(document.querySelector('.due')?.textContent).toContain('then the service plays on')
  })

  test('to somebody who watches nothing of it is asked for', async () => {
    const calls = fakeService(({ path }) => ({
      body: path === '/games' ? { games: [] } : gamePage(gameView({ viewer: 'spectator' }), { you: 'spectator' }),
    }))
    render(GamePageView, { id: 'g1' })
    await screen.findByRole('heading', { level: 1 })
    await screen.findByText('You are watching this game.')
    expect(calls.some(({ path }) => path.endsWith('/orders'))).toBe(false)
  })
})

describe('the log', () => {
  const [first, second] = entries([
    { type: 'dialKept', ship: CR90, command: 'repair' },
    { type: 'dialKept', ship: VICTORY, command: 'navigate' },
  ])
  if (!first || !second) throw new Error('two entries were made')
  const fired = { order: 'o1', rule: 0, facts: [{ fact: 'damage', value: 5 }] }
  const orders: Orders = {
    preset: 'ask',
    orders: [{ id: 'o1', kind: 'defense', scope: { on: 'match' }, rules: [{ do: { spend: [] } }], otherwise: 'ask' }],
  }

  test('marks for all what was answered in advance or by the clock, and tells its owner which order it was', async () => {
    const log = [
      {
        ...first,
        by: 'order' as const,
        told: { by: 'order' as const, ask: 'defense.spend' as const, subject: CR90, fired },
      },
      { ...second, by: 'clock' as const },
    ]
    await open({ ...waitingPage(), log }, { orders })
    const told = within(screen.getByRole('region', { name: 'Log' }))
    const [own, theirs] = await vi.waitFor(() => {
      const items = told.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim())
      expect(items[0]).toContain('Your order answered')
      return items
    })
    expect(own).toMatch(
      /^CR90 "A" keeps the dial\. Answered without asking\. Your order answered: .*rule 1.*damage 5.*\.$/,
    )
    expect(theirs).toBe('Victory II "C" keeps the dial. The clock answered, as agreed.')
  })

  test('says of a question that could not matter that no order of one’s own answered it', async () => {
    const itself = { order: { rule: 'cannot-matter' as const }, rule: 'otherwise' as const, facts: [] }
    const told = [{ by: 'order' as const, ask: 'attack.counter' as const, subject: CR90, fired: itself, step: 1 }]
    await open({ ...waitingPage(), log: [first, second], told }, { orders })
    const log = within(screen.getByRole('region', { name: 'Log' }))
    await log.findByText('Answered for you: no other answer could be better.')
  })

  test('tells of answers of one’s own orders that nothing came of', async () => {
    const told = [{ by: 'order' as const, ask: 'attack.counter' as const, subject: CR90, fired, step: 1 }]
    await open({ ...waitingPage(), log: [first, second], told }, { orders })
    const log = within(screen.getByRole('region', { name: 'Log' }))
    await log.findByText(/^Your order answered/)
  })
})
