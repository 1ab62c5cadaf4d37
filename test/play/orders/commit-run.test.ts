import { describe, expect, test } from 'vitest'
import type { RequestId } from '#shared/game/engine/decision'
import { MOST_AUTOMATIC } from '#shared/play/orders/commit-parts'
import type { Plan } from '#shared/play/orders/plan'
import { playPlan } from '#shared/play/orders/plan-run'
import type { GameInPlay } from '#shared/play/orders/script'
import type { Orders, StandingOrder } from '#shared/play/orders/standing-order'
import { cardTable } from '#test/support/card-table'
import type { FixtureGame } from '#test/support/fixture-game'
import { commitOn, inFront, line, playing, settle } from '#test/support/playing'

const attacked = (): FixtureGame => {
  const t = inFront()
  t.choose('b', 'front>hit.front')
  return t
}
const SPEND: StandingOrder = {
  id: 'o1',
  kind: 'defense',
  scope: { on: 'match' },
  rules: [{ do: { spend: [{ token: 'redirect' }] } }],
  otherwise: 'ask',
}
const orders: Orders = { preset: 'ask', orders: [SPEND] }
const asked = (t: FixtureGame) => t.open.map(({ seat, ask, subject }) => `${seat} ${ask} ${subject}`)
const planOf = (id: string, option: string, more: Partial<Plan> = {}): Plan => ({
  id,
  lines: [line(`attack.declare vic ${option}`)],
  unless: [],
  plays: 'itself',
  ...more,
})

/** After its first answer it asks the defender the same for ever. */
function endless(t: FixtureGame): GameInPlay {
  const game = playing(t)
  let given = 0
  return {
    state: t.state,
    drawsSoFar: 0,
    view: game.view,
    salt: game.salt,
    pending: () => (given === 0 ? t.open : t.open.map((request) => ({ ...request, id: `f${given}.9.a` as RequestId }))),
    take: (decision) => {
      given += 1
      return given === 1 ? t.decide(decision) : undefined
    },
  }
}

describe('one submission (design 10)', () => {
  test('holds at most 200 answers of orders and plans of both seats together', () => {
    const t = inFront()
    const mine: Plan = { ...planOf('p2', ''), lines: [line('defense.spend hit none')] }
    const game = endless(t)
    Object.defineProperty(game, 'state', { get: () => t.state })
    const settled = settle(game, { a: { orders, plans: [mine] }, b: { plans: [planOf('p1', 'front>hit.front')] } })
    expect(MOST_AUTOMATIC).toBe(200)
    expect(settled).toEqual({ held: {}, plans: { b: [] }, answers: { a: 199, b: 1 } })
  })

  test('tells a script how often the other seat has answered since, its own orders apart', () => {
    const of = (seat: 'a' | 'b') => {
      const commit = commitOn(playing(attacked()), { a: { orders } })
      return [commit.othersAnswer(seat), commit.othersAnswer(seat)]
    }
    expect([of('b'), of('a')]).toEqual([
      [1, 0],
      [0, 0],
    ])
  })

  test('of several plans the first plays that can, and the others stay as they are', () => {
    const t = inFront()
    const [later, now, other] = [
      planOf('p1', 'none', { lines: [line('maneuver.course vic x')] }),
      planOf('p2', 'front>hit.front'),
      planOf('p3', 'none', { plays: 'by-button' }),
    ]
    expect(settle(playing(t), { b: { plans: [later, other, now] } }).plans).toEqual({ b: [later, other] })
    expect(asked(t)).toEqual(['a defense.spend hit'])
  })

  test('plans of both seats play one after the other, each when its question opens', () => {
    const t = cardTable({
      turn: 'a',
      phase: 'ship',
      ships: {
        one: { card: 'cr90-corvette-a', at: [200, 100], heading: 0, speed: 1, dials: ['navigate'] },
        two: { card: 'cr90-corvette-a', at: [400, 100], heading: 0, speed: 1, dials: ['navigate'] },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 750], heading: 180, speed: 1, dials: ['navigate'] },
      },
    })
    const goes = (ship: string): Plan['lines'] => [
      line(`ship.activate table ${ship}`),
      line(`activation.dial ${ship} keep`),
      line(`maneuver.navigate ${ship} none`),
      { ask: 'maneuver.course', subject: ship, choose: { clicks: [0], side: 'right' } },
    ]
    const next = line('ship.activate table two')
    const mine = planOf('p1', '', { lines: [...goes('one'), next] })
    const theirs = planOf('p1', '', { lines: goes('vic').slice(0, 2) })
    const stopped = { code: 'luck-between' }
    const { plans } = settle(playing(t), { a: { plans: [{ ...mine, stopped }] }, b: { plans: [theirs] } })
    // Why it stopped long ago is no longer so.
    expect(plans).toEqual({ a: [{ ...mine, lines: [next] }], b: [] })
    expect(asked(t)).toEqual(['b maneuver.navigate vic'])
  })

  test('a plan never answers what the other seat is asked', () => {
    const t = inFront()
    const plan = planOf('p1', 'front>hit.front')
    expect(settle(playing(t), { a: { plans: [plan] } }).plans).toEqual({})
    expect(playPlan(playing(t), 'a', plan, {}).stopped).toEqual({ code: 'question-gone' })
    expect(asked(t)).toEqual(['b attack.declare vic'])
  })

  test.each([
    ['its question is about another ship', ['attack.declare far none']],
    ['the ship that it chooses is not the one that is asked', ['ship.activate table far', 'attack.declare vic none']],
    ['the ship that it chooses is asked something else', ['ship.activate table vic', 'maneuver.navigate vic none']],
    ['it begins with anything but the choice of a ship', ['maneuver.navigate far vic', 'attack.declare vic none']],
  ])('a plan waits while %s', (_what, lines) => {
    const t = inFront()
    const plan = planOf('p1', '', { lines: lines.map((text) => line(text)) })
    expect(settle(playing(t), { b: { plans: [plan] } }).plans).toEqual({})
    expect(asked(t)).toEqual(['b attack.declare vic'])
  })

  test('a plan whose squadron is the only one left goes on without the choice of it', () => {
    const t = cardTable({
      phase: 'squadron',
      turn: 'a',
      squadronPhase: {},
      ships: {
        one: { card: 'cr90-corvette-a', at: [200, 100], heading: 0, activated: true },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 750], heading: 180, activated: true },
      },
      squadrons: { 'x-1': { card: 'x-wing-squadron', at: [300, 300] } },
    })
    const lines = [line('squadron.activate table x-1'), line('squadron.act x-1 move')]
    expect(asked(t)).toEqual(['a squadron.act x-1'])
    const illegal = planOf('p1', '', { lines: [line('squadron.activate table x-1'), line('squadron.act x-1 nothing')] })
    const { used, rest } = playPlan(playing(t), 'a', illegal, {})
    expect([used, rest]).toMatchObject([0, [{ lines: illegal.lines, plays: 'by-button' }]])
    expect(playPlan(playing(t), 'a', planOf('p1', '', { lines }), {})).toEqual({ used: 1, rest: [] })
  })

  test('a plan stops where an order of the other seat has answered, and says so', () => {
    const lines = [line('attack.declare vic front>hit.front'), line('attack.declare vic none')]
    const { plans } = settle(playing(inFront()), { a: { orders }, b: { plans: [planOf('p1', '', { lines })] } })
    expect(plans.b).toMatchObject([{ lines: lines.slice(1), stopped: { code: 'answered-between' } }])
  })

  test('a plan is kept back by any one of its conditions, but not by what can neither be nor not be', () => {
    const isThere = { word: 'on-table', unit: 'hit', in: ['yes'] } as const
    const isFirst = { amount: 'round', max: 0 } as const
    const isHard = { amount: 'damage', min: 0 } as const
    const plays = (...unless: Plan['unless']) => {
      const t = inFront()
      settle(playing(t), { b: { plans: [planOf('p1', 'front>hit.front', { unless })] } })
      return asked(t)[0] === 'a defense.spend hit'
    }
    expect(plays({ ...isThere, in: [...isThere.in] }, isFirst)).toBe(false)
    expect(plays(isFirst)).toBe(true)
    // Nobody attacks yet.
    expect(plays(isHard)).toBe(true)
  })
})

describe('an order (design 10)', () => {
  const played = (changes: Partial<GameInPlay>) => {
    const t = attacked()
    const game = playing(t)
    settle({ ...game, state: t.state, ...changes }, { a: { orders } })
    return asked(t)
  }

  test('sees the table with the eyes of its own seat', () => {
    const t = attacked()
    const eyes = new Set<string>()
    const view: GameInPlay['view'] = (seat) => {
      eyes.add(seat)
      return t.view(seat)
    }
    settle({ ...playing(t), state: t.state, pending: () => t.open, view }, { a: { orders } })
    expect(asked(t)).toEqual(['a defense.redirect hit'])
    // What cannot matter is judged with those of nobody's.
    expect([...eyes]).toEqual(['spectator', 'a'])
  })

  test('leaves in its own turn every question to its player, also one that it could answer', () => {
    const { stack, ...table } = attacked().state
    const own = stack.map((frame) => (frame.kind === 'activation' ? { ...frame, ship: 'hit' } : frame))
    expect(played({ state: { ...table, stack: own } })).toEqual(['a defense.spend hit'])
  })

  test('that answers illegally is a fault, not a question that is passed over', () => {
    const take: GameInPlay['take'] = () => ({ code: 'no-such-option' })
    expect(() => played({ take })).toThrow('an order answered defense.spend illegally: no-such-option')
  })
})
