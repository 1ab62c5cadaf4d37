import { cleanup, screen, within } from '@testing-library/svelte'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { entries, gameView, NEBULON, VICTORY } from '#test/web/support/game-pages'
import { BRACE, button, CAUTIOUS, choose, open, press, save, sentences, title, type } from './orders-page'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('The page of standing orders', () => {
  test('says in its first sentence what answers while one is away, and how many differ', async () => {
    await open({ orders: { preset: 'cautious', orders: [BRACE, { ...BRACE, id: 'o2', scope: { on: 'match' } }] } })
    expect(title()).toBe('While you are away: Cautious; 1 ship differs; 1 more order.')
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
    expect(title()).toBe('Only the two players have standing orders.')
    cleanup()
    await open({ page: { status: 'open', view: undefined } })
    expect(title()).toBe('Orders can be given once both sides are there.')
  })

  test('says so when the service cannot be reached, and tries again', async () => {
    const service = { isThere: false }
    await open({ service })
    expect(title()).toBe('The service cannot be reached just now. Please try again.')
    service.isThere = true
    await press('Try again')
    await vi.waitFor(() => expect(title()).toBe('While you are away: Ask me.'))
  })
})

describe('"Brace at 3 or more" for one ship', () => {
  test('is two presses on this page: add, save (ux 9)', async () => {
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
    await type('if the damage is at least', '2')
    await press('Add this order')
    expect(sentences()[0]).toContain('CR90 "A", defense tokens: if damage is 2 or more: spend redirect')
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
      {
        ...told,
        by: 'order',
        subject: VICTORY,
        fired: {
          order: { preset: 'cautious', kind: 'attack' },
          rule: 0,
          facts: [
            { fact: 'tokens', which: { token: 'brace', state: 'locked' }, value: 0 },
            { fact: 'tokens', which: { token: 'brace', state: 'readied' }, value: 1 },
            { fact: 'on-table', which: { unit: VICTORY }, value: 'yes' },
          ],
        },
      },
    ],
  })
  screen.getByText('Defense tokens, Nebulon-B "B"')
  screen.getByText(
    'Nebulon-B "B", defense tokens, rule 1: if damage is 3 or more: spend brace, only readied (damage 4.3).',
  )
  screen.getByText('The clock, as agreed.')
  screen.getByText(/\(locked brace tokens 0, readied brace tokens 1, Victory II "C" is still on the table\)\.$/)
  expect(screen.getAllByRole('link', { name: 'step 12' })[0]?.getAttribute('href')).toBe('/g/g1/at/12')
})

test('The latest automatic answers say what was done, and what came of it', async () => {
  const told = { ask: 'defense.spend', subject: NEBULON, at: '2030-05-02T09:00:00Z', by: 'clock' } as const
  const log = entries([
    { type: 'attackDeclared', attacker: VICTORY, defender: NEBULON, range: 'medium', obstructedBy: [] },
    { type: 'defenseSpent', unit: NEBULON, token: 'brace-1', kind: 'brace', becomes: 'exhausted' },
    { type: 'damageDetermined', attacker: VICTORY, defender: NEBULON, icons: 4, total: 2 },
    { type: 'defenseEnded', unit: NEBULON },
  ])
  await open({ told: [2, 4].map((step) => ({ ...told, step })), page: { log } })
  const [nothing, spent] = within(screen.getByRole('region', { name: 'Latest answers' })).getAllByRole('listitem')
  expect(spent?.textContent).toMatch(/Nebulon-B "B" spends brace: exhausted\.\s+Damage 4 → 2\./)
  expect(nothing?.textContent).not.toMatch(/spends|Damage/)
})

test('The latest automatic answers say which die an evade took, though it was the only one', async () => {
  const told = { ask: 'defense.spend', subject: NEBULON, at: '2030-05-02T09:00:00Z', by: 'clock' } as const
  const log = entries([
    { type: 'attackDeclared', attacker: VICTORY, defender: NEBULON, range: 'long', obstructedBy: [] },
    { type: 'defenseSpent', unit: NEBULON, token: 'evade-1', kind: 'evade', becomes: 'exhausted' },
    { type: 'diceCanceled', attacker: VICTORY, dice: [{ id: 'd1', color: 'red', face: 'double-hit' }] },
    { type: 'defenseSpent', unit: NEBULON, token: 'brace-1', kind: 'brace', becomes: 'exhausted' },
    { type: 'damageDetermined', attacker: VICTORY, defender: NEBULON, icons: 0, total: 0 },
    { type: 'defenseEnded', unit: NEBULON },
  ])
  await open({ told: [2, 4].map((step) => ({ ...told, step })), page: { log } })
  const [brace, evade] = within(screen.getByRole('region', { name: 'Latest answers' })).getAllByRole('listitem')
  expect(evade?.textContent).toMatch(/Nebulon-B "B" spends evade: exhausted\. Canceled: red double hit\./)
  expect(brace?.textContent).not.toMatch(/Canceled/)
})

test('The latest automatic answers tell the die of an evade once, by the answer that chose it', async () => {
  const told = { subject: NEBULON, at: '2030-05-02T09:00:00Z', by: 'order' } as const
  const [spend, evade] = [
    { ...told, ask: 'defense.spend' },
    { ...told, ask: 'defense.evade' },
  ] as const
  const log = entries([
    { type: 'attackDeclared', attacker: VICTORY, defender: NEBULON, range: 'long', obstructedBy: [] },
    { type: 'defenseSpent', unit: NEBULON, token: 'evade-1', kind: 'evade', becomes: 'exhausted' },
    { type: 'diceCanceled', attacker: VICTORY, dice: [{ id: 'd1', color: 'red', face: 'double-hit' }] },
    { type: 'damageDetermined', attacker: VICTORY, defender: NEBULON, icons: 1, total: 1 },
  ]).map((entry) => ({ ...entry, ...(entry.step === 2 && { told: spend }), ...(entry.step === 3 && { told: evade }) }))
  const reports = [
    { ...spend, step: 2 },
    { ...evade, step: 3 },
  ]
  await open({ told: reports, page: { log } })
  const items = within(screen.getByRole('region', { name: 'Latest answers' })).getAllByRole('listitem')
  expect(items.map((item) => item.textContent?.match(/Canceled: red double hit/g)?.length ?? 0)).toEqual([1, 0])
  expect(items[1]?.textContent).toMatch(/spends evade/)
})

test('The latest automatic answers say what an order gave up for a card, and what the card did', async () => {
  const told = { ask: 'window.effect', subject: 'table', at: '2030-05-02T09:00:00Z', by: 'order' } as const
  const source = `electronic-countermeasures@${NEBULON}`
  const log = entries([
    { type: 'defenseDiscarded', unit: NEBULON, token: 'brace-1', kind: 'brace' },
    { type: 'cardExhausted', source },
    { type: 'zoneChosen', ship: NEBULON, zone: 'left' },
    { type: 'effectUsed', source, card: 'electronic-countermeasures', seat: 'a' },
    { type: 'cardExhausted', source: `gunnery-team@${NEBULON}` },
    { type: 'effectDeclined', seat: 'a', point: 'attack.rolled' },
  ])
  const { at } = log[0] ?? { at: '' }
  const [later] = log.slice(5).map((entry) => ({ ...entry, told: { ...told, step: 6 } }))
  await open({
    told: [1, 6].map((step) => ({ ...told, at, step })),
    page: { log: [...log.slice(0, 5), ...(later ? [later] : [])] },
  })
  const [declined, used] = within(screen.getByRole('region', { name: 'Latest answers' })).getAllByRole('listitem')
  expect(used?.textContent).toMatch(
    /Nebulon-B "B" loses its brace token\. Exhausted: Electronic Countermeasures.*\. Nebulon-B "B" uses Electronic Countermeasures\./,
  )
  expect(used?.textContent).not.toMatch(/Gunnery|zone/)
  expect(declined?.textContent).toMatch(/no effect is used\./)
})

test('The latest automatic answers say all that a plan did in a row', async () => {
  const told = { subject: NEBULON, at: '2030-05-02T09:00:00Z', by: 'plan', plan: 'p1' } as const
  const log = entries([
    { type: 'dialKept', ship: NEBULON, command: 'repair' },
    { type: 'shieldRecovered', ship: NEBULON, zone: 'front' },
  ])
  await open({
    told: [
      { ...told, ask: 'activation.dial', step: 1 },
      { ...told, ask: 'repair.effect', step: 2 },
    ],
    page: { log: log.map((entry) => ({ ...entry, told: { ...told, ask: 'repair.effect' } })) },
  })
  const rows = within(screen.getByRole('region', { name: 'Latest answers' })).getAllByRole('listitem')
  expect(rows).toHaveLength(1)
  expect(rows[0]?.textContent).toMatch(/^Your plan\. Nebulon-B "B" keeps the dial\. .*shield.*step 2/)
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
