import { describe, expect, expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Condition } from '#shared/play/orders/condition'
import type { Plan, ScriptLine } from '#shared/play/orders/plan'
import { presetOrders } from '#shared/play/orders/presets'
import { type Orders, PRESET_NAMES, type StandingOrder } from '#shared/play/orders/standing-order'
import { condition, ordersChange, plansChange, scriptLine } from '#shared/play/protocol/orders'

const accepts = (orders: unknown) => ordersChange.safeParse({ edition: 0, orders }).success
const one = (change: object) => ({
  id: 'o1',
  kind: 'counter',
  scope: { on: 'match' },
  rules: [],
  otherwise: 'ask',
  ...change,
})
const some = (count: number, make: (n: number) => object = (n) => one({ id: `o${n}` })) => ({
  preset: 'ask',
  orders: Array.from({ length: count }, (_, n) => make(n)),
})
const FACT = { amount: 'damage', min: 2 }
const nested = (depth: number): object => (depth === 0 ? FACT : { not: nested(depth - 1) })

describe('a body of orders', () => {
  test('is of the very types that orders are of', () => {
    expectTypeOf<z.infer<typeof ordersChange>['orders']>().toEqualTypeOf<Orders>()
    expectTypeOf<z.infer<typeof plansChange>['plans'][number]>().toEqualTypeOf<Plan>()
    expectTypeOf<z.infer<typeof scriptLine>>().toEqualTypeOf<ScriptLine>()
    expectTypeOf<z.infer<typeof condition>>().toEqualTypeOf<Condition>()
    expectTypeOf<StandingOrder>().toExtend<Orders['orders'][number]>()
  })

  test('may hold all that the presets are made of, word for word', () => {
    for (const preset of PRESET_NAMES) {
      const orders = presetOrders(preset)
      const parsed = ordersChange.safeParse({ edition: 3, orders: { preset, orders, disguised: true } })
      expect(parsed).toMatchObject({ success: true, data: { orders: { orders } } })
    }
  })

  test.each([
    ['60 orders', some(60), true],
    ['61 orders', some(61), false],
    ['two orders of one name', some(2, () => one({})), false],
    ['10 rules', some(1, () => one({ rules: Array(10).fill({ do: 'ask' }) })), true],
    ['11 rules', some(1, () => one({ rules: Array(11).fill({ do: 'ask' }) })), false],
    ['an action of another kind', some(1, () => one({ otherwise: { spend: [] } })), false],
    ['a field more', some(1, () => one({ note: 'x' })), false],
    ['a long name', some(1, () => one({ id: 'x'.repeat(81) })), false],
    ['a preset nobody knows', { preset: 'brave', orders: [] }, false],
  ])('with %s', (_, orders, isRead) => {
    expect(accepts(orders)).toBe(isRead)
  })

  test.each([
    ['four deep', nested(4), true],
    ['five deep', nested(5), false],
    ['thousands deep', JSON.parse(`${'{"not":'.repeat(5000)}1${'}'.repeat(5000)}`), false],
    ['of twelve facts', { all: Array(12).fill(FACT) }, true],
    ['of thirteen facts', { all: [{ any: Array(7).fill(FACT) }, { any: Array(6).fill(FACT) }] }, false],
    ['of none', { any: [] }, false],
    ['of two kinds at once', { ...FACT, word: 'range', in: ['close'] }, false],
    ['of a word', { word: 'on-table', unit: 'cr90-1', in: ['yes'] }, true],
    ['of a number that is none', { amount: 'damage', min: '2' }, false],
    ['of a unit called like what every object has', { amount: 'tokens', of: 'constructor', min: 0 }, false],
    ['of a unit called like what every object does', { word: 'on-table', unit: 'toString', in: ['yes'] }, false],
  ])('a condition %s', (_, said, isRead) => {
    expect(condition.safeParse(said).success).toBe(isRead)
  })
})

describe('a line of a script', () => {
  const line = { ask: 'attack.modify', subject: 'cr90-1' }
  const by = { reroll: 'blanks', lock: ['brace'], add: true }
  test.each([
    ['says what is chosen', { ...line, choose: { option: 'done' } }, true],
    ['says by which rule', { ...line, by }, true],
    ['says when', { ...line, choose: { option: 'done' }, when: FACT }, true],
    ['says both', { ...line, by, choose: { option: 'done' } }, false],
    ['says neither', line, false],
    ['sets a dial of what every object has', { ...line, choose: { dials: { valueOf: [] } } }, false],
    ['is about what every object has', { ...line, subject: 'hasOwnProperty', choose: { option: 'done' } }, false],
    ['names a request', { ...line, choose: { option: 'done' }, request: 'f1.0.a' }, false],
  ])('that %s', (_, said, isRead) => {
    expect(scriptLine.safeParse(said).success).toBe(isRead)
  })
})

describe('a body of plans', () => {
  const plan = (lines: number, id = 'p') => ({
    id,
    lines: Array(lines).fill({ ask: 'ship.activate', subject: 'table', choose: { option: 'cr90-1' } }),
    unless: [],
    plays: 'itself',
  })
  test.each([
    ['five plans of 40 lines', Array.from({ length: 5 }, (_, n) => plan(40, `p${n}`)), true],
    ['six plans', Array.from({ length: 6 }, (_, n) => plan(1, `p${n}`)), false],
    ['a plan of 41 lines', [plan(41)], false],
    ['a plan of no line', [plan(0)], false],
    ['two plans of one name', [plan(1), plan(1)], false],
  ])('with %s', (_, plans, isRead) => {
    expect(plansChange.safeParse({ edition: 0, plans }).success).toBe(isRead)
  })
})
