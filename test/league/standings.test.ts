import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REGULATIONS } from '#shared/league/event-scoring'
import type { MatchResult } from '#shared/league/match-result'
import { BY_POINTS, BY_WINS, type Standing, standings } from '#shared/league/standings'
import { anySeason } from './any-season'
import { played, roundsFrom } from './event-text'
import { standingsByHand } from './standings-by-hand'

const settings = { scoring: REGULATIONS[180], ranking: BY_POINTS }
const entrantsOf = (ids: string) => [...ids].map((id, drawn) => ({ id, drawn }))
const told = (table: readonly Standing[]) =>
  table.map(({ entrant, points, margin, schedule }) => `${entrant} ${points}/${margin}/${schedule.total}`)

/** Seven players at 180 points, worked out by hand; A was drawn before B, and so on. */
const SEVEN = [
  'A 98-55 B, C 180-20 D, E 60-52 F, G bye',
  'C 120-70 G, E 131-30 A, F 75-75 B, D bye',
  'E 140-125 C, F gives up G 30-180, D 160-5 A, B bye',
]

test.each([
  [1, 'C 10/160/0, G 8/61/0, A 7/43/3, E 5/8/5, F 5/0/5, B 3/0/7, D 0/0/10'],
  [2, 'C 17/210/19, E 14/109/18, G 11/61/17, F 10/0/22, D 8/61/17, A 8/43/22, B 8/0/18'],
  [3, 'C 21/210/58, G 20/211/31, E 20/124/39, D 18/216/29, B 16/61/18, F 10/0/56, A 8/43/54'],
])('how do seven players stand after round %i (L1.18-19)?', (round, table) => {
  expect(told(standings(entrantsOf('ABCDEFG'), roundsFrom(SEVEN.slice(0, round)), settings)).join(', ')).toBe(table)
})

describe('what puts somebody behind the one above?', () => {
  const behind = (ids: string, lines: readonly string[], ranking = BY_POINTS) =>
    standings(entrantsOf(ids), roundsFrom(lines), { ...settings, ranking }).map(({ entrant, behind: why }) =>
      why ? [`${entrant}: ${why.by} ${why.own.total}/${why.above.total}`, ...(why.among ?? [])].join(' ') : entrant,
    )

  test('points, the margin of games won, and at last the draw', () => {
    expect(behind('ABCD', ['A 100-0 B, C 80-0 D'])).toEqual([
      'A',
      'C: margin 80/100',
      'B: points 2/8',
      'D: drawn -3/-1',
    ])
  })

  test('the opponents, if the margin is equal', () => {
    expect(behind('FEDCBA', ['A 100-0 B, C 100-0 D, E 20-0 F', 'A 100-0 F, C 100-0 B, E 100-0 D'])).toEqual([
      'A',
      'C: schedule 8/10',
      'E: points 14/16',
      'F: points 6/14',
      'B: points 4/6',
      'D: schedule 30/32',
    ])
  })

  test('a game between them, if all else is equal', () => {
    expect(behind('DCBA', ['A 50-0 B, C 40-0 D', 'B 50-0 C, D 40-0 A'])).toEqual([
      'A',
      'B: met 3/7 A B',
      'C: margin 40/50',
      'D: met 3/7 C D',
    ])
  })

  test('fewer wins, where an event counts them first (L5.27)', () => {
    const lines = ['A 170-0 B, C 5-0 D', 'B 5-0 A, C 5-0 D']
    expect(behind('ABCD', lines)[0]).toBe('A')
    expect(behind('ABCD', lines, BY_WINS).slice(0, 2)).toEqual(['C', 'A: wins 1/2'])
  })

  test('a judge: whoever is removed stands last, and opponents keep what they have (L1.22)', () => {
    const entrants = [...entrantsOf('ABC'), { id: 'D', drawn: 3, removed: true }]
    const table = standings(entrants, roundsFrom(['D 170-0 A, B 5-0 C']), settings)
    expect(table.map(({ entrant, behind: why }) => [entrant, why?.by])).toEqual([
      ['B', undefined],
      ['C', 'margin'],
      ['A', 'points'],
      ['D', 'removed'],
    ])
    expect(table[2]?.schedule.total).toBe(10)
  })
})

test('is strength the mean of a round where not all play equally often (L1.19)?', () => {
  const lines = ['A 100-0 B, C bye', 'A 100-0 C']
  const [first] = standings(entrantsOf('ABC'), roundsFrom(lines), {
    ...settings,
    ranking: { ...BY_POINTS, schedule: 'mean' },
  })
  expect(first).toMatchObject({ entrant: 'A', schedule: { total: 2 + 8 + 2, of: 1 + 2 } })
})

test('does the last of several results count, and an open or void game not at all (L2.17)?', () => {
  const meeting = { a: 'A', b: 'B' }
  const points = (results: readonly MatchResult[]) =>
    standings(entrantsOf('AB'), [{ meetings: [{ ...meeting, results }] }], settings).map(
      ({ entrant, points: has, open, met }) => `${entrant} ${has} ${open} ${met.length}`,
    )
  expect(points([played('100-0'), played('0-20')])).toEqual(['B 6 0 1', 'A 4 0 1'])
  expect(points([])).toEqual(['A 0 1 0', 'B 0 1 0'])
  expect(points([played('100-0'), { kind: 'void' }])).toEqual(['A 0 0 0', 'B 0 0 0'])
})

test('does a second computation agree on a thousand seasons?', () => {
  fc.assert(
    fc.property(anySeason, ({ entrants, rounds, ...rest }) => {
      const table = standings(entrants, rounds, rest)
      expect(table.map(({ entrant, place, points, margin }) => ({ entrant, place, points, margin }))).toEqual(
        standingsByHand(entrants, rounds, rest),
      )
    }),
    { numRuns: 1000 },
  )
})
