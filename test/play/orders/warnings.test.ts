import { describe, expect, test } from 'vitest'
import type { Condition } from '#shared/play/orders/condition'
import { presetOrders } from '#shared/play/orders/presets'
import type { OrderOf, PlaceAim, StandingOrder } from '#shared/play/orders/standing-order'
import { type Warning, warningsOf } from '#shared/play/orders/warnings'
import type { GameView } from '#shared/play/view/game-view'
import { cardTable } from '#test/support/card-table'
import { always, ordered } from '#test/support/order-table'

const NOTHING = { spend: [] }
const codes = (orders: StandingOrder[], view?: GameView): (Omit<Warning, 'order'> & { order?: string })[] =>
  warningsOf(ordered(...orders), view).map(({ order, ...rest }) => (orders.length > 1 ? { order, ...rest } : rest))

/** One rule under this condition, then: spend nothing. */
const onlyWhen = (...conditions: Condition[]): OrderOf<'defense'> => ({
  ...always('defense', NOTHING),
  rules: conditions.map((when) => ({ when, do: { spend: [{ token: 'brace' }] } })),
})
const neverFires = (...conditions: Condition[]) =>
  codes([onlyWhen(...conditions)]).map(({ rule, code }) => `${code} ${rule}`)

/** Seat b has a Victory (brace, two redirects), a TIE fighter and Howlrunner; a the Corvette, one X-wing lost. */
const game = (): GameView =>
  cardTable({
    round: 3,
    activating: { ship: 'cr90' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300], upgrades: ['general-dodonna'] },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550] },
    },
    squadrons: {
      tie: { card: 'tie-fighter-squadron', at: [100, 500] },
      howl: { card: 'howlrunner', at: [200, 500] },
    },
    lost: [{ id: 'gone', card: 'tie-bomber-squadron' }],
  }).view('b')

describe('orders that are warned of', () => {
  test('those of the presets are not', () => {
    for (const preset of ['cautious', 'stubborn'] as const) expect(codes([...presetOrders(preset)])).toEqual([])
  })

  test('a rule behind one that always holds, or behind the same condition', () => {
    const order: OrderOf<'defense'> = {
      ...always('defense', NOTHING),
      rules: [{ when: { word: 'destroys', in: ['yes'] }, do: 'ask' }, { do: NOTHING }, { do: 'ask' }],
    }
    expect(codes([order])).toEqual([{ rule: 2, code: 'never-fires' }])
    const hull: Condition = { amount: 'hull', min: 3 }
    expect(neverFires(hull, { amount: 'hull', min: 2 }, hull)).toEqual(['never-fires 2'])
  })

  test('not behind one that may be impossible, and so skipped', () => {
    const place: OrderOf<'place'> = {
      ...always('place', 'ask'),
      rules: [{ do: { aim: 'engage-most', most: 2 } }, { do: { aim: 'packed' } }],
    }
    const pick: OrderOf<'pick'> = {
      ...always('pick', 'ask'),
      rules: [{ do: { first: ['a'] } }, { do: { first: ['b'] } }],
    }
    expect(codes([place, pick])).toEqual([])
  })

  test.each<[string, Condition]>([
    ['at least five and at most three', { amount: 'damage', min: 5, max: 3 }],
    ['less than nothing', { amount: 'dice', max: -1 }],
    ['one of no words', { word: 'range', in: [] }],
    ['one of no conditions', { any: [] }],
    ['not what is always so', { not: { word: 'range', in: ['close', 'medium', 'long'] } }],
    ['not at least none', { not: { amount: 'hull', min: 0 } }],
    ['a black accuracy icon (R1.21)', { amount: 'dice', color: 'black', icon: 'accuracy', min: 1 }],
    ['a blue blank (R1.21)', { amount: 'dice', color: 'blue', icon: 'blank', min: 1 }],
    ['close and long range', { all: [{ word: 'range', in: ['close'] }, { all: [{ word: 'range', in: ['long'] }] }] }],
    [
      'hull above 4 and below 3',
      {
        all: [
          { amount: 'hull', min: 5 },
          { amount: 'hull', max: 2 },
        ],
      },
    ],
    ['something and not the same', { all: [{ amount: 'hull', min: 5 }, { not: { amount: 'hull', min: 5 } }] }],
    [
      'one that cannot be among others',
      {
        all: [
          { amount: 'round', min: 2 },
          { amount: 'speed', min: 3, max: 2 },
        ],
      },
    ],
    [
      'either of two that cannot be',
      {
        any: [
          { word: 'range', in: [] },
          { amount: 'speed', max: -1 },
        ],
      },
    ],
  ])('a rule for %s', (_, condition) => {
    expect(neverFires(condition)).toEqual(['never-fires 0'])
  })

  test.each<[string, Condition]>([
    ['a lead below nothing', { amount: 'lead', max: -20 }],
    ['no blank', { amount: 'dice', color: 'blue', icon: 'blank', max: 0 }],
    [
      'two zones',
      {
        all: [
          { amount: 'shields', zone: 'front', min: 3 },
          { amount: 'shields', zone: 'rear', max: 0 },
        ],
      },
    ],
    [
      'either range',
      {
        any: [
          { word: 'range', in: ['close'] },
          { word: 'range', in: ['long'] },
        ],
      },
    ],
    [
      'a unit by its id and its card',
      {
        all: [
          { word: 'attacker', in: ['vic'] },
          { word: 'attacker', in: ['victory-ii'] },
        ],
      },
    ],
    [
      'two units',
      {
        all: [
          { word: 'on-table', unit: 'x', in: ['yes'] },
          { word: 'on-table', unit: 'y', in: ['no'] },
        ],
      },
    ],
    ['not one range', { not: { word: 'range', in: ['close'] } }],
  ])('but not one for %s', (_, condition) => {
    expect(neverFires(condition)).toEqual([])
  })

  test('evade at close range (R8.9)', () => {
    const close: Condition = { word: 'range', in: ['close'] }
    const evade: OrderOf<'evade'> = {
      ...always('evade', { cancel: [], reroll: [] }),
      rules: [{ when: close, do: { cancel: ['hit'], reroll: [] } }],
    }
    expect(codes([evade])).toEqual([{ rule: 0, code: 'never-fires' }])
    const spend = (...tokens: ('evade' | 'brace')[]): OrderOf<'defense'> => ({
      ...always('defense', NOTHING),
      rules: [
        { when: { all: [close, { amount: 'damage', min: 2 }] }, do: { spend: tokens.map((token) => ({ token })) } },
      ],
    })
    expect(codes([spend('evade')])).toEqual([{ rule: 0, code: 'never-fires' }])
    expect(codes([spend('evade', 'brace')])).toEqual([])
  })

  test('a token that the unit does not have (R1.14)', () => {
    const order = (scope: StandingOrder['scope'], token: 'evade' | 'brace' | 'scatter'): StandingOrder => ({
      ...always('defense', NOTHING, scope),
      rules: [{ do: { spend: [{ token }] } }],
    })
    const victory = { on: 'unit', unit: 'vic' } as const
    expect(codes([order(victory, 'evade')], game())).toEqual([{ rule: 0, code: 'never-fires' }])
    expect(codes([order(victory, 'brace')], game())).toEqual([])
    const howlrunner = { on: 'type', card: 'howlrunner' } as const
    expect(codes([order(howlrunner, 'evade')])).toEqual([{ rule: 0, code: 'never-fires' }])
    expect(codes([order(howlrunner, 'scatter')])).toEqual([])
    expect(codes([always('redirect', { take: 'all' }, howlrunner)])).toEqual([{ code: 'never-fires' }])
    expect(codes([always('defense', NOTHING, { on: 'unit', unit: 'tie' })], game())).toEqual([{ code: 'never-fires' }])
  })

  test('a squadron has no hull zones (R9.2)', () => {
    expect(codes([always('zone', { spare: true }, { on: 'unit', unit: 'tie' })], game())).toEqual([
      { code: 'never-fires' },
    ])
    expect(codes([always('zone', { spare: true }, { on: 'unit', unit: 'vic' })], game())).toEqual([])
  })

  test('one that is meant for a card, but of a kind that no card asks', () => {
    expect(codes([always('evade', { cancel: [], reroll: [] }, { on: 'card', card: 'howlrunner' })])).toEqual([
      { code: 'never-fires' },
    ])
  })

  test('one for an enemy’s ship, where an own one is asked', () => {
    expect(codes([always('defense', NOTHING, { on: 'unit', unit: 'cr90' })], game())).toEqual([{ code: 'never-fires' }])
    expect(codes([always('opponent', { first: ['speed'] }, { on: 'unit', unit: 'cr90' })], game())).toEqual([])
  })

  test('one for a unit, type or card that is not in the game', () => {
    const missing = [{ code: 'no-such-unit' }]
    expect(codes([always('defense', NOTHING, { on: 'unit', unit: 'cr91' })], game())).toEqual(missing)
    expect(codes([always('place', { aim: 'packed' }, { on: 'type', card: 'b-wing-squadron' })], game())).toEqual(
      missing,
    )
    expect(codes([always('card', { use: true }, { on: 'card', card: 'general-rieekan' })], game())).toEqual(missing)
    for (const card of ['general-dodonna', 'general-dodonna@cr90', 'howlrunner', 'howl', 'injured-crew'])
      expect(codes([always('card', { use: true }, { on: 'card', card })], game())).toEqual([])
  })

  test('a rule that waits for such a unit', () => {
    const naming = (id: string): StandingOrder => onlyWhen({ not: { word: 'on-table', unit: id, in: ['no'] } })
    expect(codes([naming('nobody')], game())).toEqual([{ rule: 0, code: 'no-such-unit' }])
    expect(codes([naming('gone')], game())).toEqual([])
    expect(codes([onlyWhen({ word: 'attacker', in: ['nobody'] })], game())).toEqual([{ rule: 0, code: 'no-such-unit' }])
    expect(codes([onlyWhen({ word: 'attacker', in: ['nobody', 'cr90-corvette-a'] })], game())).toEqual([])
    expect(codes([onlyWhen({ amount: 'hull', of: 'nobody', min: 2 })], game())).toEqual([
      { rule: 0, code: 'no-such-unit' },
    ])
    expect(codes([onlyWhen({ amount: 'hull', of: 'attacker', min: 2 })], game())).toEqual([])
    const keeping: StandingOrder = {
      ...always('defense', NOTHING),
      rules: [{ do: { spend: [{ token: 'brace', keepFor: 'nobody' }] } }],
    }
    expect(codes([keeping], game())).toEqual([{ rule: 0, code: 'no-such-unit' }])
    const placing = (aim: PlaceAim): StandingOrder => ({
      ...always('place', 'ask'),
      rules: [{ do: { aim } }],
    })
    for (const unit of ['nobody', 'cr90'])
      for (const aim of [{ beside: unit }, { outOfArc: unit, zone: 'front' }] as const)
        expect(codes([placing(aim)], game())).toEqual(unit === 'cr90' ? [] : [{ rule: 0, code: 'no-such-unit' }])
  })

  test('one whose time is over, and a rule for rounds that are', () => {
    expect(codes([{ ...always('defense', NOTHING), until: { round: 2 } }], game())).toEqual([{ code: 'over' }])
    expect(codes([{ ...always('defense', NOTHING), until: { round: 3 } }], game())).toEqual([])
    expect(codes([always('defense', NOTHING, { on: 'unit', unit: 'gone' })], game())).toEqual([{ code: 'over' }])
    expect(codes([onlyWhen({ amount: 'round', max: 2 })], game())).toEqual([{ rule: 0, code: 'never-fires' }])
  })
})

describe('orders that stand in each other’s way', () => {
  const named = <O extends StandingOrder>(id: string, order: O): O => ({ ...order, id })

  test('of one kind and scope only the first is heard', () => {
    const two = [named('p', always('defense', NOTHING)), named('q', always('defense', 'ask'))]
    expect(codes(two)).toEqual([{ order: 'q', code: 'behind-another', other: 'p' }])
    const narrow = named('q', always('defense', 'ask', { on: 'unit', unit: 'vic' }))
    expect(codes([named('p', always('defense', NOTHING)), narrow])).toEqual([])
  })

  test('unless it ends before the other does', () => {
    const first = named('p', { ...always('defense', NOTHING), until: { round: 3 } })
    expect(codes([first, named('q', always('defense', 'ask'))])).toEqual([])
    const same = named('q', { ...always('defense', 'ask' as const), until: { round: 3 } })
    expect(codes([first, same])).toEqual([{ order: 'q', code: 'behind-another', other: 'p' }])
  })

  test('two that say the opposite contradict each other', () => {
    const counter = (id: string, attack: boolean) => named(id, always('counter', { attack }))
    expect(codes([counter('p', true), counter('q', false)])).toEqual([{ order: 'q', code: 'contradicts', other: 'p' }])
    const dodonna = { on: 'card', card: 'general-dodonna' } as const
    const using = named('p', always('card', { use: true }, dodonna))
    expect(codes([using, named('q', always('card', 'decline', dodonna))])).toEqual([
      { order: 'q', code: 'contradicts', other: 'p' },
    ])
  })

  test('an order for all copies of a card, before one for a copy', () => {
    const all = named('p', always('card', { use: true }, { on: 'card', card: 'general-dodonna' }))
    const one = named('q', always('card', { use: false }, { on: 'card', card: 'general-dodonna@cr90' }))
    expect(codes([all, one], game())).toEqual([{ order: 'q', code: 'contradicts', other: 'p' }])
    expect(codes([one, all], game())).toEqual([])
  })

  test('a card that its own order leaves alone, listed for a moment', () => {
    const window = named('p', always('window', { use: ['general-dodonna'] }))
    const leaving = named('q', always('card', { use: false }, { on: 'card', card: 'general-dodonna' }))
    expect(codes([window, leaving])).toEqual([{ order: 'p', code: 'contradicts', other: 'q' }])
  })
})
