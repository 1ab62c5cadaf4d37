import { describe, expect, test } from 'vitest'
import type { Plan } from '#shared/play/orders/plan'
import { playPlan } from '#shared/play/orders/plan-run'
import { firstStep } from '#shared/play/orders/plan-steps'
import type { Orders, StandingOrder } from '#shared/play/orders/standing-order'
import { type CardTable, type Changed, cardTable, shipOn } from '#test/support/card-table'
import type { FixtureGame } from '#test/support/fixture-game'
import { commitOn, inFront, line, playing, settle } from '#test/support/playing'

/** Another CR90 stands by. */
const STANDS_BY = {
  ships: { far: { card: 'cr90-corvette-a', at: [100, 100] as [number, number], defense: [], speed: 1 } },
}
const table = (changes: Changed<CardTable> = {}): FixtureGame => inFront(STANDS_BY, changes)
const order = <K extends StandingOrder['kind']>(kind: K, more: object): StandingOrder =>
  ({ id: 'o1', kind, scope: { on: 'match' }, rules: [], otherwise: 'ask', ...more }) as unknown as StandingOrder
const SPEND = order('defense', { rules: [{ do: { spend: [{ token: 'redirect' }] } }] })
const ordered = (...orders: StandingOrder[]): Orders => ({ preset: 'ask', orders })
const asked = (t: FixtureGame) => t.open.map(({ seat, ask, subject }) => `${seat} ${ask} ${subject}`)
const attacked = () => {
  const t = table()
  t.choose('b', 'front>hit.front')
  return t
}

describe('standing orders in a submission (design 10)', () => {
  test('answer what interrupts, each answer under the name of its order, until somebody must be asked', () => {
    const t = attacked()
    const told: unknown[] = []
    const game = {
      ...playing(t),
      take: (...[decision, why]: Parameters<ReturnType<typeof playing>['take']>) => {
        told.push(why)
        return t.decide(decision)
      },
    }
    Object.defineProperty(game, 'state', { get: () => t.state })
    const { answers, held } = settle(game, { a: { orders: ordered(SPEND) } })
    expect([answers, held]).toEqual([{ a: 1, b: 0 }, {}])
    expect(told).toEqual([
      { by: 'order', ask: 'defense.spend', subject: 'hit', fired: { order: 'o1', rule: 0, facts: [] } },
    ])
    expect(asked(t)).toEqual(['a defense.redirect hit'])
  })

  test('leave a question alone that was open before: an edit counts from the next one on', () => {
    const t = attacked()
    const open = t.open.map(({ seat, id }) => ({ seat, request: id }))
    settle(playing(t), { a: { orders: ordered(SPEND) } }, open)
    expect(asked(t)).toEqual(['a defense.spend hit'])
  })

  test('never answer in their own player’s turn', () => {
    const t = table()
    const never = order('attack', { otherwise: { reroll: 'none', lock: [], add: false } })
    settle(playing(t), { b: { orders: ordered(never) } })
    expect(asked(t)).toEqual(['b attack.declare vic'])
  })

  test.each([
    ['the order is', ordered({ ...SPEND, disguised: true } as StandingOrder)],
    ['all of the match are', { ...ordered(SPEND), disguised: true }],
  ])('hold an answer back that is to be disguised, as %s', (_, orders) => {
    const t = attacked()
    const [request] = t.open
    expect(settle(playing(t), { a: { orders } }).held).toEqual({ a: request?.id })
    expect(asked(t)).toEqual(['a defense.spend hit'])
  })
})

const plan = (more: Partial<Plan> = {}): Plan => ({
  id: 'p1',
  lines: [
    line('attack.declare vic none'),
    { ask: 'maneuver.course', subject: 'vic', choose: { clicks: [0], side: 'right' } },
  ],
  unless: [],
  plays: 'itself',
  ...more,
})

describe('a plan (SO-PLAN)', () => {
  test('plays itself when its first question opens, and is gone when it is used up', () => {
    const t = table()
    expect(settle(playing(t), { b: { plans: [plan()] } }).plans).toEqual({ b: [] })
    expect(shipOn(t, 'vic').activated).toBe(true)
  })

  test('waits for its player’s button, if that is how it is meant', () => {
    const t = table()
    expect(settle(playing(t), { b: { plans: [plan({ plays: 'by-button' })] } }).plans).toEqual({})
    expect(asked(t)).toEqual(['b attack.declare vic'])
  })

  test('is not played while one of its abort conditions holds', () => {
    const t = table()
    const unless: Plan['unless'] = [{ word: 'on-table', unit: 'hit', in: ['yes'] }]
    expect(settle(playing(t), { b: { plans: [plan({ unless })] } }).plans).toEqual({})
    expect(asked(t)).toEqual(['b attack.declare vic'])
  })

  test('stops where a script would; the rest is kept, waits for its player, and says why', () => {
    const t = table()
    const lines = [line('attack.declare vic front>hit.front'), line('attack.declare vic none')]
    const { plans } = settle(playing(t), { b: { plans: [plan({ lines })] } })
    expect(plans).toEqual({
      b: [plan({ lines: lines.slice(1), plays: 'by-button', stopped: { code: 'luck-between' } })],
    })
    expect(asked(t)).toEqual(['a defense.spend hit'])
  })

  test('that fails on the way waits for its player: it does not begin anew by itself', () => {
    const t = table()
    const game = playing(t)
    let taken = 0
    const take: typeof game.take = (decision) => {
      taken += 1
      if (taken > 1) throw new Error('a fault')
      return t.decide(decision)
    }
    const failing = { ...game, state: t.state, pending: game.pending, take }
    const commit = commitOn(failing, { b: { plans: [plan()] } })
    expect(() => commit.settle()).toThrow('a fault')
    expect(taken).toBe(2)
    expect(commit.outcome.plans).toEqual({ b: [plan({ plays: 'by-button' })] })
  })

  test('counts what it has answered, not its lines: dice that ask nothing are no answer (design 10)', () => {
    const t = inFront({ ships: { hit: { defense: [] } } })
    const dice: Plan['lines'][number] = {
      ask: 'attack.modify',
      subject: 'vic',
      by: { reroll: 'none', lock: [], add: false },
      when: { amount: 'round', min: 1 },
    }
    const lines = [line('attack.declare vic front>hit.front'), dice]
    expect(settle(playing(t), { b: { plans: [plan({ lines })] } }).answers).toEqual({ a: 0, b: 1 })
  })

  test('that is stale says so and does nothing', () => {
    const t = table()
    const lines = [line('attack.declare vic rear>hit.front')]
    const { plans } = settle(playing(t), { b: { plans: [plan({ lines })] } })
    expect(plans.b).toMatchObject([{ lines, plays: 'by-button', stopped: { code: 'out-of-arc' } }])
    expect(asked(t)).toEqual(['b attack.declare vic'])
  })

  test('one activation of a seat in a submission; what follows keeps waiting for its own question', () => {
    const t = cardTable({
      turn: 'a',
      phase: 'ship',
      ships: {
        one: { card: 'cr90-corvette-a', at: [200, 100], heading: 0, speed: 1, dials: ['navigate'] },
        two: { card: 'cr90-corvette-a', at: [400, 100], heading: 0, speed: 1, dials: ['navigate'] },
        three: { card: 'cr90-corvette-a', at: [600, 100], heading: 0, speed: 1, dials: ['navigate'] },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 750], heading: 180, activated: true },
      },
    })
    const goes = (ship: string): Plan['lines'] => [
      line(`ship.activate table ${ship}`),
      line(`activation.dial ${ship} keep`),
      line(`maneuver.navigate ${ship} none`),
      { ask: 'maneuver.course', subject: ship, choose: { clicks: [0], side: 'right' } },
    ]
    const { plans } = settle(playing(t), { a: { plans: [plan({ lines: [...goes('one'), ...goes('two')] })] } })
    expect(shipOn(t, 'one').activated).toBe(true)
    expect(plans).toEqual({ a: [plan({ lines: goes('two') })] })
    expect(asked(t)).toEqual(['a ship.activate table'])
    const played = playPlan(playing(t), 'a', plan({ lines: goes('two') }), {})
    expect(played).toEqual({ used: 4, rest: [] })
  })

  test('whose ship is the only one left goes on without the choice of it', () => {
    const t = cardTable({
      activating: { ship: 'one', step: 'convert', dial: 'navigate' },
      ships: {
        one: { card: 'cr90-corvette-a', at: [200, 100], heading: 0, speed: 1 },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 750], heading: 180 },
      },
    })
    const lines = [line('ship.activate table one'), line('activation.dial one keep')]
    expect(playPlan(playing(t), 'a', plan({ lines }), {})).toEqual({ used: 1, rest: [] })
  })

  test('takes a ship’s activation, or both squadrons of a turn, as one step', () => {
    const asks = (...names: string[]) => names.map((ask) => line(`${ask} table x`))
    const counts = (...names: string[]) => firstStep(asks(...names)).length
    expect(counts('ship.activate', 'activation.dial', 'ship.activate', 'activation.dial')).toBe(2)
    expect(counts('ship.activate', 'activation.dial', 'squadron.activate')).toBe(2)
    const squadron = ['squadron.activate', 'squadron.act'] as const
    expect(counts(...squadron, ...squadron, ...squadron)).toBe(4)
  })
})
