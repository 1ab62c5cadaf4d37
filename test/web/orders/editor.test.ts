import { cleanup, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ORDER_KINDS, type Orders, type StandingOrder } from '#shared/play/orders/standing-order'
import { BRACE, CAUTIOUS, check, choose, open, press, save, sentences, type } from './orders-page'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
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
    expect(sentences()[0]).toMatch(/: place them outside the rear arc of Victory I/)
    await choose('Where', 'near a unit')
    await choose('Unit', 'CR90 "A"')
    await check('only squadrons with Escort')
    expect(sentences()[0]).toContain(': place escorts near CR90 "A"')
    await save()
    expect(saved()).toMatchObject([{ orders: { orders: [{ otherwise: { aim: { escorts: true } } }] } }])
  })

  test('limits the tokens of a round', async () => {
    await open({ orders: CAUTIOUS })
    await press(/^Change/)
    await type('At most this many in one round', '2')
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
