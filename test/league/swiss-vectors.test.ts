import { describe, expect, test } from 'vitest'
import { shuffled, shuffleRanges } from '#shared/game/engine/chance'
import { REGULATIONS } from '#shared/league/event-scoring'
import type { Couple } from '#shared/league/pairing-field'
import { pairRound } from '#shared/league/round-pairing'
import type { RoundRecord } from '#shared/league/season-record'
import { BY_POINTS, rankedTallies, standings } from '#shared/league/standings'
import { fieldOf, meetingId, roundsFor } from '#shared/league/swiss-round'
import { noTally, type Tally } from '#shared/league/tally'
import { roundsFrom } from './event-text'
import handed from './swiss-vectors.json'

const words = (text = '') => text.split(' ').filter(Boolean)
const couples = (text?: string): Couple[] =>
  words(text).map((pair) => {
    const [a = '', b = ''] = pair.split('-')
    return [a, b]
  })

interface Vector {
  id: string
  about: string
  ranked: string
  met: string
  byes?: string
  apart?: string
  secondByes?: boolean
  pairs: string
  bye?: string
  again?: string
}

describe('are fields that were worked out elsewhere paired in the same way (L2.12)?', () => {
  test.each(handed.pairings as Vector[])('$id: $about', ({ ranked, met, byes, apart, secondByes, ...expected }) => {
    const round = pairRound({
      ranked: words(ranked),
      met: couples(met),
      apart: couples(apart),
      byes: words(byes),
      ...(secondByes && { secondByes }),
    })
    const written = (pairs: readonly { a: string; b: string }[]) => pairs.map(({ a, b }) => `${a}-${b}`).join(' ')
    expect(written(round.pairs)).toBe(expected.pairs)
    expect(round.bye?.who).toBe(expected.bye)
    expect(written(round.pairs.filter(({ met: before }) => before > 0))).toBe(expected.again ?? '')
    expect(round.idle).toEqual([])
  })
})

describe('do real tables stand in the same order (L1.18)?', () => {
  test.each(handed.tables)('$id: $about', ({ rows, met }) => {
    const parts = rows.map((row) => row.split(' '))
    const points = new Map(parts.map(([who = '', has]) => [who, Number(has)]))
    const against = (who: string) => couples(met).flatMap(([a, b]) => (a === who ? [b] : b === who ? [a] : []))
    const tallies = new Map<string, Tally>(
      parts.map(([who = '', , margin]) => [
        who,
        {
          ...noTally(who),
          points: points.get(who) ?? 0,
          margin: Number(margin),
          met: against(who).map((other) => ({ with: other, points: 0 })),
        },
      ]),
    )
    const entrants = parts.map(([id = ''], drawn) => ({ id, drawn }))
    const table = rankedTallies(entrants, tallies, { ...BY_POINTS, order: ['points', 'margin'] })
    expect(table.map(({ entrant, points: has, margin }) => `${entrant} ${has} ${margin}`)).toEqual(rows)
  })
})

test('does a real event of eight come out as it did, each round and the table (S44, S40)?', () => {
  const { rounds: lines, table, points } = handed.event
  const rounds = roundsFrom(lines)
  const entrants = Array.from({ length: 8 }, (_, i) => ({ id: `P0${i + 1}`, drawn: i }))
  const settings = { scoring: REGULATIONS[400], ranking: BY_POINTS }
  const after = (round: number) => standings(entrants, rounds.slice(0, round), settings)
  expect(after(3).map(({ entrant, points: has, margin }) => `${entrant} ${has} ${margin}`)).toEqual(table)
  for (const [r, round] of rounds.entries()) {
    const taken = standings(entrants, [round], settings)
    const of = (who: string) => taken.find(({ entrant }) => entrant === who)?.points
    expect(round.meetings.map(({ a, b }) => `${of(a)}/${of(b)}`).join(' ')).toBe(points[r])
  }
  const strength = after(2).map(({ points: has, margin, schedule }) => `${has}/${margin}/${schedule.total}`)
  expect(strength.join(' ')).toBe('16/446/19 14/178/20 12/134/25 11/166/24 10/107/20 9/0/26 9/0/17 7/9/25')
})

test('does the printed example give 30, 28, 28 and 28 points (S02)?', () => {
  const before = { Mike: 24, Gideon: 24, Ally: 24, Sara: 22 }
  const round = standings(
    Object.keys(before).map((id, drawn) => ({ id, drawn })),
    roundsFrom(['Mike 111-90 Gideon, Sara 100-80 Ally']),
    { scoring: REGULATIONS[180], ranking: BY_POINTS },
  )
  const now = round.map(({ entrant, points }) => [entrant, points + before[entrant as 'Mike']])
  expect(Object.fromEntries(now)).toEqual({ Mike: 30, Gideon: 28, Sara: 28, Ally: 28 })
})

test('can each of nine players get the first bye, each equally often (S22)?', () => {
  const nine = [...'ABCDEFGHI']
  const byes = nine.map((_id, last) => {
    const [, ...others] = shuffleRanges(9)
    return pairRound({ ranked: shuffled(nine, [last, ...others.map(() => 0)]), met: [] }).bye?.who
  })
  expect(new Set(byes)).toEqual(new Set(nine))
})

test('does a lost game take no margin away (S35)?', () => {
  const lines = ['A 40-0 X, B 20-0 Y', 'X 50-0 A, Y 15-0 B']
  const entrants = [...'AB'].map((id, drawn) => ({ id, drawn }))
  const table = standings(entrants, roundsFrom(lines), { scoring: REGULATIONS[180], ranking: BY_POINTS })
  expect(table.map(({ entrant, points, margin }) => [entrant, points, margin])).toEqual([
    ['A', 10, 40],
    ['B', 10, 20],
  ])
})

test('how many rounds has an event (S37, L1.14)?', () => {
  expect([2, 8, 32, 33, 147].map(roundsFor)).toEqual([3, 3, 3, 5, 5])
})

test('does a round that is begun twice have the same games (S38)?', () => {
  const rounds: RoundRecord[] = roundsFrom(['A 100-0 B, C 90-0 D, E bye'])
  const entrants = [...'ABCDE'].map((id, drawn) => ({ id, drawn }))
  const begun = () => {
    const table = standings(entrants, rounds, { scoring: REGULATIONS[180], ranking: BY_POINTS })
    const { pairs } = pairRound(fieldOf({ table, rounds, present: [...'ABCDE'] }))
    return pairs.map(({ a, b }, i) => [meetingId('event', 2, i + 1), a, b])
  }
  expect(begun()).toEqual([
    ['event.2.1', 'A', 'C'],
    ['event.2.2', 'E', 'B'],
  ])
  expect(begun()).toEqual(begun())
})
