import { cleanup, render, screen, within } from '@testing-library/svelte'
import axe from 'axe-core'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type GameOptions, PRESETS } from '#shared/fleet/game-presets'
import type { FleetList } from '#shared/play/protocol/fleets'
import type { BattlePage, GamePage, InvitationPage } from '#shared/play/protocol/responses'
import { ME } from '#test/support/me'
import { player } from '#web/state/player.svelte'
import { router } from '#web/state/route.svelte'
import GamePageView from '../../../web/game/GamePage.svelte'
import InvitationPageView from '../../../web/pages/InvitationPage.svelte'
import NewGamePage from '../../../web/pages/NewGamePage.svelte'
import { fakeService } from '../support/service'
import { LEGAL, REBELS, saved, summaryOf } from './fleets'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
async function press(element: HTMLElement): Promise<void> {
  element.click()
  await tick()
}
const violations = async () =>
  (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations.map(({ id }) => id)
const listed = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim())

beforeEach(() => player.is(ME))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  router.goOn('/')
})

describe('a new game', () => {
  const open = () => {
    const calls = fakeService(() => ({ body: { id: 'g1' } }))
    render(NewGamePage)
    return () => calls[0]?.body
  }

  test('is the learning scenario as before, unless a battle is wanted', async () => {
    const sent = open()
    await press(button('Make the invitation'))
    await vi.waitFor(() => expect(sent()).toMatchObject({ wish: 'any', hoursPerHandOff: 72 }))
    expect(sent()).not.toHaveProperty('kind')
  })

  test('says what happens to whoever is late, and lets the service play on instead (design 8)', async () => {
    const sent = open()
    expect(radio(/^The other player may claim the game/).checked).toBe(true)
    await press(radio(/^The service plays on/))
    await press(button('Make the invitation'))
    await vi.waitFor(() => expect(sent()).toMatchObject({ whenTimeIsUp: 'play-on' }))
  })

  test('with fleets tells in plain words what each preset means', async () => {
    const sent = open()
    await press(radio(/^Battle with fleets/))
    expect(screen.queryByText('Which side would you like?')).toBeNull()
    await press(radio('Tournament, 400 points'))
    expect(listed('Agreed options')).toEqual([
      'Fleets of up to 400 points, a third of them for squadrons.',
      'A table of 6 by 3 feet with six obstacles.',
      'Six rounds with an objective; the player with more points wins.',
      'Each side has its own damage deck.',
      'A player who has only flotillas left at the end of a round loses.',
      'At most 2 flotillas in a fleet.',
    ])
    expect(await violations()).toEqual([])
    await press(button('Make the invitation'))
    await vi.waitFor(() => expect(sent()).toMatchObject({ kind: 'fleets', options: 'tournament' }))
    await vi.waitFor(() => expect(router.route).toEqual({ page: 'game', id: 'g1' }))
  })

  test('may be agreed on point by point', async () => {
    const sent = open()
    await press(radio(/^Battle with fleets/))
    await press(radio('Core set'))
    await press(radio(/^Something else/))
    const limit = screen.getByLabelText<HTMLInputElement>('Fleet points')
    limit.value = '250'
    limit.dispatchEvent(new Event('input', { bubbles: true }))
    await tick()
    await press(screen.getByLabelText('At most two flotillas'))
    expect(await violations()).toEqual([])
    await press(button('Make the invitation'))
    const options: GameOptions = { ...PRESETS['core-set'], limit: 250, flotillas: 2 }
    await vi.waitFor(() => expect(sent()).toMatchObject({ kind: 'fleets', options }))
  })
})

test('an invitation to a battle says what is agreed on, and asks for no side', async () => {
  const invitation: InvitationPage = {
    code: 'abc',
    from: 'Ben',
    scenario: 'battle',
    battle: { options: PRESETS['unlimited-rounds'], preset: 'unlimited-rounds' },
    hoursPerHandOff: 48,
    whenTimeIsUp: 'claim',
    chanceCommitment: '0'.repeat(64),
    open: true,
  }
  const calls = fakeService(({ method }) => ({ body: method === 'GET' ? invitation : { id: 'g1' } }))
  render(InvitationPageView, { code: 'abc' })
  await heading('Ben invites you: a battle (Unlimited rounds, 400 points), 2 days for each turn.')
  screen.getByText('When the time is up, the other player may claim the game.')
  screen.getByText('No last round and no objective; the initiative changes sides after each round.')
  expect(screen.queryByText('Which side would you like?')).toBeNull()
  expect(await violations()).toEqual([])
  const seal = screen.getByText('0'.repeat(64))
  // Whoever accepts need not read it: it is folded away, and behind the button
  expect(seal.closest('details')?.open).toBe(false)
  screen.getByText('How luck is proved')
  expect(button('Accept').compareDocumentPosition(seal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await press(button('Accept'))
  await vi.waitFor(() => expect(router.route).toEqual({ page: 'game', id: 'g1' }))
  expect(calls.at(-1)?.body).not.toHaveProperty('wish')
})

describe('the lobby of a battle', () => {
  const lobby = (battle: Partial<BattlePage>, changes: Partial<GamePage> = {}): GamePage => ({
    id: 'g1',
    status: 'open',
    you: 'a',
    seats: { a: { name: 'Anne' }, b: { name: 'Ben' } },
    hoursPerHandOff: 48,
    whenTimeIsUp: 'claim',
    deadlines: [],
    mayClaim: false,
    chanceCommitment: '0'.repeat(64),
    log: [],
    battle: { options: PRESETS['casual-400'], preset: 'casual-400', fleetsIn: { a: false, b: false }, ...battle },
    ...changes,
  })
  const mine = [saved(LEGAL), saved(REBELS, { id: 'f2', name: 'Unfinished' })]

  /** The page of a game over a service that has two fleets of the reader's. */
  const open = (page: GamePage, brought: () => { status?: number; body?: unknown } = () => ({ body: page })) => {
    let now = page
    const calls = fakeService(({ method, path }) => {
      if (path === '/fleets') return { body: { fleets: mine.map(summaryOf), most: 200 } satisfies FleetList }
      if (path.startsWith('/fleets/')) return { body: mine.find(({ id }) => path === `/fleets/${id}`) }
      return method === 'GET' ? { body: now } : brought()
    })
    render(GamePageView, { id: 'g1' })
    return {
      sent: () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body })),
      becomes: (next: GamePage) => {
        now = next
      },
    }
  }

  test('lists the fleets that are legal here, and the others with their faults', async () => {
    open(lobby({}))
    await heading('Bring your fleet: up to 400 points.')
    await screen.findByRole('button', { name: 'Bring it: Home defence' })
    expect(screen.queryByRole('button', { name: 'Bring it: Unfinished' })).toBeNull()
    const illegal = within(await screen.findByRole('region', { name: 'Not legal here' }))
    await press(illegal.getByText('Unfinished: 4 faults'))
    illegal.getByText('No ship carries a commander.')
    expect(await violations()).toEqual([])
  })

  test('brings one; of the other seat it tells that a fleet is there, and nothing else', async () => {
    const { sent, becomes } = open(lobby({ fleetsIn: { a: false, b: true } }))
    await heading('Bring your fleet: up to 400 points.')
    expect(listed('Who has brought a fleet')).toEqual(['Anne has not brought a fleet yet.', 'Ben has brought a fleet.'])
    const bring = await screen.findByRole('button', { name: 'Bring it: Home defence' })
    becomes(lobby({ fleetsIn: { a: true, b: false }, yourFleet: LEGAL }))
    await press(bring)
    await heading('Waiting for Ben to bring a fleet.')
    expect(sent()).toMatchObject([{ path: '/games/g1/fleet', body: { fleet: LEGAL } }])
    within(screen.getByRole('region', { name: 'Your fleet' })).getByText('2 × X-wing Squadron')
    expect(screen.getByRole('status').textContent).toBe('Your fleet is there.')
  })

  test('lets a fleet be replaced until both are there', async () => {
    const { sent } = open(lobby({ fleetsIn: { a: true, b: false }, yourFleet: REBELS }))
    await heading('Waiting for Ben to bring a fleet.')
    await press(screen.getByText('Bring another in its place'))
    await press(await screen.findByRole('button', { name: 'Bring it: Home defence' }))
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
  })

  test('says every fault when the service refuses a fleet', async () => {
    const faults = [{ code: 'no-commander', rule: 'R2.6' }]
    const body = { code: 'fleet-illegal', message: 'It cannot be played.', faults }
    open(lobby({}), () => ({ status: 422, body }))
    await press(await screen.findByRole('button', { name: 'Bring it: Home defence' }))
    within(await screen.findByRole('alert')).getByText('No ship carries a commander.')
  })

  test('reads a pasted list, too', async () => {
    open(lobby({}))
    await press(await screen.findByRole('button', { name: 'Paste a list' }))
    screen.getByLabelText('Fleet list')
  })

  test('still shows the invitation while a seat is free; a fleet may be there before', async () => {
    const seats = { a: { name: 'Anne' }, b: null }
    open(lobby({ fleetsIn: { a: true, b: false }, yourFleet: LEGAL }, { seats, invitation: '/i/abc' }))
    await heading('Your fleet is there; nobody has accepted your invitation yet.')
    expect(screen.getByLabelText<HTMLInputElement>(/^Anybody who opens this address/).value).toContain('/i/abc')
    expect(listed('Who has brought a fleet')).toEqual(['Anne has brought a fleet.', 'The other seat is still free.'])
  })
})
