import { cleanup, screen } from '@testing-library/svelte'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ORDER_KINDS, type Orders, type StandingOrder } from '#shared/orders/standing-order'
import { CR90, gameView, NEBULON, VICTORY } from '#test/web/support/game-pages'
import { BRACE, button, check, choose, open, press, save, sentences, type } from './orders-page'

const CAUTIOUS: Orders = { preset: 'cautious', orders: [BRACE] }
const OTHERS: Orders = { preset: 'stubborn', orders: [] }
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('The page of standing orders', () => {
  test('says in its first sentence what answers while one is away, and how many differ', async () => {
    await open({ orders: { preset: 'cautious', orders: [BRACE, { ...BRACE, id: 'o2', scope: { on: 'match' } }] } })
    expect(heading()).toBe('While you are away: Cautious; 1 ship differs; 1 more order.')
  })

  test('tells what each preset does, shows its orders, and copies one for a unit', async () => {
    const { saved } = await open()
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: /^Cautious/ })
    expect(radio.getAttribute('aria-describedby')).not.toBeNull()
    radio.click()
    await vi.waitFor(() => screen.getByText('What Cautious orders'))
    screen.getByText(/^Whole game, Counter: attack back\.$/)
    expect(screen.queryByText(/Electronic Countermeasures/)).toBeNull()
    await press('Copy as an own order: Whole game, Counter')
    await choose('For', 'Every X-wing')
    expect(sentences()).toEqual(['Every X-wing, Counter: attack back.'])
    await save()
    expect(saved()).toMatchObject([
      { edition: 1, orders: { preset: 'cautious', orders: [{ kind: 'counter', scope: { on: 'type' } }] } },
    ])
  })

  test('is clean for axe, with an order open and without one', async () => {
    const { container } = await open({ orders: CAUTIOUS })
    const found = async () =>
      (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id)
    expect(await found()).toEqual([])
    await press(/^Change: Nebulon-B "B"/)
    expect(await found()).toEqual([])
  })

  test('has nothing for who watches, or before both sides are there', async () => {
    await open({ page: { you: 'spectator' } })
    expect(heading()).toBe('Only the two players have standing orders.')
    cleanup()
    await open({ page: { status: 'open', view: undefined } })
    expect(heading()).toBe('Orders can be given once both sides are there.')
  })

  test('says so when the service cannot be reached, and tries again', async () => {
    const service = { isThere: false }
    await open({ service })
    expect(heading()).toBe('The service cannot be reached just now. Please try again.')
    service.isThere = true
    await press('Try again')
    await vi.waitFor(() => expect(heading()).toBe('While you are away: Ask me.'))
  })
})

describe('"Brace at 3 or more" for one ship', () => {
  test('is two presses on this page: add, save (ux task 17)', async () => {
    const { saved } = await open()
    await press('Add this order')
    expect(sentences()).toEqual([
      'Nebulon-B "B", defense tokens: if damage is 3 or more: spend brace, only readied; otherwise spend nothing more.',
    ])
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Save')))
    await save()
    expect(saved()).toEqual([{ edition: 1, orders: { preset: 'ask', orders: [BRACE] } }])
    await screen.findByText('Saved. It counts from the next question on.')
  })

  test('may be any token of any ship, from any damage on', async () => {
    await open()
    await choose('Ship', 'CR90 "A"')
    await choose('spends', 'redirect')
    await type('from so much damage on', '2')
    await press('Add this order')
    expect(sentences()[0]).toContain('CR90 "A", defense tokens: if damage is 2 or more: spend redirect')
  })
})

describe('The editor', () => {
  test('makes a sentence out of form controls', async () => {
    const { saved } = await open({ orders: CAUTIOUS })
    await press(/^Change/)
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('SELECT'))
    await press('And, or …')
    await choose('Condition', 'range', 1)
    await check('close')
    await choose('Otherwise', 'ask me')
    expect(sentences()).toEqual([
      'Nebulon-B "B", defense tokens: if damage is 3 or more and range is medium: spend brace, only readied; otherwise ask me.',
    ])
    await press('Done with: Nebulon-B "B", defense tokens')
    await save()
    expect(saved()).toMatchObject([
      {
        orders: {
          orders: [
            {
              rules: [
                {
                  when: {
                    all: [
                      { amount: 'damage', min: 3 },
                      { word: 'range', in: ['medium'] },
                    ],
                  },
                },
              ],
              otherwise: 'ask',
            },
          ],
        },
      },
    ])
  })

  test('says where displaced squadrons go: outside an arc, or escorts near a unit', async () => {
    const place: Orders = {
      preset: 'ask',
      orders: [{ id: 'o1', kind: 'place', scope: { on: 'match' }, rules: [], otherwise: { aim: 'packed' } }],
    }
    const { saved } = await open({ orders: place })
    await press(/^Change/)
    await choose('Where', 'outside an arc')
    await choose('Hull zone', 'rear')
    expect(sentences()[0]).toMatch(/: put them down outside the rear arc of Victory I/)
    await choose('Where', 'near a unit')
    await choose('Unit', 'CR90 "A"')
    await check('only squadrons with Escort')
    expect(sentences()[0]).toContain(': put escorts down near CR90 "A"')
    await save()
    expect(saved()).toMatchObject([{ orders: { orders: [{ otherwise: { aim: { escorts: true } } }] } }])
  })

  test('limits the tokens of a round', async () => {
    await open({ orders: CAUTIOUS })
    await press(/^Change/)
    await type('At most so many in one round', '2')
    expect(sentences()[0]).toContain('spend brace, only readied, at most 2 a round')
  })

  test('joins conditions in groups, and turns them into their opposite', async () => {
    await open({ orders: CAUTIOUS })
    await press(/^Change/)
    await press('And, or …')
    await choose('These conditions', 'one holds')
    await press('Add a group')
    await check(/^not: damage is 3 or more$/, 1)
    expect(sentences()[0]).toContain('if damage is 3 or more, not (damage is 3 or more), or (damage is 3 or more):')
    await press(/^Remove the condition: .*, or \(damage is 3 or more\)$/)
    expect(sentences()[0]).toContain('defense tokens: spend brace')
  })

  test('lets conditions lie in one another as deep as the service lets them, and no deeper', async () => {
    const deep = { any: [{ all: [{ any: [{ amount: 'damage', min: 3 }] }] }] } as const
    const order: StandingOrder = structuredClone({ ...BRACE, rules: [{ when: deep, do: 'decline' }] }) as never
    const { saved } = await open({ orders: { preset: 'ask', orders: [order] } })
    await press(/^Change/)
    const groups = () => screen.getAllByRole('button', { name: 'Add a group' })
    expect(groups()).toHaveLength(3)
    groups()[0]?.click()
    await vi.waitFor(() => expect(screen.getAllByRole('button', { name: 'Add a condition' })).toHaveLength(4))
    expect(groups()).toHaveLength(3)
    await save()
    expect(saved()).toHaveLength(1)
  })

  test('adds, moves and removes rules', async () => {
    await open({ orders: CAUTIOUS })
    await press(/^Change/)
    await press('Add a rule')
    await press('Rule 2: up')
    expect(sentences()[0]).toMatch(/: spend brace, only readied; if damage is 3 or more: spend brace/)
    await press('Rule 1: remove')
    expect(sentences()[0]).toMatch(/tokens: if damage is 3 or more: spend brace, only readied; otherwise/)
  })

  test.each(ORDER_KINDS)('writes orders of the kind %s that the service accepts', async (kind) => {
    const { saved } = await open({ orders: CAUTIOUS })
    await press(/^Change/)
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'answers about' })
    select.value = kind
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() => screen.getByRole('group', { name: /^Order:/ }))
    await choose('Valid', 'until the end of round 1')
    await check(/^Answer in disguise/)
    const adders = screen.queryAllByRole('button', { name: /^Add to:/ })
    for (const adder of adders) adder.click()
    await vi.waitFor(() => expect(sentences()[0]).toMatch(/until the end of round 1, in disguise/))
    await save()
    expect(saved()).toMatchObject([{ orders: { orders: [{ kind, until: { round: 1 }, disguised: true }] } }])
  })

  test.each([
    ['hull', 'hull is 1 or more'],
    ['shields', 'shields in the attacked zone are 1 or more'],
    ['dice', 'dice are 1 or more'],
    ['attacks still to come', 'attacks still to come are 1 or more'],
    ['own lead', 'own lead is 1 or more'],
    ['attacker', 'attacker is Victory II "C"'],
    ['attacking zone', 'it comes from the front'],
    ['destroys its target', 'it would destroy its target'],
    ['still on the table', 'CR90 "A" is still on the table'],
  ])('asks what a condition on %s must be', async (fact, text) => {
    const { saved } = await open({ orders: CAUTIOUS })
    await press(/^Change/)
    await choose('Condition', fact)
    expect(sentences()[0]).toContain(`if ${text}:`)
    await save()
    expect(saved()).toHaveLength(1)
  })

  test('is warned beside an order that is never heard', async () => {
    await open({ orders: { preset: 'ask', orders: [BRACE, { ...BRACE, id: 'o2' }] } })
    screen.getByText('This order: never reached: “Nebulon-B "B", defense tokens” answers first.')
  })

  test('removes an order, and says so', async () => {
    await open({ orders: CAUTIOUS })
    await press(/^Remove: Nebulon-B/)
    expect(sentences()).toEqual([])
    screen.getByText('Removed: Nebulon-B "B", defense tokens.')
  })
})

describe('What is not saved yet', () => {
  test('survives a reload', async () => {
    const { unmount } = await open({ orders: CAUTIOUS })
    await press(/^Remove: Nebulon-B/)
    unmount()
    await open({ orders: CAUTIOUS })
    expect(sentences()).toEqual([])
    screen.getByText('Not saved yet; kept on this device.')
    await press('Discard changes')
    expect(sentences()).toHaveLength(1)
    expect(localStorage.length).toBe(0)
  })

  const changed = { status: 409, body: { code: 'orders-changed', message: 'They were changed meanwhile.' } }

  test('is not lost where orders were changed elsewhere: one loads those', async () => {
    const { elsewhere } = await open({ orders: CAUTIOUS, saves: [changed] })
    await press(/^Remove: Nebulon-B/)
    elsewhere(OTHERS)
    await press('Save')
    await screen.findByText('These orders were changed elsewhere meanwhile.')
    await press('Load those')
    expect(heading()).toBe('While you are away: Stubborn.')
  })

  test('or goes on with one’s own, which then replace those', async () => {
    const { elsewhere, saved } = await open({ orders: CAUTIOUS, saves: [changed] })
    await press(/^Remove: Nebulon-B/)
    elsewhere(OTHERS)
    await press('Save')
    await screen.findByText('These orders were changed elsewhere meanwhile.')
    await press('Go on with mine')
    screen.getByText(/Saving now replaces those\./)
    await save()
    expect(saved().at(-1)).toEqual({ edition: 2, orders: { preset: 'cautious', orders: [] } })
  })

  test('stays where the service refuses it, with the reason', async () => {
    const body = { code: 'malformed', message: 'That is no order.' }
    await open({ orders: CAUTIOUS, saves: [{ status: 422, body }] })
    await press(/^Remove: Nebulon-B/)
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toBe('That is no order.')
    expect(sentences()).toEqual([])
  })
})

describe('A game that moves on while the page is open', () => {
  const look = () => document.dispatchEvent(new Event('visibilitychange'))

  test('is told of, and shown at a press; what is not saved yet stays (design 12)', async () => {
    const view = gameView()
    const { goesOn } = await open({ orders: CAUTIOUS, view })
    await press(/^Remove: Nebulon-B/)
    look()
    await vi.waitFor(() => expect(screen.queryByText(/moved on/)).toBeNull())
    const { [CR90]: _, ...left } = view.ships
    goesOn({ ...view, step: view.step + 3, ships: left })
    look()
    await screen.findByText('The game has moved on since you opened this page.')
    const ships = () => [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ship' }).options]
    expect(ships().map(({ text }) => text)).toContain('CR90 "A"')
    await press('Look again')
    await vi.waitFor(() => expect(ships().map(({ text }) => text)).toEqual(['Nebulon-B "B"']))
    expect(screen.queryByText(/moved on/)).toBeNull()
    expect(sentences()).toEqual([])
    screen.getByText('Not saved yet; kept on this device.')
    expect(document.activeElement).toBe(button('Save'))
  })

  test('is asked for as on the page of the game: after 5 s, then every 20 s, and no more once it has', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const view = gameView()
    const { goesOn, calls } = await open({ view })
    const asked = () => calls.filter(({ path }) => path.startsWith('/games/g1?since=')).length
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked()).toBe(3)
    goesOn({ ...view, step: view.step + 1 })
    await vi.advanceTimersByTimeAsync(20_000)
    screen.getByText(/moved on/)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(4)
  })
})

test('The latest automatic answers stand there with their rule and what was found', async () => {
  const told = {
    ask: 'defense.spend',
    subject: NEBULON,
    step: 12,
    at: '2030-05-02T09:00:00Z',
  } as const
  await open({
    orders: CAUTIOUS,
    told: [
      { ...told, by: 'order', fired: { order: 'o1', rule: 0, facts: [{ fact: 'damage', value: 4.25 }] } },
      { ...told, by: 'clock', ask: 'defense.evade', subject: VICTORY },
    ],
  })
  screen.getByText('Defense tokens, Nebulon-B "B"')
  screen.getByText(
    'Nebulon-B "B", defense tokens, rule 1: if damage is 3 or more: spend brace, only readied (damage 4.3).',
  )
  screen.getByText('The clock, as agreed.')
  expect(screen.getAllByRole('link', { name: 'step 12' })[0]?.getAttribute('href')).toBe('/g/g1/at/12')
})

test('All that may be named in a game is offered: its own units, kinds and cards', async () => {
  const view = gameView()
  await open({ orders: CAUTIOUS, view })
  await press(/^Change/)
  const scope = screen.getByRole<HTMLSelectElement>('combobox', { name: 'For' })
  expect([...scope.options].map(({ text }) => text)).toEqual([
    'Whole game',
    'CR90 "A"',
    'Nebulon-B "B"',
    'X-wing x1',
    'X-wing x2',
    'X-wing x3',
    'X-wing x4',
    'Every X-wing',
    'Injured Crew',
    'Projector Misaligned',
  ])
})
