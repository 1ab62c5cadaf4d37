import { describe, expect, test } from 'vitest'
import type { AmountFact, Condition } from '#shared/play/orders/condition'
import { holds } from '#shared/play/orders/holds'
import { type AttackOnTable, type CardTable, type Changed, cardTable, type ShipOnTable } from '#test/support/card-table'
import { found, rearAttack } from '#test/support/order-table'

const POOL = ['red double hit', 'red critical', 'blue hit', 'red blank', 'blue accuracy']
const OTHERS: Changed<CardTable>['ships'] = {
  cr90: { tokens: ['navigate'], speed: 3 },
  neb: { card: 'nebulon-b-escort-frigate', at: [100, 150] },
}
/** Four damage by five dice; a Nebulon-B is still to come. */
const table = (attacking: AttackOnTable = {}, vic: ShipOnTable = {}, more: Changed<CardTable> = {}) =>
  rearAttack({ pool: POOL, ...attacking }, vic, { ...more, ships: { ...OTHERS, ...more.ships } })
/** Nobody attacks. */
const peace = (vic: ShipOnTable = {}) =>
  cardTable({
    activating: { ship: 'vic', step: 'attack' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300] },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550], ...vic },
    },
  })

const value = (t: ReturnType<typeof table>, fact: AmountFact) => found(t, 'b', fact).facts[0]?.value
const word = (t: ReturnType<typeof table>, condition: Condition) => found(t, 'b', condition).facts[0]?.value

describe('what an order may look at', () => {
  test('damage as it stands: hits and criticals between ships (R6.30), after what was spent (R8.10)', () => {
    expect(value(table(), { amount: 'damage' })).toBe(4)
    const braced = { spent: ['brace exhausted'] }
    const vic = { defense: ['brace exhausted', 'redirect'] }
    expect(value(table(braced, vic), { amount: 'damage' })).toBe(2)
    expect(value(table({ pool: ['red hit', 'red blank'] }), { amount: 'damage' })).toBe(1)
  })

  test('damage before the roll is its mean: a red die makes three quarters', () => {
    const before = table({ step: 'before-roll', pool: ['red', 'blue'], obstructedBy: ['neb'] })
    expect(before.asked('a').ask).toBe('attack.before-roll')
    expect(found(before, 'b', { amount: 'damage' }).facts).toEqual([{ fact: 'damage', value: 1.5 }])
    expect(found(before, 'b', { word: 'destroys', in: ['yes', 'no'] }).holds).toBeUndefined()
  })

  test('cards that it would deal: what shields, and zones named by redirects, do not take (R8.8, R9.1)', () => {
    expect(value(table(), { amount: 'hull-damage' })).toBe(3)
    const redirected = { spent: ['redirect exhausted'], redirects: ['right'] as 'right'[] }
    const vic: ShipOnTable = { defense: ['brace', 'redirect exhausted'], shields: { right: 2 } }
    expect(value(table(redirected, vic), { amount: 'hull-damage' })).toBe(1)
  })

  test('whether it would destroy its target (R9.13)', () => {
    expect(word(table(), { word: 'destroys', in: ['yes'] })).toBe('no')
    expect(word(table({}, { hull: 4 }), { word: 'destroys', in: ['yes'] })).toBe('no')
    expect(word(table({}, { hull: 3 }), { word: 'destroys', in: ['yes'] })).toBe('yes')
  })

  test('hull and shields: of the defender in the attacked zone, or of whom and where it says', () => {
    const t = table({}, { hull: 6, shields: { front: 2 } })
    expect(value(t, { amount: 'hull' })).toBe(6)
    expect(value(t, { amount: 'hull', of: 'attacker' })).toBe(4)
    expect(value(t, { amount: 'hull', of: 'neb' })).toBe(5)
    expect(value(t, { amount: 'shields' })).toBe(1)
    expect(value(t, { amount: 'shields', zone: 'front' })).toBe(2)
    expect(value(t, { amount: 'shields', of: 'neb' })).toBeUndefined()
  })

  test('dice of a color, with an icon, or with two', () => {
    const t = table()
    const dice = (of: Partial<AmountFact>) => value(t, { amount: 'dice', ...of })
    expect(dice({})).toBe(5)
    expect(dice({ color: 'blue' })).toBe(2)
    expect(dice({ icon: 'hit' })).toBe(2)
    expect(dice({ color: 'red', icon: 'critical' })).toBe(1)
    expect(dice({ icon: 'accuracy' })).toBe(1)
    expect(dice({ icon: 'blank' })).toBe(1)
    const loaded = table({ pool: ['red double hit', 'red hit', 'black hit critical', 'blue critical'] })
    const both = (icon: NonNullable<AmountFact['icon']>) => value(loaded, { amount: 'dice', icon })
    expect([both('double-hit'), both('hit+critical')]).toEqual([1, 1])
  })

  test('defense tokens by kind and state; a locked one is no readied one (R8.4)', () => {
    const t = table({ locked: ['brace'] }, { defense: ['brace', 'redirect', 'redirect exhausted'] })
    const tokens = (of: Partial<AmountFact>) => value(t, { amount: 'tokens', ...of })
    expect(tokens({})).toBe(3)
    expect(tokens({ token: 'redirect' })).toBe(2)
    expect(tokens({ state: 'readied' })).toBe(1)
    expect(tokens({ state: 'exhausted' })).toBe(1)
    expect(tokens({ token: 'brace', state: 'locked' })).toBe(1)
    expect(tokens({ of: 'attacker' })).toBe(3)
  })

  test('command tokens, speed, round', () => {
    const t = table({}, { speed: 1 }, { round: 3 })
    expect(value(t, { amount: 'command-tokens', of: 'attacker' })).toBe(1)
    expect(value(t, { amount: 'speed' })).toBe(1)
    expect(value(t, { amount: 'speed', of: 'cr90' })).toBe(3)
    expect(value(t, { amount: 'round' })).toBe(3)
  })

  test('attacks to come: by enemies who have not activated, from where they stand, two of a ship at most (R5.19)', () => {
    const near = (activated: boolean): Changed<CardTable> => ({
      ships: { neb: { card: 'nebulon-b-escort-frigate', at: [560, 450], heading: 290, activated } },
      squadrons: {
        x: { card: 'x-wing-squadron', at: [380, 550] },
        y: { card: 'x-wing-squadron', at: [380, 590], activated: true },
      },
    })
    const fact: AmountFact = { amount: 'attacks-to-come' }
    expect(value(table(), fact)).toBe(0)
    expect(value(table({}, {}, near(true)), fact)).toBe(1)
    expect(value(table({}, {}, near(false)), fact)).toBe(3)
  })

  test('attacks to come are measured once for a view, however many facts look at them: the other player waits for it', () => {
    const t = table()
    const looks = (count: number): number => {
      const view = t.view('b')
      const { squadrons } = view
      let reads = 0
      Object.defineProperty(view, 'squadrons', {
        get: () => {
          reads += 1
          return squadrons
        },
      })
      const all: Condition[] = Array.from({ length: count }, () => ({ amount: 'attacks-to-come', min: 0 }))
      expect(holds({ all }, { view })).toBe(true)
      return reads
    }
    expect(looks(1)).toBeGreaterThan(0)
    expect(looks(12)).toBe(looks(1))
  })

  test('own victory tokens, where there are any, and the lead of the score', () => {
    const objective: Partial<CardTable> = { objective: { card: 'most-wanted' }, victoryTokens: { a: 1, b: 2 } }
    expect(value(table({}, {}, objective), { amount: 'victory-tokens' })).toBe(2)
    expect(value(table(), { amount: 'victory-tokens' })).toBeUndefined()
    expect(value(table(), { amount: 'lead' })).toBe(0)
  })

  test('who attacks whom, from where, at what range', () => {
    const t = table({ range: 'medium' })
    expect(word(t, { word: 'attacker-kind', in: [] })).toBe('ship')
    expect(word(t, { word: 'attacker', in: [] })).toBe('cr90')
    expect(word(t, { word: 'defender', in: [] })).toBe('vic')
    expect(word(t, { word: 'range', in: [] })).toBe('medium')
    expect(word(t, { word: 'attacking-zone', in: [] })).toBe('front')
    expect(word(t, { word: 'defending-zone', in: [] })).toBe('rear')
    expect(word(table({ obstructedBy: ['neb'] }), { word: 'obstructed', in: [] })).toBe('yes')
    expect(found(t, 'b', { word: 'attacker', in: ['cr90-corvette-a'] }).holds).toBe(true)
    expect(found(t, 'b', { word: 'attacker', in: ['neb'] }).holds).toBe(false)
  })

  test('whether a unit is still on the table', () => {
    expect(found(peace(), 'b', { word: 'on-table', unit: 'cr90', in: ['yes'] }).holds).toBe(true)
    expect(found(peace(), 'b', { word: 'on-table', unit: 'neb', in: ['yes'] }).holds).toBe(false)
  })
})

describe('a condition', () => {
  const FOUR: Condition = { amount: 'damage', min: 4 }
  const NEVER: Condition = { amount: 'round', max: 0 }
  const NONE: Condition = { amount: 'victory-tokens', min: 0 }

  test('has both of its bounds in it', () => {
    const bounded = (min: number, max: number) => found(table(), 'b', { amount: 'damage', min, max }).holds
    expect([bounded(4, 4), bounded(5, 9), bounded(0, 3)]).toEqual([true, false, false])
  })

  test('joins facts by and, or, not', () => {
    const holds = (condition: Condition) => found(table(), 'b', condition).holds
    expect(holds({ all: [FOUR, { not: NEVER }] })).toBe(true)
    expect(holds({ all: [FOUR, NEVER] })).toBe(false)
    expect(holds({ any: [NEVER, FOUR] })).toBe(true)
    expect(holds({ any: [NEVER, NEVER] })).toBe(false)
    expect([holds({ all: [] }), holds({ any: [] })]).toEqual([true, false])
  })

  test('is neither true nor false where a fact is not there, and so is its opposite', () => {
    const holds = (condition: Condition, t = table()) => found(t, 'b', condition).holds
    for (const condition of [NONE, { not: NONE }, { any: [FOUR, NONE] }, { all: [NEVER, NONE] }])
      expect(holds(condition)).toBeUndefined()
    expect(holds(FOUR, peace())).toBeUndefined()
    expect(holds({ not: { word: 'attacker', in: ['cr90'] } }, peace())).toBeUndefined()
  })

  test('tells every fact that it looked at, in its own order', () => {
    expect(found(table(), 'b', { any: [FOUR, { not: NEVER }, { word: 'range', in: ['long'] }] }).facts).toEqual([
      { fact: 'damage', value: 4 },
      { fact: 'round', value: 1 },
      { fact: 'range', value: 'medium' },
    ])
  })
})
