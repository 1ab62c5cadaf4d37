import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { begin, viewFor } from '#shared/game'
import { SEATS, type Seat } from '#shared/game/engine/state'
import type { RandomNumber } from '#shared/play/bots/random'
import { randomChoice } from '#shared/play/bots/random'
import { MOST_AUTOMATIC } from '#shared/play/orders/commit-parts'
import { MOST_DEPTH } from '#shared/play/orders/condition'
import { holds } from '#shared/play/orders/holds'
import { factsIn, neverHolds } from '#shared/play/orders/impossible'
import type { Plan, ScriptLine } from '#shared/play/orders/plan'
import { staleness } from '#shared/play/orders/planning'
import { previewScript } from '#shared/play/orders/preview'
import { type GameInPlay, runScript } from '#shared/play/orders/script'
import type { Orders } from '#shared/play/orders/standing-order'
import { warningsOf } from '#shared/play/orders/warnings'
import { condition, ordersChange, plansChange, script } from '#shared/play/protocol/orders'
import { REASONS } from '#shared/play/protocol/reasons'
import { breaches, damageCards } from '#test/programs/sim/invariants'
import { anyOrders } from '#test/support/any-orders'
import { settle } from '#test/support/playing'
import { seeded } from '#test/support/random-choice'
import { deep, mutated, pick } from '../mutate'
import { propertyTarget } from '../property'
import { reached } from '../reached'

const seed = fc.integer({ min: 1, max: 1_000_000 })
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** A parser's answer: never thrown, and what it takes it takes again unchanged. */
function isSettled<T>(parse: (json: unknown) => { success: boolean; data?: T | undefined }, json: unknown): boolean {
  const read = parse(json)
  if (!read.success) return true
  const again = parse(stored(read.data))
  return again.success && isDeepStrictEqual(stored(again.data), stored(read.data))
}

const parseOrders = (json: unknown) => ordersChange.safeParse(json)
const parsePlans = (json: unknown) => plansChange.safeParse(json)
const parseScript = (json: unknown) => script.safeParse(json)
const parseCondition = (json: unknown) => condition.safeParse(json)

/** Of what is well formed, some with a few places changed that are well formed still. */
const oddOrders = fc.tuple(anyOrders, seed).map(([orders, n]) => {
  const below = seeded(n)
  let odd: Orders = orders
  for (let tries = 0; tries < 12; tries += 1) {
    const read = parseOrders(stored({ edition: 0, orders: mutated(odd, below) }))
    if (read.success) odd = read.data.orders
  }
  return odd
})
const conditionsOf = (orders: Orders) => orders.orders.flatMap(({ rules }) => rules.flatMap(({ when }) => when ?? []))

const WHENS: readonly NonNullable<ScriptLine['when']>[] = [
  { amount: 'round', min: 0 },
  { not: { amount: 'round', min: 9 } },
  { word: 'range', in: ['close', 'medium', 'long'] },
  {
    any: [
      { amount: 'hull', of: 'subject' },
      { word: 'destroys', in: ['yes', 'no'] },
    ],
  },
]
const ASKS = [
  'command.dials',
  'ship.activate',
  'activation.dial',
  'attack.declare',
  'attack.modify',
  'maneuver.course',
  'squadron.activate',
  'squadron.act',
  'window.effect',
  'x',
]

/** Lines of which some fit: of the open questions, of others, with dice left to a rule, with conditions. */
function anyScript(game: GameInPlay, seat: Seat, below: RandomNumber): ScriptLine[] {
  const open = game.pending().filter((request) => request.seat === seat)
  return Array.from({ length: 1 + below(8) }, (): ScriptLine => {
    const request = open[below(Math.max(1, open.length))]
    const when = below(2) === 0 ? { when: pick(WHENS, below) } : {}
    if (request && below(3) > 0)
      return {
        ask: request.ask,
        subject: request.subject,
        ...when,
        choose: randomChoice(game.view(seat), request, below),
      }
    const subject = pick([...Object.keys(game.view(seat).ships), 'table', 'nobody'], below)
    if (below(3) === 0)
      return { ask: pick(ASKS, below), subject, ...when, by: { reroll: 'weak', lock: ['brace'], add: true } }
    return {
      ask: pick(ASKS, below),
      subject,
      ...when,
      choose: pick([{ option: 'done' }, { options: [] }, { to: { x: 1, y: 1 } }], below),
    }
  })
}

/** Decisions that a game is played for at most: what is ordered is tried from there on. */
const MOMENTS = 200

function playingOf(n: number): { game: GameInPlay; refused: string[]; cards: readonly string[]; left(): string[] } {
  const { run: before, chance } = reached(n, MOMENTS)
  const run = begin(before.state, chance)
  const refused: string[] = []
  const cards = damageCards(run.state)
  const game: GameInPlay = {
    state: run.state,
    pending: () => run.pending(),
    get drawsSoFar() {
      return run.draws.length
    },
    view: (seat) => viewFor(run.state, seat, run.pending()),
    take(decision, told) {
      const found = run.take(decision)
      if (found && told?.by === 'order') refused.push(`${found.code}: ${JSON.stringify(decision)}`)
      return found
    },
    salt: () => () => '00'.repeat(16),
  }
  return { game, refused, cards, left: () => breaches(run.state, run.pending(), cards) }
}

const isSound = (what: readonly string[]): void => {
  if (what.length > 0) throw new Error(what.join('\n'))
}

/** ms of this process. */
function cpu(work: () => void): number {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1000
}
const LONGEST = 1_000

const wide = (depth: number, of: number): unknown =>
  depth === 0 ? { amount: 'round' } : { all: Array.from({ length: of }, () => wide(depth - 1, of)) }
const nots = (depth: number): unknown => (depth === 0 ? { amount: 'round' } : { not: nots(depth - 1) })

export const scriptsTarget = propertyTarget(
  'scripts',
  {
    'orders come back as they were written': () =>
      fc.property(anyOrders, (orders) =>
        isDeepStrictEqual(parseOrders(stored({ edition: 0, orders })).data?.orders, stored(orders)),
      ),
    'orders that somebody has laid hands on are read or refused': () =>
      fc.property(anyOrders, seed, fc.integer({ min: 1, max: 3 }), (orders, n, times) => {
        const below = seeded(n)
        let odd: unknown = { edition: 0, orders }
        for (let i = 0; i < times; i += 1) odd = mutated(odd, below)
        return isSettled(parseOrders, stored(odd)) && isSettled(parseOrders, odd)
      }),
    'scripts and plans, too': () =>
      fc.property(seed, fc.nat(3), (n, times) => {
        const below = seeded(n)
        const { game } = playingOf(n)
        const lines = anyScript(game, pick(SEATS, below), below)
        const plan: Plan = { id: 'p1', lines, unless: [pick(WHENS, below)], plays: 'itself' }
        const whole = parsePlans(stored({ edition: 1, plans: [plan] }))
        if (!isDeepStrictEqual(stored(whole.data?.plans), stored([plan]))) return false
        let odd: unknown = { edition: 1, plans: [plan, { ...plan, id: 'p2' }] }
        for (let i = 0; i < times; i += 1) odd = mutated(odd, below)
        return isSettled(parsePlans, odd) && isSettled(parseScript, mutated(lines, below))
      }),
    'conditions as deep or as wide as anybody likes are refused at once': () =>
      fc.property(
        fc.integer({ min: MOST_DEPTH + 1, max: 3_000 }),
        fc.integer({ min: 2, max: 7 }),
        fc.integer({ min: 10, max: 12_000 }),
        (depth, of, many) => {
          const hostile = [
            nots(depth),
            deep(depth),
            wide(4, of),
            wide(5, Math.min(of, 4)),
            { any: Array.from({ length: many }, () => ({})) },
          ]
          return (
            cpu(() => {
              for (const each of hostile) parseCondition(each)
            }) <
              LONGEST * hostile.length &&
            !parseCondition(nots(depth)).success &&
            !parseCondition(deep(depth)).success
          )
        },
      ),
    'whatever is ordered: each answer is legal, they end, and the table is sound': () =>
      fc.property(oddOrders, oddOrders, seed, (a, b, n) => {
        const { game, refused, left } = playingOf(n)
        const { answers } = settle(game, { a: { orders: a }, b: { orders: b } })
        isSound([...refused, ...left()])
        return answers.a + answers.b <= MOST_AUTOMATIC
      }),
    'every condition holds, or does not, or says nothing, on any view; and what says nothing says it of its opposite, too':
      () =>
        fc.property(oddOrders, seed, (orders, n) => {
          const { game } = playingOf(n)
          return SEATS.every((seat) => {
            const view = game.view(seat)
            warningsOf(orders, view)
            return conditionsOf(orders).every((when) =>
              [undefined, ...game.pending().filter((request) => request.seat === seat)].every((request) => {
                const situation = { view, ...(request && { request }) }
                const [holding, opposite] = [holds(when, situation), holds({ not: when }, situation)]
                const isOpposite = holding === undefined ? opposite === undefined : opposite === !holding
                return isOpposite && factsIn(when).length > 0 && !(neverHolds(when) && holding === true)
              }),
            )
          })
        }),
    'whatever is sent as a script goes as far as it goes, and says why no farther': () =>
      fc.property(oddOrders, seed, (orders, n) => {
        const below = seeded(n)
        const { game, refused, left } = playingOf(n)
        const seat = pick(SEATS, below)
        const lines = anyScript(game, seat, below)
        const view = game.view(seat)
        const rules = { begin, viewFor }
        previewScript(rules, view, lines, pick(['nothing', 'blank'] as const, below))
        staleness(rules, view, { id: 'p', lines, unless: [], plays: 'itself' })
        const { used, stopped } = runScript(game, lines, { seat })
        settle(game, {
          a: { orders, plans: [{ id: 'p', lines, unless: [pick(WHENS, below)], plays: 'itself' }] },
          b: { orders },
        })
        isSound([...refused, ...left()])
        return used <= lines.length && (stopped === undefined ? used === lines.length : stopped.code in REASONS)
      }),
  },
  2,
)
