import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_ORDERS } from '#shared/play/orders/standing-order'
import type { OrdersPage } from '#shared/play/protocol/responses'
import GamePageView from '../../../web/game/GamePage.svelte'
import { choose, formIsThere, openAs, press, question } from '../support/open-game'
import { PlayedGame } from '../support/played-game'
import { fakeService } from '../support/service'
import { chips, frigateActs, goOn, sentence } from './building'

/** The page of a player, and every plan that it keeps. @param lost so many answers of the service to that do not arrive */
async function openWithPlans(game: PlayedGame, lost = 0): Promise<OrdersPage[]> {
  const kept: OrdersPage[] = []
  let now: OrdersPage = { edition: 3, orders: NO_ORDERS, plans: [], told: [] }
  fakeService(({ method, path, body }) => {
    if (path === '/games') return { body: { games: [] } }
    if (method === 'PUT') {
      now = { ...now, ...(body as object), edition: 4 }
      kept.push(now)
      if (kept.length <= lost) return 'offline'
    }
    return { body: path.endsWith('/orders') || path.endsWith('/plans') ? now : game.page('a') }
  })
  render(GamePageView, { id: 'g1' })
  await screen.findByRole('heading', { level: 1 })
  return kept
}

describe('what is prepared for later', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('a script can be kept as a plan instead of being sent', async () => {
    const kept = await openWithPlans(new PlayedGame(frigateActs()))
    await goOn()
    await choose('no')
    await press('Keep as plan')
    await vi.waitFor(() => expect(kept).toHaveLength(1))
    expect(kept[0]?.plans).toMatchObject([
      {
        plays: 'by-button',
        lines: [
          { ask: 'activation.dial', subject: 'nebulon', choose: { option: 'keep' } },
          { ask: 'activation.command', subject: 'nebulon', choose: { option: 'none' } },
        ],
      },
    ])
    await screen.findByText('Kept as a plan: nobody else sees it.')
    expect(chips()).toEqual([])
  })

  test('kept again after the answer of the service was lost, it is one plan still', async () => {
    const kept = await openWithPlans(new PlayedGame(frigateActs()), 1)
    await goOn()
    await choose('no')
    await press('Keep as plan')
    await screen.findByText(/^The service cannot be reached/)
    await press('Keep as plan')
    await screen.findByText('Kept as a plan: nobody else sees it.')
    expect(kept.map(({ plans }) => plans.length)).toEqual([1])
  })

  test('while the other side is asked, the next activation is prepared from the table as it is', async () => {
    const theirs = frigateActs({
      cr90: { card: 'cr90-corvette-a', at: [200, 200], dials: ['repair'] },
      victory: {
        card: 'victory-ii-class-star-destroyer',
        at: [457, 620],
        heading: 180,
        dials: ['navigate', 'repair', 'squadron'],
      },
    })
    const kept = await openWithPlans(new PlayedGame({ ...theirs, turn: 'b' }))
    const begin = await screen.findByRole('button', { name: 'Prepare my next activation' })
    begin.click()
    await vi.waitFor(() => expect(sentence()).toBe('Then: Choose the ship that acts now.'))
    await formIsThere()
    screen.getByText('Preparing, not sent')
    await choose(/Nebulon/)
    await goOn()
    await press('Last look', 'Keep as plan')
    await vi.waitFor(() => expect(kept).toHaveLength(1))
    expect(kept[0]?.plans[0]?.lines[0]).toEqual({
      ask: 'ship.activate',
      subject: 'table',
      choose: { option: 'nebulon' },
    })
    await vi.waitFor(() => expect(sentence()).toMatch(/^Waiting for Needa/))
  })

  test('lines that the other side’s answer keeps waiting are a draft, which is taken up afterwards', async () => {
    const game = new PlayedGame(
      frigateActs({
        victory: { card: 'victory-ii-class-star-destroyer', at: [457, 620], heading: 180, activated: true },
      }),
      ['red hit', 'red hit', 'red blank'],
    )
    await openAs(game, 'a')
    await goOn()
    await choose('no')
    await goOn()
    await choose(/front → Victory/)
    await goOn()
    await goOn('Go on past the dice')
    await choose('No further attack')
    await press('Last look', 'Send 4 answers')
    await vi.waitFor(() => expect(sentence()).toMatch(/^Waiting for Needa to defend/))
    await question().findByText('1 prepared answer is kept as a draft.')
    const open = game.view('b').requests[0]
    if (open === undefined) throw new Error('nobody defends')
    game.submit('b', {
      answers: open.id,
      script: [{ ask: open.ask, subject: open.subject, choose: { option: 'done' } }],
    })
    cleanup()
    const { sent } = await openAs(game, 'a')
    // Its dice have fallen
    await vi.waitFor(() => expect(chips()).toEqual(['End the attacks']))
    await formIsThere()
    await press('End the attacks')
    expect(await sent()).toEqual(['attack.declare: none'])
    await vi.waitFor(() => expect(sentence()).toMatch(/moves/))
    expect(chips()).toEqual([])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('armada.script.'))).toEqual([])
  })
})
