import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REGULATIONS } from '#shared/league/event-scoring'
import {
  bracket,
  type Consolation,
  cut,
  type KnockOutOutcome,
  type KnockOutState,
  knockOutOutcome,
  knockOutState,
} from '#shared/league/knock-out'
import type { MatchResult } from '#shared/league/match-result'

const seedsOf = (count: number) => Array.from({ length: count }, (_, i) => `P${i + 1}`)

/** Plays all that can be played, until nothing can. */
function playedOut(count: number, consolation: Consolation, outcome: (a: string, b: string) => KnockOutOutcome) {
  const games = bracket(count, consolation)
  const outcomes = new Map<string, KnockOutOutcome>()
  const log: string[][] = []
  const now = (): KnockOutState => knockOutState(games, seedsOf(count), (id) => outcomes.get(id))
  for (let state = now(); state.due.length > 0; state = now()) {
    log.push(state.due.map(({ a, b }) => `${a}-${b}`))
    for (const { game, a, b } of state.due) outcomes.set(game.id, outcome(a, b))
  }
  return { log, places: now().places.map(({ entrant, best, worst }) => `${entrant} ${best}-${worst}`) }
}
/** Whoever is seeded higher. */
const better = (a: string, b: string): KnockOutOutcome => (Number(a.slice(1)) < Number(b.slice(1)) ? 'a' : 'b')

describe('who meets whom (L6.12)?', () => {
  test('eight: the best two meet in the final, if all wins are as expected', () => {
    expect(playedOut(8, 'none', better)).toEqual({
      log: [['P1-P8', 'P4-P5', 'P2-P7', 'P3-P6'], ['P1-P4', 'P2-P3'], ['P1-P2']],
      places: ['P1 1-1', 'P2 2-2', 'P4 3-4', 'P3 3-4', 'P8 5-8', 'P5 5-8', 'P7 5-8', 'P6 5-8'],
    })
  })
  test('a game for third place', () => {
    const { log, places } = playedOut(4, 'third', better)
    expect(log).toEqual([
      ['P1-P4', 'P2-P3'],
      ['P1-P2', 'P4-P3'],
    ])
    expect(places).toEqual(['P1 1-1', 'P2 2-2', 'P3 3-3', 'P4 4-4'])
  })
  test('six: the best two have no opponent in the first round', () => {
    expect(playedOut(6, 'none', better).log).toEqual([['P4-P5', 'P3-P6'], ['P1-P4', 'P2-P3'], ['P1-P2']])
  })
  test('a game that nobody plays puts both out, and the next opponent goes on', () => {
    const { log, places } = playedOut(4, 'third', (a, b) => (a === 'P1' && b === 'P4' ? 'neither' : better(a, b)))
    expect(log).toEqual([['P1-P4', 'P2-P3']])
    expect(places).toEqual(['P2 1-1', 'P1 3-4', 'P4 3-4', 'P3 3-3'])
  })
})

test('has everybody a place of their own where all losers go on?', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 17 }), fc.infiniteStream(fc.constantFrom('a', 'b')), (count, winners) => {
      const { places } = playedOut(count, 'all', () => winners.next().value ?? 'a')
      expect(places.map((place) => place.split(' ')[1])).toEqual(
        Array.from({ length: count }, (_, i) => `${i + 1}-${i + 1}`),
      )
    }),
  )
})

test('does nobody play on after being out, and nobody twice at once?', () => {
  const anyOutcome = fc.infiniteStream(fc.constantFrom<KnockOutOutcome>('a', 'b', 'neither'))
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 17 }), anyOutcome, (count, outcomes) => {
      const { log, places } = playedOut(count, 'none', () => outcomes.next().value ?? 'a')
      for (const round of log) {
        const there = round.flatMap((pair) => pair.split('-'))
        expect(new Set(there).size).toBe(there.length)
      }
      expect(places.map((place) => place.split(' ')[0])).toHaveLength(count)
      expect(new Set(places.map((place) => place.split(' ')[0]))).toEqual(new Set(seedsOf(count)))
    }),
  )
})

test('who is in the cut, if somebody cannot go on?', () => {
  const table = [...'ABCDE'].map((entrant) => ({ entrant }))
  expect(cut(table, 3)).toEqual(['A', 'B', 'C'])
  expect(cut(table, 3, ['B'])).toEqual(['A', 'C', 'D'])
})

test('does a result say who goes on: a winner, nobody, or a game to be played again?', () => {
  const after = (result: MatchResult) => knockOutOutcome(result, REGULATIONS[400])
  expect(after({ kind: 'played', scores: { a: 0, b: 0 }, winner: 'b' })).toBe('b')
  expect(after({ kind: 'no-show', absent: 'b' })).toBe('a')
  expect(after({ kind: 'not-played' })).toBe('neither')
  expect(after({ kind: 'void' })).toBe(undefined)
})
