import { describe, expect, test } from 'vitest'
import { presetOrders } from '#shared/play/orders/presets'
import type { OrderOf, Orders, StandingOrder } from '#shared/play/orders/standing-order'
import { cardTable, type ShipOnTable } from '#test/support/card-table'
import { always, orderAnswer, ordered, rearAttack } from '#test/support/order-table'

/** In round 2. */
const table = (vic: ShipOnTable = {}, locked: string[] = []) => rearAttack({ locked }, vic, { round: 2 })
const VIC = 'victory-ii-class-star-destroyer'
const brace = { spend: [{ token: 'brace' as const }] }
const redirect = { spend: [{ token: 'redirect' as const }] }
const nothing = { spend: [] }

const answer = (orders: Orders, vic: ShipOnTable = {}) => orderAnswer(table(vic), 'b', orders)
const byOf = (...orders: StandingOrder[]) => answer(ordered(...orders))?.fired.order

describe('which order answers', () => {
  const match = always('defense', nothing)
  const unit = always('defense', brace, { on: 'unit', unit: 'vic' })
  const type = always('defense', redirect, { on: 'type', card: VIC })

  test('the one of the narrowest scope: unit, then type, then match', () => {
    expect(byOf(match, type, unit)).toBe('defense unit')
    expect(byOf(match, type)).toBe('defense type')
    expect(byOf(match)).toBe('defense match')
  })

  test('of one scope the first', () => {
    expect(byOf({ ...match, id: 'first' }, { ...match, id: 'second' })).toBe('first')
  })

  test('none that is about others, or of another kind', () => {
    const other = always('defense', brace, { on: 'unit', unit: 'cr90' })
    const others = always('defense', brace, { on: 'type', card: 'nebulon-b-escort-frigate' })
    expect(byOf(other, others, always('counter', { attack: true }))).toBeUndefined()
  })

  test('none whose round is over', () => {
    expect(byOf({ ...match, until: { round: 1 } })).toBeUndefined()
    expect(byOf({ ...match, until: { round: 2 } })).toBe('defense match')
  })

  test('none whose activation is over', () => {
    const frame = table().state.stack.at(-1)?.id ?? 0
    expect(byOf({ ...match, until: { frame } })).toBe('defense match')
    expect(byOf({ ...match, until: { frame: frame + 7 } })).toBeUndefined()
  })

  test('no question of one’s own turn', () => {
    const t = cardTable({
      activating: { ship: 'vic', step: 'commands', dial: 'repair' },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 100] },
        vic: { card: VIC, at: [457, 550], hull: 3 },
      },
    })
    expect(t.asked('b').ask).toMatch(/^activation\.|^repair\./)
    expect(orderAnswer(t, 'b', { preset: 'cautious', orders: [] })).toBeUndefined()
  })

  test('and none says whom to attack: an order for dice is about dice alone', () => {
    const t = cardTable({
      activating: { ship: 'vic', step: 'attack' },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 400] },
        vic: { card: VIC, at: [457, 550], heading: 180 },
      },
    })
    expect(t.asked('b').ask).toBe('attack.declare')
    const dice = always('attack', { reroll: 'blanks', lock: [], add: true })
    expect(orderAnswer(t, 'b', { preset: 'cautious', orders: [dice] })).toBeUndefined()
  })
})

describe('which rule answers', () => {
  const order = (order: Partial<OrderOf<'defense'>>): StandingOrder => ({ ...always('defense', 'ask'), ...order })

  test('the first that holds, and it tells what it found', () => {
    const rules: OrderOf<'defense'>['rules'] = [
      { when: { amount: 'damage', min: 5 }, do: redirect },
      {
        when: {
          all: [
            { amount: 'damage', min: 4 },
            { word: 'attacker-kind', in: ['ship'] },
          ],
        },
        do: brace,
      },
      { do: nothing },
    ]
    expect(answer(ordered(order({ rules })))).toEqual({
      choice: { option: 'brace-1' },
      fired: {
        order: 'defense match',
        rule: 1,
        facts: [
          { fact: 'damage', value: 4 },
          { fact: 'attacker-kind', value: 'ship' },
        ],
      },
      disguised: false,
    })
  })

  test('and facts of one name are told apart by what they are of', () => {
    const when: OrderOf<'defense'>['rules'][number]['when'] = {
      all: [
        { amount: 'tokens', token: 'brace', state: 'locked', max: 0 },
        { amount: 'tokens', token: 'brace', state: 'readied', min: 1 },
      ],
    }
    expect(answer(ordered(order({ rules: [{ when, do: brace }] })))?.fired.facts).toEqual([
      { fact: 'tokens', which: { token: 'brace', state: 'locked' }, value: 0 },
      { fact: 'tokens', which: { token: 'brace', state: 'readied' }, value: 1 },
    ])
  })

  test('not one whose facts are not there', () => {
    const rules: OrderOf<'defense'>['rules'] = [
      { when: { not: { amount: 'victory-tokens', min: 1 } }, do: redirect },
      { do: brace },
    ]
    expect(answer(ordered(order({ rules })))?.fired.rule).toBe(1)
  })

  test('an action that is not legal is skipped', () => {
    // A hull zone must be named, so this cannot be declined.
    const t = table()
    t.choose('b', 'redirect-2')
    const zone = { ...always('redirect', { take: 'all' as const }), rules: [{ do: 'decline' as const }] }
    expect(orderAnswer(t, 'b', ordered(zone))).toMatchObject({
      choice: { option: 'left' },
      fired: { rule: 'otherwise' },
    })
  })

  test('none: what it says otherwise', () => {
    const rules: OrderOf<'defense'>['rules'] = [{ when: { amount: 'damage', min: 5 }, do: redirect }]
    const fired = { order: 'defense match', rule: 'otherwise', facts: [] }
    expect(answer(ordered(order({ rules, otherwise: brace })))).toMatchObject({ choice: { option: 'brace-1' }, fired })
    expect(answer(ordered(order({ rules, otherwise: 'decline' })))).toMatchObject({ choice: { option: 'done' }, fired })
    expect(answer(ordered(order({ rules })))).toBeUndefined()
  })

  test('as without this order: the next own one, then the preset’s', () => {
    const passes = { ...always('defense', 'preset', { on: 'unit', unit: 'vic' }), id: 'passes' }
    expect(byOf(passes, always('defense', brace))).toBe('defense match')
    expect(byOf(passes)).toBeUndefined()
    expect(answer({ preset: 'cautious', orders: [passes] })?.fired.order).toEqual({
      preset: 'cautious',
      kind: 'defense',
    })
    const small: OrderOf<'defense'> = { ...passes, rules: [{ when: { amount: 'damage', min: 3 }, do: brace }] }
    expect(answer({ preset: 'cautious', orders: [small] })?.fired.order).toBe('passes')
  })

  test('a rule may ask, whatever follows', () => {
    const rules: OrderOf<'defense'>['rules'] = [{ when: { amount: 'damage', min: 4 }, do: 'ask' }, { do: brace }]
    expect(answer(ordered(order({ rules, otherwise: brace })))).toBeUndefined()
  })
})

describe('a preset', () => {
  test('answers where no own order is meant, by its name and kind', () => {
    const cautious = answer({ preset: 'cautious', orders: [always('counter', { attack: false })] })
    expect(cautious).toMatchObject({
      choice: { option: 'brace-1' },
      fired: { order: { preset: 'cautious', kind: 'defense' } },
    })
  })

  test('comes after own orders, also where these ask', () => {
    expect(answer({ preset: 'cautious', orders: [always('defense', nothing)] })?.choice).toEqual({ option: 'done' })
    expect(answer({ preset: 'cautious', orders: [always('defense', 'ask')] })).toBeUndefined()
  })

  test('Ask me answers nothing', () => {
    expect(presetOrders('ask')).toEqual([])
    expect(answer({ preset: 'ask', orders: [] })).toBeUndefined()
  })

  test('a wider own order comes before a narrower one of the preset', () => {
    const t = table({ upgrades: ['electronic-countermeasures'] }, ['brace'])
    const used = orderAnswer(t, 'b', { preset: 'cautious', orders: [] })
    expect(used?.fired.order).toEqual({ preset: 'cautious', kind: 'card' })
    const any = always('card', { use: false })
    expect(orderAnswer(t, 'b', { preset: 'cautious', orders: [any] })).toMatchObject({
      choice: { option: 'redirect-2' },
      fired: { order: { preset: 'cautious', kind: 'defense' } },
    })
  })
})

describe('a disguised answer', () => {
  test('is that of an order that says so, or of anybody who disguises all', () => {
    const plain = always('defense', brace)
    expect(answer(ordered(plain))?.disguised).toBe(false)
    expect(answer(ordered({ ...plain, disguised: true }))?.disguised).toBe(true)
    expect(answer({ ...ordered(plain), disguised: true })?.disguised).toBe(true)
    expect(answer({ preset: 'cautious', orders: [], disguised: true })?.disguised).toBe(true)
  })
})
