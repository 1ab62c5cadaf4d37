import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEATS, type Seat } from '#shared/game/engine/state'
import { MOST_AUTOMATIC, type Preparations } from '#shared/play/orders/commit-parts'
import { MOST_LINES, MOST_PLANS, type Plan, type ScriptLine } from '#shared/play/orders/plan'
import { ordersChange } from '#shared/play/protocol/orders'
import { preparedBy, sameForBoth, submissionBreaches, type TakenDecision } from '#test/programs/sim/orders'
import { playGame } from '#test/programs/sim/play'
import { anyOrders } from '#test/support/any-orders'
import { inFront, line, playing, settle } from '#test/support/playing'

const inAdvance = (taken: readonly TakenDecision[]) => taken.filter(({ told }) => told)
const answers = (taken: readonly TakenDecision[]) => taken.map(({ decision }) => decision)

// Every game that is played here is looked at as it goes on: an answer in advance is taken, it is the same whatever is hidden
// from its owner (R17.10a), it is told of with its reason; and the decisions and draws alone make the game again.
describe('whatever is ordered (design 10)', () => {
  test('each answer is legal, hangs on what its owner may know alone, and is not needed to replay the game', async () => {
    let given = 0
    await fc.assert(
      fc.property(anyOrders, anyOrders, fc.nat(1_000), (a, b, seed) => {
        expect(ordersChange.parse({ edition: 0, orders: a }).orders).toEqual(a)
        const orders = { a: { orders: a }, b: { orders: b } }
        const { taken, violations } = playGame({ seed, check: 12, fleets: 'crowded', bot: 'random', orders })
        expect(violations).toEqual([])
        given += inAdvance(taken).length
      }),
      { numRuns: 8, seed: 6, endOnFailure: true },
    )
    expect(given).toBeGreaterThan(100)
  })

  test('what a player decides by hand is the same with orders and without, up to the first answer of one', () => {
    const game = { seed: 4, check: 1_000, fleets: 'learning', bot: 'practice' } as const
    const without = playGame({ ...game, orders: 'none' }).taken
    const orders = sameForBoth({ preset: 'cautious', orders: [], askAlways: true })
    const ordered = playGame({ ...game, orders }).taken
    const first = ordered.findIndex(({ told }) => told)
    expect(first).toBeGreaterThan(20)
    expect(answers(ordered.slice(0, first))).toEqual(answers(without.slice(0, first)))
  })
})

describe('nothing is decided for a player (design 10)', () => {
  const battle = { seed: 2, check: 1_000, fleets: 'learning', bot: 'practice' } as const

  test('who wants to be asked always decides everything', () => {
    expect(inAdvance(playGame(battle).taken)).toEqual([])
  })

  test('who has ordered nothing, all but what cannot matter', () => {
    const told = inAdvance(playGame({ ...battle, orders: 'default' }).taken)
    expect(told.length).toBeGreaterThan(5)
    expect(told.filter(({ told: why }) => JSON.stringify(why?.fired?.order) !== '{"rule":"cannot-matter"}')).toEqual([])
  })

  test('but what is ordered; each such answer says which rule of which order gave it, and is counted', () => {
    const { decisions, sent, taken, violations } = playGame({ ...battle, orders: 'standard' })
    expect(violations).toEqual([])
    const told = inAdvance(taken)
    expect(told.length).toBeGreaterThan(20)
    expect(told.filter(({ told: reason }) => reason?.by !== 'order' || !reason.fired)).toEqual([])
    expect(decisions).toBe(sent.byHand + told.length)
  })

  test('an answer without a reason, or one that is not told of, is caught', () => {
    const decision = { kind: 'answer', request: 'f1.0.a', seat: 'a', choice: { option: 'done' } } as const
    const told = { by: 'order', ask: 'defense.spend', subject: 'cr90' } as const
    expect(submissionBreaches([{ decision, told }], { a: 1, b: 0 })).toEqual(['an answer for a has no reason'])
    expect(submissionBreaches([{ decision }], { a: 1, b: 0 })).toEqual([
      '1 answers for a, and 0 are told of',
      'a decision that nobody took and nothing ordered',
    ])
  })
})

/** What a seat decided in a game, as plans: each begins with an activation. */
function plansOf(seat: Seat, taken: readonly TakenDecision[]): Plan[] {
  const plans: Plan[] = []
  for (const { decision, asked } of taken) {
    if (decision.kind !== 'answer' || asked?.seat !== seat) continue
    const { ask, subject } = asked
    const begins = ask === 'ship.activate' || ask === 'activation.dial'
    const line: ScriptLine = { ask, subject, choose: decision.choice }
    if (begins && plans.at(-1)?.lines.at(-1)?.ask !== 'ship.activate')
      plans.push({ id: `${plans.length}`, lines: [], unless: [], plays: 'itself' })
    plans.at(-1)?.lines.push(line)
  }
  return plans.map((plan) => ({ ...plan, lines: plan.lines.slice(0, MOST_LINES) }))
}

describe('plans that follow each other, and orders between them', () => {
  const game = { seed: 3, check: 20, fleets: 'learning', bot: 'practice' } as const
  const { taken } = playGame(game)
  const plans = (seat: Seat) => plansOf(seat, taken).slice(0, MOST_PLANS)
  const prepared = (more: Record<Seat, Preparations>): Record<Seat, Preparations> => ({
    a: { ...more.a, plans: plans('a') },
    b: { ...more.b, plans: plans('b') },
  })

  test.each(['none', 'standard'] as const)(
    'play one activation of each seat in a submission, with orders: %s',
    (orders) => {
      const planned = playGame({ ...game, orders: prepared(preparedBy(orders)) })
      expect(planned.violations).toEqual([])
      const byPlan = planned.taken.filter(({ told }) => told?.by === 'plan')
      for (const seat of SEATS)
        expect(byPlan.filter(({ decision }) => decision.seat === seat).length).toBeGreaterThan(3)
    },
  )

  test('several plans, or activations, of one seat in one submission are caught', () => {
    const activates = (plan: string): TakenDecision => ({
      decision: { kind: 'answer', request: 'f1.0.a', seat: 'a', choice: { option: 'cr90' } },
      told: { by: 'plan', ask: 'ship.activate', subject: 'table', plan },
    })
    expect(submissionBreaches([activates('1'), activates('2')], { a: 2, b: 0 })).toEqual([
      'several plans of a in one submission',
      'several planned activations of a',
    ])
  })

  test('end after 200 answers, even where a question would be asked for ever', () => {
    const t = inFront()
    t.choose('b', 'front>hit.front')
    const game = { ...playing(t), state: t.state, take: () => undefined }
    expect(settle(game, preparedBy('standard')).answers).toEqual({ a: MOST_AUTOMATIC, b: 0 })
    // A plan that would answer next does not begin.
    const lines = [line('defense.spend hit none')]
    const plans: Plan[] = [{ id: '1', lines, unless: [], plays: 'itself' }]
    const { answers, plans: played } = settle(game, { a: { ...preparedBy('standard').a, plans } })
    expect([answers, played]).toEqual([{ a: MOST_AUTOMATIC, b: 0 }, {}])
  })
})
