import { expect, test } from 'vitest'
import type { Engine } from '#shared/game/engine/apply'
import type { Chance } from '#shared/game/engine/chance'
import type { Decision } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import type { Game, GameState, Keywords } from '#shared/game/engine/state'
import type { Viewer } from '#shared/play/view/game-view'
import { viewFor } from '#shared/play/view/view-for'
import { engineFor } from '#test/support/case-fixtures'
import { type CaseTable, KEYWORDS } from '#test/support/case-format-table'
import { tableState } from '#test/support/case-table'
import { statesInterfere, transitionsInterfere } from '#test/support/non-interference'
import { eagerChoice, seeded } from '#test/support/random-choice'
import { breaches, damageCards } from './invariants'

/** Squadrons with any keywords, which no squadron of the catalogue has, fight two rounds at random. */

type Below = (k: number) => number
const NUMBERED: readonly string[] = ['counter', 'relay', 'snipe', 'adept']
const DECISIONS = 140

function anyKeywords(below: Below): Keywords {
  const some = KEYWORDS.filter(() => below(5) === 0)
  return Object.fromEntries(some.map((keyword) => [keyword, NUMBERED.includes(keyword) ? 1 + below(2) : 1]))
}

function fightTable(below: Below): CaseTable {
  const squadrons = Object.fromEntries(
    Array.from({ length: 10 }, (_, i) => {
      const rebel = i % 2 === 0
      const at: [number, number] = [300 + 75 * (i % 4), 330 + 75 * Math.floor(i / 4)]
      const card = rebel ? 'x-wing-squadron' : 'tie-fighter-squadron'
      return [`${rebel ? 'x' : 't'}-${i}`, { card, at, keywords: anyKeywords(below) }]
    }),
  )
  return {
    phase: 'command',
    round: 3,
    ships: {
      nebulon: {
        card: 'nebulon-b-escort-frigate',
        at: [400, 220],
        speed: 0,
        tokens: ['squadron'],
        dials: ['squadron'],
      },
      victory: {
        card: 'victory-ii-class-star-destroyer',
        at: [400, 700],
        heading: 180,
        speed: 0,
        tokens: ['squadron'],
      },
    },
    squadrons,
  }
}

const copied = (state: GameState): GameState => JSON.parse(JSON.stringify(state))
const TOKENS = [
  { id: 'token-1', at: { x: 380_000, y: 300_000 } },
  { id: 'token-2', at: { x: 480_000, y: 500_000 } },
]

/** What anybody sees must not hang on what is hidden, nor the game on being stored in between. */
function checks(engine: Engine, before: GameState, decision: Decision, below: Below): string[] {
  const watched = {
    begin: engine.begin,
    show: (g: Game, viewer: Viewer) => viewFor(g, viewer, engine.pending(g), engine.rules),
  }
  const draws: Chance = { draw: (n, _purpose, ranges) => ranges.map((k) => n % k) }
  const hot = engine.begin(before, draws)
  hot.take(decision)
  const cold = engine.apply(copied(before), [decision], draws)
  return [
    ...statesInterfere(before, below, watched),
    ...transitionsInterfere(before, decision, draws, below, watched),
    ...(JSON.stringify(cold.state) === JSON.stringify(hot.state) ? [] : ['hot and cold differ']),
  ]
}

/** @returns what was asked and told, and what is wrong. */
function fight(seed: number): { asked: string[]; events: GameEvent[]; faults: string[] } {
  const below = seeded(seed)
  const table = fightTable(below)
  const engine = engineFor(table)
  const chance: Chance = { draw: (_n, _purpose, ranges) => ranges.map((k) => below(k)) }
  const first = { ...tableState(table), objectiveTokens: structuredClone(TOKENS) }
  const cards = damageCards(first)
  const run = engine.begin(first, chance)
  const asked: string[] = []
  const faults: string[] = []
  for (let n = 0; n < DECISIONS && !run.state.result; n += 1) {
    const open = run.pending()
    asked.push(...open.map(({ ask }) => ask))
    const request = open[below(open.length)]
    if (!request) throw new Error('nobody is asked')
    const { id, seat } = request
    const decision: Decision = { kind: 'answer', request: id, seat, choice: eagerChoice(run.state, request, below) }
    const before = copied(run.state)
    if (n % 5 === 0) faults.push(...checks(engine, before, decision, below))
    const refused = run.take(decision)
    if (refused) faults.push(`a legal decision was refused: ${refused.code}`)
    faults.push(...breaches(run.state, run.pending(), cards, engine.rules))
  }
  return { asked, events: [...run.events], faults: faults.map((fault) => `seed ${seed}: ${fault}`) }
}

test('fights of squadrons with any keywords keep every invariant, hidden or stored in between, and show every keyword', () => {
  const fights = Array.from({ length: 24 }, (_, i) => fight(i + 1))
  expect(fights.flatMap(({ faults }) => faults)).toEqual([])
  const asked = new Set(fights.flatMap((each) => each.asked))
  for (const ask of ['attack.counter', 'squadron.cloak', 'squadron.strategic', 'token.place', 'attack.reroll'])
    expect(asked).toContain(ask)
  const events = fights.flatMap((each) => each.events)
  const seen = (test: (event: GameEvent) => boolean) => events.some(test)
  expect(seen((e) => e.type === 'attackDeclared' && e.manner === 'counter')).toBe(true)
  expect(seen((e) => e.type === 'attackDeclared' && e.manner === 'snipe')).toBe(true)
  expect(seen((e) => e.type === 'squadronActivated' && e.relay !== undefined)).toBe(true)
  expect(seen((e) => e.type === 'counterDeclined')).toBe(true)
  expect(seen((e) => e.type === 'keywordUsed' && e.keyword === 'swarm')).toBe(true)
  expect(seen((e) => e.type === 'keywordUsed' && e.keyword === 'adept')).toBe(true)
  expect(seen((e) => e.type === 'objectiveTokenMoved')).toBe(true)
})
