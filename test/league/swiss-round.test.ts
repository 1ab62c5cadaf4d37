import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shuffleRanges } from '#shared/game/engine/chance'
import { REGULATIONS } from '#shared/league/event-scoring'
import { pairRound } from '#shared/league/round-pairing'
import type { RoundRecord } from '#shared/league/season-record'
import { BY_POINTS, standings } from '#shared/league/standings'
import { fieldOf } from '#shared/league/swiss-round'
import { played, roundsFrom } from './event-text'

const tableOf = (ids: string, lines: readonly string[]) => {
  const rounds = roundsFrom(lines)
  const entrants = [...ids].map((id, drawn) => ({ id, drawn }))
  return { rounds, table: standings(entrants, rounds, { scoring: REGULATIONS[180], ranking: BY_POINTS }) }
}
const paired = (swiss: Parameters<typeof fieldOf>[0]) => {
  const { pairs, bye } = pairRound(fieldOf(swiss))
  return [...pairs.map(({ a, b }) => a + b), ...(bye ? [bye.who] : [])].join(' ')
}

describe('who plays whom in the next round?', () => {
  test('in the first one, whoever was drawn next to another; the last has the bye (L1.16, L1.24)', () => {
    expect(paired({ ...tableOf('GCAFB', []), present: [...'ABCFG'] })).toBe('GC AF B')
  })

  test('seven players, with the byes as they were worked out by hand (L1.16-17)', () => {
    const first = 'A 98-55 B, C 180-20 D, E 60-52 F, G bye'
    const second = 'C 120-70 G, E 131-30 A, F 75-75 B, D bye'
    const present = [...'ABCDEFG']
    expect(paired({ ...tableOf('ABCDEFG', [first]), present })).toBe('CG AE FB D')
    expect(paired({ ...tableOf('ABCDEFG', [first, second]), present })).toBe('CE GF DA B')
  })

  test('nobody who has left or is absent, and whoever comes late (L6.13)', () => {
    const { rounds, table } = tableOf('ABCDE', ['A 98-55 B, C 100-20 D'])
    expect(paired({ rounds, table, present: [...'ABCE'] })).toBe('CA BE')
  })

  test('those who were paired and did not play have met, unless it is void (L2.17)', () => {
    const { rounds, table } = tableOf('ABCD', ['A - B'])
    expect(paired({ rounds, table, present: [...'ABCD'] })).toBe('AC BD')
    const results = [{ kind: 'void' } as const]
    expect(paired({ rounds: [{ meetings: [{ a: 'A', b: 'B', results }] }], table, present: [...'ABCD'] })).toBe('AB CD')
  })
})

test('may an event draw among those who are level in points (L1.28)?', () => {
  const swiss = { ...tableOf('ABCDEF', ['A 100-0 B, C 90-0 D, E 80-0 F']), present: [...'ABCDEF'] }
  expect(paired(swiss)).toBe('AC EB DF')
  expect(paired({ ...swiss, drawn: shuffleRanges(6).map(() => 0) })).toBe('CE AD BF')
})

test('does nobody meet anybody twice or have two byes, in as many rounds as half of the players (L2.10, L1.17)?', () => {
  const anyScores = fc.infiniteStream(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 })))
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 19 }), anyScores, (count, scores) => {
      const present = Array.from({ length: count }, (_, i) => `P${i}`)
      const entrants = present.map((id, drawn) => ({ id, drawn }))
      const rounds: RoundRecord[] = []
      while (rounds.length < Math.floor((count + 1) / 2)) {
        const table = standings(entrants, rounds, { scoring: REGULATIONS[400], ranking: BY_POINTS })
        const { pairs, bye, idle } = pairRound(fieldOf({ table, rounds, present }))
        expect(idle).toEqual([])
        const meetings = pairs.map(({ a, b }) => ({ a, b, results: [played((scores.next().value ?? []).join('-'))] }))
        rounds.push({ meetings, ...(bye && { byes: [bye.who] }) })
      }
      const met = rounds.flatMap(({ meetings }) =>
        meetings.map(({ a, b }) => [a, b].toSorted((p, q) => p.localeCompare(q)).join()),
      )
      const byes = rounds.flatMap((round) => round.byes ?? [])
      expect(new Set(met).size).toBe(met.length)
      expect(new Set(byes).size).toBe(byes.length)
      expect(met.length * 2 + byes.length).toBe(count * rounds.length)
    }),
  )
})
