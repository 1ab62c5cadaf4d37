import { describe, expect, test } from 'vitest'
import { shuffleRanges } from '#shared/game/engine/chance'
import { REGULATIONS } from '#shared/league/event-scoring'
import { pairRound } from '#shared/league/round-pairing'
import { BY_POINTS, standings } from '#shared/league/standings'
import { fieldOf } from '#shared/league/swiss-round'
import { roundsFrom } from './event-text'

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
