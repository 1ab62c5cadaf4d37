import { describe, expect, test } from 'vitest'
import { begin, type Run, viewFor } from '#shared/game'
import type { DecisionRequest } from '#shared/game/engine/decision'
import { otherSeat, type Seat } from '#shared/game/engine/state'
import type { Preparations } from '#shared/play/orders/commit-parts'
import type { Plan, ScriptLine } from '#shared/play/orders/plan'
import { playPlan } from '#shared/play/orders/plan-run'
import { staleness, supposedTurn } from '#shared/play/orders/planning'
import { previewScript } from '#shared/play/orders/preview'
import { pieceNow, withoutPast } from '#shared/play/orders/set-up-plan'
import { setUpPlans } from '#test/programs/sim/orders'
import { byHand, inAnySetUp, inSetUp } from '#test/support/in-set-up'
import { settle } from '#test/support/playing'
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
const RULES = { begin, viewFor }
const rock = (id: string, pose = { x: 1, y: 1, heading: 0 }): ScriptLine[] => [
  { ask: 'obstacle.choose', subject: 'table', choose: { option: id } },
  { ask: 'obstacle.place', subject: id, choose: { pose } },
]
const planned = (lines: ScriptLine[]): Plan => ({ id: 'p', lines, unless: [], plays: 'itself' })
const isSetUp = ({ state }: Run) => state.phase === 'setup'

describe('in a battle (design 10)', () => {
  test('both sides deploy by their plans, piece after piece across the alternation, in one submission', () => {
    const { run, game, told } = inSetUp()
    while (run.pending().some(({ ask }) => ask.startsWith('obstacle.'))) byHand(run)
    const prepared = { a: { plans: setUpPlans(run.state, 'a') }, b: { plans: setUpPlans(run.state, 'b') } }
    settle(game, prepared)
    const placed = told.filter(({ ask, by }) => ask === 'deploy.place' && by === 'plan')
    expect(placed.length).toBeGreaterThan(4)
    expect(new Set(placed.map((one) => one.seat)).size).toBe(2)
    expect(isSetUp(run)).toBe(false)
  })

  test('if a place is not free by then its player is asked for that piece, and the plan goes on behind it', () => {
    const { run, game, told } = inSetUp()
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
    let prepared: Record<Seat, Preparations> = { a: { plans: wrong }, b: { plans: setUpPlans(run.state, 'b') } }
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
    const { run, game } = inSetUp()
    const [seat = 'a'] = run.pending().map((request) => request.seat)
    const [plan] = setUpPlans(run.state, seat)
    const { used, rest } = playPlan(game, seat, plan as Plan, {})
    expect(used).toBeGreaterThan(0)
    expect(rest[0]?.lines.length).toBe((plan?.lines.length ?? 0) - 2)
  })

  test('what a plan for set-up puts down hangs on nothing but what its owner knows (R17.10a)', () => {
    for (const seed of SEEDS) {
      const { run } = inAnySetUp(seed)
      for (const seat of ['a', 'b'] as const) {
        const hidden = scramble(run.state, seat, seeded(seed))
        expect(setUpPlans(hidden, seat)).toEqual(setUpPlans(run.state, seat))
      }
    }
  })

  test('to the other seat it shows in nothing but the pieces that it puts down', () => {
    const { run, game } = inSetUp()
    const [asked = 'a'] = run.pending().map(({ seat }) => seat)
    const before = JSON.stringify(viewFor(run.state, asked, run.pending()))
    settle(game, { [otherSeat(asked)]: { plans: setUpPlans(run.state, otherSeat(asked)) } })
    expect(JSON.stringify(viewFor(run.state, asked, run.pending()))).toBe(before)
  })
})

describe('obstacles in a plan (R3.8)', () => {
  const asked = () => {
    const { run, game, told } = inSetUp()
    const seat = run.pending()[0]?.seat ?? 'a'
    const [plan = planned([])] = setUpPlans(run.state, seat)
    return { run, game, told, seat, plan }
  }

  test('are prepared one after another as if the other side placed none, whoever is asked now', () => {
    const { run, seat } = asked()
    for (const viewer of [seat, otherSeat(seat)]) {
      const view = viewFor(run.state, viewer, run.pending())
      const supposed = supposedTurn(RULES, view, 'obstacles')
      expect(supposed?.requests).toMatchObject([{ ask: 'obstacle.choose', seat: viewer }])
      // What the other side has to deploy is still there, and so nobody has lost or scored
      expect([supposed?.reserve, supposed?.score]).toEqual([view.reserve, view.score])
      const [plan = planned([])] = setUpPlans(run.state, viewer)
      // The last one is not asked for
      const lines = plan.lines.filter((_, i) => i !== plan.lines.length - 2)
      const { used, view: after } = previewScript(RULES, supposed ?? view, lines)
      expect(used).toBe(lines.length)
      expect(Object.keys(after.obstacles)).toHaveLength(Object.keys(run.state.reserve?.obstacles ?? []).length)
    }
  })

  test('are no more once all lie', () => {
    const { run, seat } = asked()
    while (run.pending().some(({ ask }) => ask.startsWith('obstacle.'))) byHand(run)
    expect(supposedTurn(RULES, viewFor(run.state, seat, run.pending()), 'obstacles')).toBeUndefined()
  })

  test('that the other side has placed by then are passed over, and so is what is told of the plan', () => {
    const { run, seat, plan } = asked()
    const other = otherSeat(seat)
    byHand(run)
    byHand(run)
    const view = viewFor(run.state, other, run.pending())
    const lies = Object.keys(run.state.obstacles)[0] ?? ''
    const [own = planned([])] = setUpPlans(run.state, other)
    expect(view.requests[0]?.seat).toBe(other)
    expect(staleness(RULES, view, planned([...rock(lies), ...own.lines]))).toBeUndefined()
    expect(staleness(RULES, view, planned(rock(lies)))).toEqual({ line: 0, code: 'question-gone' })
    const [first, ...rest] = own.lines.slice(0, 2)
    const onIt = run.state.obstacles[lies]?.pose
    if (!first || !onIt) throw new Error('nothing lies there')
    const taken = [...rock(lies), first, ...rest.map((line) => ({ ...line, choose: { pose: onIt } }) as ScriptLine)]
    expect(staleness(RULES, view, planned(taken))).toMatchObject({ line: 3 })
    expect(plan.lines.length).toBeGreaterThan(own.lines.length)
  })

  test('a plan for obstacles is no longer kept when all lie, nor one for the deployment behind it', () => {
    const { run, game, seat, plan } = asked()
    let plans: readonly Plan[] = [plan]
    for (let hands = 0; hands < 20 && run.pending().some(({ ask }) => ask.startsWith('obstacle.')); hands += 1) {
      plans = settle(game, { [seat]: { plans } }).plans[seat] ?? plans
      if (run.pending().some(({ ask }) => ask.startsWith('obstacle.'))) byHand(run)
    }
    plans = settle(game, { [seat]: { plans } }).plans[seat] ?? plans
    expect(plans).toEqual([])
    const deployment = planned(LINES)
    expect(withoutPast([deployment], run.state)).toEqual([deployment])
    expect(withoutPast([deployment], { ...run.state, stack: [] })).toEqual([])
  })

  test('a piece that its player puts down by hand leaves the plan', () => {
    const { run } = inSetUp()
    while (run.pending().some(({ ask }) => ask.startsWith('obstacle.'))) byHand(run)
    const [seat = 'a'] = run.pending().map((request) => request.seat)
    const deployment = setUpPlans(run.state, seat).find(({ id }) => id === 'deployment') as Plan
    expect(withoutPast([deployment], run.state)).toEqual([deployment])
    const standing = () => Object.keys({ ...run.state.ships, ...run.state.squadrons })
    const before = standing()
    while (standing().length === before.length) byHand(run)
    const down = standing().filter((id) => !before.includes(id))
    const [left] = withoutPast([deployment], run.state)
    const isOf = (ids: string[]) => (line: ScriptLine) =>
      ids.includes(line.subject) ||
      (line.choose !== undefined && 'option' in line.choose && ids.includes(line.choose.option))
    expect(left?.lines).toEqual(deployment.lines.filter((line) => !isOf(down)(line)))
    expect(left?.lines.length).toBe(deployment.lines.length - 2)
  })
})
