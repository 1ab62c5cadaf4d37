import { expect, test } from 'vitest'
import { begin, isLegal, viewFor } from '#shared/game'
import { hmacChance } from '#shared/game/engine/chance'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import { type Game, type GameState, SEATS } from '#shared/game/engine/state'
import { answerByOrders } from '#shared/play/orders/answer'
import { attacksIn } from '#shared/play/orders/past-attacks'
import type { Orders } from '#shared/play/orders/standing-order'
import { damageOf, whatIf } from '#shared/play/orders/what-if'
import { openingOf } from '#test/programs/sim/fleets'
import { SALT } from '#test/support/fixture-game'
import { always, ordered } from '#test/support/order-table'
import { eagerChoice, seeded } from '#test/support/random-choice'
import { scramble, withoutAnswers } from '#test/support/scramble'

const TOKENS = (['scatter', 'evade', 'contain', 'brace', 'redirect'] as const).map((token) => ({
  token,
  mayDiscard: true,
}))
const ALL: Orders[] = [
  { preset: 'cautious', orders: [] },
  { preset: 'stubborn', orders: [] },
  ordered(
    always('defense', { spend: TOKENS }),
    always('evade', { cancel: ['hit+critical', 'double-hit'], reroll: ['hit'] }),
    always('redirect', { zones: ['front', 'left', 'right'], take: { leave: 1 } }),
    always('zone', { zones: ['rear'], spare: true }),
    always('counter', { attack: true }),
    always('card', { use: true, first: ['any'] }),
    always('pick', { first: ['any'] }),
  ),
]

const hex = (n: number, bytes: number) => n.toString(16).padStart(2 * bytes, '0')

interface Moment {
  state: GameState
  open: readonly DecisionRequest[]
}
/** A game of eager players, crowded or of ships within each other's range: each moment at which somebody is asked, and all that happened. */
function* played(seed: number): Generator<Moment, GameEvent[]> {
  const below = seeded(seed)
  const gameId = hex(seed, 16)
  const chance = hmacChance({ secret: hex(seed, 32), gameId, salts: { a: SALT, b: SALT } })
  const run = begin(openingOf(seed % 2 === 0 ? 'ships' : 'crowded', { gameId, seed, chance, below }), chance)
  for (let steps = 0; steps < 600; steps += 1) {
    const [request] = run.pending()
    if (!request) break
    yield { state: run.state, open: run.pending() }
    run.take({
      kind: 'answer',
      request: request.id,
      seat: request.seat,
      choice: eagerChoice(run.state, request, below),
    })
  }
  return [...run.events]
}

function playedOut(seed: number): { last: GameState; events: GameEvent[] } {
  const game = played(seed)
  let last: GameState | undefined
  for (;;) {
    const next = game.next()
    if (!next.done) last = next.value.state
    else if (last) return { last, events: next.value }
    else throw new Error('nobody was asked')
  }
}

const answers = (state: Game, { seat, id }: DecisionRequest, open: readonly DecisionRequest[]) => {
  const view = viewFor(state, seat, open)
  const request = view.requests.find((each) => each.id === id)
  return request && ALL.map((orders) => answerByOrders({ view, request, salt: () => SALT }, orders))
}

test('every answer is legal, and the same whatever is hidden from its owner (R17.10a, R17.11, design 5)', () => {
  const asks = new Set<string>()
  for (const seed of [1, 8])
    for (const { state, open } of played(seed))
      for (const request of open) {
        const given = answers(state, request, open)
        for (const choice of (given ?? []).flatMap((answer) => answer?.choice ?? [])) {
          expect(isLegal(state, request, choice)).toBeUndefined()
          asks.add(request.ask)
        }
        const hidden = withoutAnswers(scramble(state, request.seat, seeded(seed)), request.seat)
        expect(answers(hidden, request, open)).toEqual(given)
      }
  const defending = ['defense.spend', 'defense.evade', 'defense.redirect', 'defense.split', 'attack.counter']
  expect([...asks]).toEqual(expect.arrayContaining(defending))
})

test('every attack of a game can be tried by orders, as far as its units are still there', () => {
  const ends: string[] = []
  for (const seed of [4, 5, 6]) {
    const { last, events } = playedOut(seed)
    const log = events.map((event, i) => ({ step: i + 1, event }))
    for (const seat of SEATS) {
      const view = viewFor(last, seat)
      const results = attacksIn(log, view).flatMap((attack) =>
        ALL.flatMap((orders) => whatIf({ begin, viewFor }, view, attack, orders) ?? []),
      )
      for (const result of results) expect(damageOf(result).reduce((total, p) => total + p, 0)).toBeCloseTo(1)
      ends.push(...results.map(({ end }) => end.at))
    }
  }
  expect(ends.length).toBeGreaterThan(20)
  expect(ends).toContain('over')
  expect(ends).not.toContain('hidden')
})
