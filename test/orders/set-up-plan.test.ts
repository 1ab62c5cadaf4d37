import { describe, expect, test } from 'vitest'
import type { DecisionRequest } from '#shared/engine/decision'
import { otherSeat, type Seat } from '#shared/engine/state'
import { type Run, viewFor } from '#shared/game'
import type { Plan, ScriptLine } from '#shared/orders/plan'
import { pieceNow } from '#shared/orders/set-up-plan'
import { type Prepared, playPlan, settle } from '#shared/orders/settle'
import { setUpPlans } from '#test/sim/orders'
import { byHand, inSetUp } from '#test/support/in-set-up'
import { seeded } from '#test/support/random-choice'
import { scramble } from '#test/support/scramble'

const choose = (piece: string): ScriptLine => ({ ask: 'deploy.choose', subject: 'table', choose: { option: piece } })
const put = (piece: string): ScriptLine => ({
  ask: 'deploy.place',
  subject: piece,
  choose: { pose: { x: 1, y: 1, heading: 0 } },
})
const LINES = [choose('ship-1'), put('ship-1'), choose('tie-1'), put('tie-1')]
const asking = (options: string[], impossible: string[] = []): DecisionRequest => ({
  id: 'f1.0.a',
  seat: 'a',
  ask: 'deploy.choose',
  subject: 'table',
  kind: 'option',
  options: options.map((id) => ({ id })),
  impossible: impossible.map((id) => ({ id, code: 'too-far' })),
})

describe('the next piece of a plan for set-up', () => {
  test('is the first that may be put down now; what has to wait stays in its place', () => {
    expect(pieceNow(LINES, [asking(['ship-1', 'tie-1'])])).toEqual({ lines: LINES.slice(0, 2), rest: LINES.slice(2) })
    expect(pieceNow(LINES, [asking(['tie-1'], ['ship-1'])])).toEqual({ lines: LINES.slice(2), rest: LINES.slice(0, 2) })
  })

  test('is not one that has been put down by now, nor is that kept', () => {
    expect(pieceNow(LINES, [asking(['tie-1', 'tie-2'])])).toEqual({ lines: LINES.slice(2), rest: [] })
    expect(pieceNow(LINES, [asking(['tie-2', 'tie-3'])])).toBeUndefined()
  })

  test('is put down without being chosen, where it is the last one', () => {
    const place = {
      ...asking([]),
      ask: 'deploy.place',
      subject: 'tie-1',
      kind: 'placement',
    } as unknown as DecisionRequest
    expect(pieceNow(LINES, [place])).toEqual({ lines: [put('tie-1')], rest: LINES.slice(0, 2) })
  })
})

const SEEDS = [3, 4, 5]
const isSetUp = ({ state }: Run) => state.phase === 'setup'

describe('in a battle (design 10)', () => {
  test('both sides deploy by their plans, piece after piece across the alternation, in one submission', () => {
    const { run, game, told } = inSetUp(SEEDS[0] ?? 0)
    while (run.pending().some(({ ask }) => ask.startsWith('obstacle.'))) byHand(run)
    const prepared = { a: { plans: setUpPlans(run.state, 'a') }, b: { plans: setUpPlans(run.state, 'b') } }
    settle(game, prepared)
    const placed = told.filter(({ ask, by }) => ask === 'deploy.place' && by === 'plan')
    expect(placed.length).toBeGreaterThan(4)
    expect(new Set(placed.map((one) => one.seat)).size).toBe(2)
  })

  test('if a place is not free by then its player is asked for that piece, and the plan goes on behind it', () => {
    const { run, game, told } = inSetUp(SEEDS[0] ?? 0)
    const a = setUpPlans(run.state, 'a')
    const wrong = a.map((plan) => ({
      ...plan,
      lines: plan.lines.map(
        (line, i): ScriptLine =>
          i === plan.lines.findIndex(({ ask }) => ask === 'deploy.place')
            ? ({ ...line, choose: { pose: { x: -1, y: -1, heading: 0 }, speed: 1 } } as ScriptLine)
            : line,
      ),
    }))
    let prepared: Record<Seat, Prepared> = { a: { plans: wrong }, b: { plans: setUpPlans(run.state, 'b') } }
    const asked: string[] = []
    for (let hands = 0; hands < 40 && isSetUp(run); hands += 1) {
      const { plans } = settle(game, prepared)
      for (const seat of ['a', 'b'] as const)
        if (plans[seat]) prepared = { ...prepared, [seat]: { plans: plans[seat] } }
      const request = isSetUp(run) ? byHand(run) : undefined
      if (request?.seat === 'a') asked.push(request.ask)
    }
    expect(asked).toContain('deploy.place')
    const first = told.findIndex(({ seat, ask }) => seat === 'a' && ask === 'deploy.choose')
    expect(
      told.slice(first + 1).filter(({ seat, ask }) => seat === 'a' && ask === 'deploy.place').length,
    ).toBeGreaterThan(2)
  })

  test('a plan by its button puts down one piece', () => {
    const { run, game } = inSetUp(SEEDS[0] ?? 0)
    const [seat = 'a'] = run.pending().map((request) => request.seat)
    const [plan] = setUpPlans(run.state, seat)
    const { used, rest } = playPlan(game, seat, plan as Plan, {})
    expect(used).toBeGreaterThan(0)
    expect(rest[0]?.lines.length).toBe((plan?.lines.length ?? 0) - 2)
  })

  test('what a plan for set-up puts down hangs on nothing but what its owner knows (R17.10a)', () => {
    for (const seed of SEEDS) {
      const { run } = inSetUp(seed)
      for (const seat of ['a', 'b'] as const) {
        const hidden = scramble(run.state, seat, seeded(seed))
        expect(setUpPlans(hidden, seat)).toEqual(setUpPlans(run.state, seat))
      }
    }
  })

  test('to the other seat it shows in nothing but the pieces that it puts down', () => {
    const { run, game } = inSetUp(SEEDS[0] ?? 0)
    const [asked = 'a'] = run.pending().map(({ seat }) => seat)
    const before = JSON.stringify(viewFor(run.state, asked, run.pending()))
    settle(game, { [otherSeat(asked)]: { plans: setUpPlans(run.state, otherSeat(asked)) } })
    expect(JSON.stringify(viewFor(run.state, asked, run.pending()))).toBe(before)
  })
})
