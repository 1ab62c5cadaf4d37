import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REGULATIONS } from '#shared/league/event-scoring'
import { roundRobin, withoutLeavers } from '#shared/league/round-robin'
import { resultOf } from '#shared/league/season-record'
import { BY_POINTS, standings } from '#shared/league/standings'
import { roundsFrom } from './event-text'

const anyEntrants = fc.integer({ min: 0, max: 17 }).map((count) => Array.from({ length: count }, (_, i) => `P${i}`))
const key = ({ a, b }: { a: string; b: string }) => [a, b].sort((p, q) => p.localeCompare(q)).join()

describe('everybody against everybody (L2.21)', () => {
  test('do all meet once, nobody twice in a round, in as few rounds as there can be?', () => {
    fc.assert(
      fc.property(anyEntrants, (entrants) => {
        const rounds = roundRobin(entrants)
        const count = entrants.length
        expect(rounds.length).toBe(count < 2 ? 0 : count - 1 + (count % 2))
        const met = rounds.flatMap(({ fixtures }) => fixtures.map(key))
        expect(met.length).toBe(Math.max(0, (count * (count - 1)) / 2))
        expect(new Set(met).size).toBe(met.length)
        for (const { fixtures, rests } of rounds) {
          const there = [...fixtures.flatMap(({ a, b }) => [a, b]), ...(rests === undefined ? [] : [rests])]
          expect(new Set(there)).toEqual(new Set(entrants))
          expect(there.length).toBe(count)
        }
      }),
    )
  })

  test('does nobody sit on one side much more often than on the other?', () => {
    fc.assert(
      fc.property(anyEntrants, (entrants) => {
        const fixtures = roundRobin(entrants).flatMap((round) => round.fixtures)
        for (const who of entrants) {
          const first = fixtures.filter(({ a }) => a === who).length
          expect(Math.abs(first - (entrants.length - 1 - first))).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test('do all meet twice with sides changed, in a double one?', () => {
    fc.assert(
      fc.property(anyEntrants, (entrants) => {
        const sided = roundRobin(entrants, 2).flatMap(({ fixtures }) => fixtures.map(({ a, b }) => `${a},${b}`))
        expect(new Set(sided).size).toBe(entrants.length * Math.max(0, entrants.length - 1))
      }),
    )
  })
})

describe('what counts when somebody leaves (L6.18)?', () => {
  const lines = ['A 100-0 B, C 90-0 D', 'A 80-0 C, B - D', 'A - D, B - C']
  const left = (who: string) => withoutLeavers(roundsFrom(lines), [...who])
  const kinds = (who: string) =>
    left(who).flatMap(({ meetings }) => meetings.map((each) => resultOf(each)?.kind ?? '-'))

  test('nobody left, nothing changes', () => {
    expect(left('')).toEqual(roundsFrom(lines))
  })
  test('more than half of the games were finished: they stand, and the open one is lost', () => {
    expect(kinds('A')).toEqual(['played', 'played', 'played', '-', 'no-show', '-'])
    const entrants = [...'ABCD'].map((id, drawn) => ({ id, drawn }))
    const table = standings(entrants, left('A'), { scoring: REGULATIONS[180], ranking: BY_POINTS })
    expect(table.find(({ entrant }) => entrant === 'D')).toMatchObject({ wins: 1, margin: 61 })
  })
  test('fewer: it is as if they had never been there', () => {
    expect(kinds('B')).toEqual(['void', 'played', 'played', 'void', '-', 'void'])
  })
  test('two who leave do not beat each other', () => {
    const both = withoutLeavers(roundsFrom(['A 9-0 B, C 9-0 D', 'A 9-0 D, C 9-0 B', 'A - C, B - D']), ['A', 'C'])
    expect(both.at(-1)?.meetings.map((each) => resultOf(each)?.kind ?? '-')).toEqual(['not-played', '-'])
  })
})
