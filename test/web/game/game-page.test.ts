import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GamePage } from '#shared/play/protocol/responses'
import { ME } from '#test/support/me'
import { player } from '#web/state/player.svelte'
import GamePageView from '../../../web/game/GamePage.svelte'
import { coursePage, gamePage, gameView, overPage, shipPage, VICTORY, waitingPage } from '../support/game-pages'
import { fakeService } from '../support/service'

async function open(page: GamePage, after: GamePage = waitingPage()) {
  let now = page
  const calls = fakeService(({ method, path }) => {
    if (path === '/games') return { body: { games: [] } }
    if (method === 'GET') return { body: now }
    now = { ...after, log: [] }
    return path.endsWith('/decisions') ? { body: { page: now, used: 1, rest: [] } } : { body: now }
  })
  render(GamePageView, { id: 'g1' })
  await screen.findByRole('heading', { level: 1 })
  return calls
}
const press = async (name: string | RegExp) => {
  screen.getByRole('button', { name }).click()
  await tick()
}

/** Parts of the page that come after the question. */

describe('the page of a game', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('begins its title with ▶ only when the reader is asked', async () => {
    await open(shipPage())
    expect(document.title).toBe('▶ Choose the ship that acts now. · Armada by Post')
    cleanup()
    await open(waitingPage())
    expect(document.title).toBe('Waiting for Needa to activate a ship. · Armada by Post')
  })

  test('tells beside the score whose it is', async () => {
    const score = () => document.querySelector('.bar .score')?.textContent?.replaceAll(/\s+/g, ' ').trim()
    await open(shipPage())
    await vi.waitFor(() => expect(score()).toBe('you 0–0 Needa'))
    cleanup()
    await open(gamePage(gameView({ viewer: 'spectator' }), { log: [] }))
    await vi.waitFor(() => expect(score()).toBe('Red Leader 0–0 Needa'))
  })

  test('tells of the score what the objective brings, in the bar and beside the fleet (R15.6, R15.9)', async () => {
    const lost = { id: VICTORY, tag: 'C', card: 'victory-ii-class-star-destroyer', seat: 'b', points: 85 } as const
    const { view } = shipPage()
    if (view === undefined) throw new Error('no view')
    const { [VICTORY]: _, ...ships } = view.ships
    const wanted = {
      ...view,
      ships,
      objective: 'most-wanted',
      lost: [{ ...lost, cause: 'damage' as const, round: 1 }],
      score: { a: 170, b: 0 },
    }
    await open({ ...shipPage(), view: wanted })
    await vi.waitFor(() =>
      expect(document.querySelector('.bar .score')?.getAttribute('aria-label')).toBe(
        'score: Rebels 170, Empire 0; Rebels: 85 by the objective',
      ),
    )
    await screen.findByText('· 170 points, 85 of them by the objective')
  })

  test('tells a reader who only watches nothing but what is public', async () => {
    const view = gameView({ viewer: 'spectator', awaited: [{ seat: 'a', ask: 'ship.activate', subject: 'table' }] })
    await open(gamePage(view, { log: [] }))
    screen.getByRole('heading', { level: 1, name: 'Waiting for Red Leader to activate a ship.' })
    await screen.findByText('You are watching this game.')
    expect(screen.queryByText('Resign')).toBeNull()
  })

  test('lights up the piece whose name in the log has the pointer, and shows it when it is chosen', async () => {
    await open({
      ...waitingPage(),
      log: [{ step: 1, at: '2030-05-02T09:00:00Z', event: { type: 'dialKept', ship: VICTORY, command: 'repair' } }],
    })
    const piece = screen.getByRole('option', { name: /^Victory II "C"/ })
    const before = piece.outerHTML + document.querySelector('svg[role="presentation"]')?.innerHTML
    const log = within(screen.getByRole('region', { name: 'Log' }))
    const name = await log.findByRole('button', { name: 'Victory II "C"' })
    name.dispatchEvent(new MouseEvent('mouseenter'))
    await tick()
    expect(piece.outerHTML + document.querySelector('svg[role="presentation"]')?.innerHTML).not.toBe(before)
    name.click()
    await screen.findByRole('heading', { level: 2, name: 'Victory II "C"' })
    expect(screen.getByRole('list', { name: 'Defense tokens' }).textContent).toMatch(/brace\s+redirect\s+redirect/)
  })

  test('opens the card of a unit that the reader looks at, not of one that is chosen, and closes it with the next question', async () => {
    await open(shipPage())
    const card = () => document.querySelector('.part.unit.filled')
    const pieces = await screen.findByRole('listbox')
    const send = await screen.findByRole('button', { name: /^Send/ })
    const option = await within(screen.getByRole('region', { name: 'Question' })).findAllByRole('radio')
    option[0]?.click()
    await tick()
    expect(card()).toBeNull()
    await fireEvent.focus(pieces)
    await fireEvent.keyDown(pieces, { key: ' ' })
    await vi.waitFor(() => expect(card()).not.toBeNull())
    send.click()
    await screen.findByRole('heading', { level: 1, name: /^Waiting for/ })
    await vi.waitFor(() => expect(card()).toBeNull())
  })

  test('lights up nothing more once its row is answered, though the pointer has not left it', async () => {
    await open(shipPage())
    const lit = () => document.querySelector('svg[role="presentation"] path.lit')
    const send = await screen.findByRole('button', { name: /^Send/ })
    const question = within(screen.getByRole('region', { name: 'Question' }))
    const [row] = await question.findAllByRole('radio')
    row?.click()
    row?.closest('label')?.dispatchEvent(new MouseEvent('mouseenter'))
    await vi.waitFor(() => expect(lit()).not.toBeNull())
    send.click()
    await screen.findByRole('heading', { level: 1, name: /^Waiting for/ })
    await vi.waitFor(() => expect(lit()).toBeNull())
  })

  test('tells whoever waits since when, what happened last, and leads to the whole log', async () => {
    await open(waitingPage())
    const question = within(screen.getByRole('region', { name: 'Question' }))
    expect((await question.findByText(/^Asked since/)).textContent).toContain('Thu 09:00')
    question.getByText('If the time above runs out, you may claim the game.', { exact: false })
    question.getByRole('button', { name: 'Nebulon-B "B"' })
    await press('The whole log')
    expect(document.querySelector('.game')?.getAttribute('data-tab')).toBe('log')
  })

  test('switches the mails about this game alone off, and on again', async () => {
    const id = '0f'.repeat(16)
    const asked: unknown[] = []
    fakeService(({ method, path, body }) => {
      if (path === '/games') return { body: { games: [] } }
      if (method === 'PATCH') asked.push(body)
      return { body: method === 'PATCH' ? { ...ME, quiet: asked.length === 1 ? [id] : [] } : { ...shipPage(), id } }
    })
    player.is(ME)
    render(GamePageView, { id })
    const mails = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Mails about this game' })
    for (const isOn of [false, true]) {
      mails.click()
      await tick()
      await vi.waitFor(() => expect([mails.checked, mails.disabled]).toEqual([isOn, false]))
    }
    expect(asked).toEqual([{ quiet: { game: id, on: true } }, { quiet: { game: id, on: false } }])
    player.isNobody()
  })

  test('lets the game be claimed, by two presses, once the other’s time is over', async () => {
    const calls = await open({ ...waitingPage(), mayClaim: true }, overPage())
    await screen.findByRole('button', { name: 'Claim the game' })
    await press('Claim the game')
    expect(calls.some(({ path }) => path === '/games/g1/claim')).toBe(false)
    await press('Press again to claim')
    await screen.findByRole('heading', { level: 1, name: /^You won/ })
    expect(calls.find(({ path }) => path === '/games/g1/claim')?.body).toMatchObject({
      submissionId: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
  })

  test('goes back to the result when the game ends, whatever lay in front', async () => {
    await open({ ...waitingPage(), mayClaim: true }, overPage())
    const more = await screen.findByRole('button', { name: 'More' })
    more.click()
    await vi.waitFor(() => expect(document.querySelector('.game')?.getAttribute('data-tab')).toBe('more'))
    await press('Claim the game')
    await press('Press again to claim')
    await screen.findByRole('heading', { level: 1, name: /^You won/ })
    await vi.waitFor(() => expect(document.querySelector('.game')?.getAttribute('data-tab')).toBe('do'))
  })

  test('shows the table or the words that were asked for, whatever lay in front', async () => {
    await open(shipPage())
    const front = () => document.querySelector('.game')?.getAttribute('data-tab')
    ;(await screen.findByRole('button', { name: 'Fleets' })).click()
    await vi.waitFor(() => expect(front()).toBe('fleets'))
    await press('Words')
    await vi.waitFor(() => expect(front()).toBe('do'))
    expect(screen.getByRole('region', { name: 'The game in words' })).toBeTruthy()
  })

  test('lists the own fleet before that of the enemy', async () => {
    await open(shipPage())
    await vi.waitFor(() => expect(document.querySelectorAll('section.fleet')).toHaveLength(2))
    expect([...document.querySelectorAll('section.fleet')].map((fleet) => fleet.getAttribute('aria-label'))).toEqual([
      'Ours',
      'Theirs',
    ])
  })

  test('keeps the focus in the question when its form has been sent', async () => {
    await open(coursePage())
    ;(await screen.findByRole('button', { name: /^Send\s+Straight/ })).focus()
    await press(/^Send/)
    await screen.findByRole('heading', { level: 1, name: /^Waiting for/ })
    expect(document.activeElement?.id).toBe('question')
  })

  test('offers the next game that waits when nothing is asked in this one', async () => {
    fakeService(({ path }) => {
      const other = {
        id: 'g2',
        status: 'running',
        you: 'a',
        opponent: 'Piett',
        round: 2,
        waitsForYou: true,
        updated: '',
      }
      return { body: path === '/games' ? { games: [{ ...other, id: 'g1' }, other] } : waitingPage() }
    })
    render(GamePageView, { id: 'g1' })
    const link = await screen.findByRole('link', { name: 'Next game: against Piett' })
    expect(link.getAttribute('href')).toBe('/g/g2')
    expect(document.activeElement).not.toBe(link)
  })

  test('says so when the service cannot be reached any more, and goes on showing the game', async () => {
    vi.useFakeTimers()
    const service: { up: boolean } = { up: true }
    fakeService(({ path }) => {
      if (!service.up) return 'offline'
      return { body: path === '/games' ? { games: [] } : waitingPage() }
    })
    render(GamePageView, { id: 'g1' })
    await vi.advanceTimersByTimeAsync(0)
    service.up = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect(screen.getByRole('alert').textContent).toBe('The service cannot be reached just now. Please try again.')
    screen.getByRole('heading', { level: 1, name: /^Waiting for Needa/ })
    vi.useRealTimers()
  })

  test('says which game there is not', async () => {
    fakeService(() => ({ status: 404, body: { code: 'no-such-game', message: 'There is no such game.' } }))
    render(GamePageView, { id: 'g1' })
    await screen.findByRole('heading', { level: 1, name: 'There is no such game.' })
  })
})
