import { describe, expect, test } from 'vitest'
import { REGULATIONS } from '#shared/league/event-scoring'
import {
  type MatchResult,
  resultOfGame,
  scoreOfTally,
  type Tally,
  winnerOfScores,
  worthOf,
} from '#shared/league/match-result'

const at = (limit: keyof typeof REGULATIONS) => (result: MatchResult) => {
  const worth = worthOf(result, REGULATIONS[limit])
  return (
    worth && [worth.winner, worth.awards.a.points, worth.awards.a.margin, worth.awards.b.points, worth.awards.b.margin]
  )
}

test.each<[limit: keyof typeof REGULATIONS, scores: [a: number, b: number], worth: unknown[]]>([
  [180, [98, 55], ['a', 7, 43, 3, 0]],
  [180, [20, 180], ['b', 0, 0, 10, 160]],
  [400, [67, 67], ['b', 5, 0, 6, 0]],
  [400, [0, 0], ['b', 5, 0, 6, 0]],
  [400, [520, 0], ['a', 10, 400, 1, 0]],
])('at %d points, what is %j worth if the second player is b (L1.2, L1.9)?', (limit, [a, b], worth) => {
  const scores = { a, b }
  expect(at(limit)({ kind: 'played', scores, winner: winnerOfScores(scores, 'b') })).toEqual(worth)
})

test('does who destroyed the last ship win, even with fewer points (L1.8)?', () => {
  const tabled: MatchResult = { kind: 'played', scores: { a: 200, b: 260 }, winner: 'a' }
  expect(at(400)(tabled)).toEqual(['a', 6, 0, 5, 0])
  expect(at(180)(tabled)).toEqual(['a', 5, 0, 5, 0])
})

describe('who gives up gets nothing, and the other one at least a win by 8 points (L1.20)', () => {
  test.each<[limit: keyof typeof REGULATIONS, scores: [number, number], worth: unknown[]]>([
    [180, [180, 30], ['a', 9, 150, 0, 0]],
    [180, [100, 90], ['a', 8, 61, 0, 0]],
    [400, [400, 390], ['a', 8, 140, 0, 0]],
    [400, [90, 120], ['a', 8, 140, 0, 0]],
    [400, [460, 20], ['a', 10, 400, 0, 0]],
  ])('at %d points with %j', (limit, [a, b], worth) => {
    expect(at(limit)({ kind: 'conceded', by: 'b', scores: { a, b } })).toEqual(worth)
  })
})

test('is a game that was lost by time scored as if given up, whatever lay on the table (L1.35)?', () => {
  const game = { winner: 'b', reason: 'time', score: { a: 120, b: 60 }, round: 3 } as const
  expect(resultOfGame(game, 400)).toEqual({ kind: 'conceded', by: 'a', scores: { a: 120, b: 400 } })
  expect(at(400)(resultOfGame(game, 400))).toEqual(['b', 0, 0, 9, 280])
})

test('is a game played to its end taken as it stands?', () => {
  const game = { winner: 'a', reason: 'rounds', score: { a: 120, b: 60 }, round: 6 } as const
  expect(resultOfGame(game, 400)).toEqual({ kind: 'played', scores: game.score, winner: 'a' })
})

test.each<[MatchResult, unknown[] | undefined]>([
  [{ kind: 'no-show', absent: 'b' }, ['a', 8, 140, 0, 0]],
  [{ kind: 'no-show', absent: 'a', excused: true }, ['b', 0, 0, 8, 140]],
  [{ kind: 'not-played' }, [undefined, 0, 0, 0, 0]],
  [{ kind: 'agreed-draw' }, [undefined, 0, 0, 0, 0]],
  [{ kind: 'void' }, undefined],
  [
    { kind: 'ruled', winner: 'b', awards: { a: { points: 2, margin: 0 }, b: { points: 9, margin: 230 } } },
    ['b', 2, 0, 9, 230],
  ],
])('without a game, what is %j worth (L1.21, L6.15-16)?', (result, worth) => {
  expect(at(400)(result)).toEqual(worth)
})

test('does an event give other points to who stays away or agrees on a draw, so that points are never stored (L1.11)?', () => {
  const scoring = { ...REGULATIONS[400], absent: { alone: 1, excused: 2, both: 3 }, agreedDraw: 5 }
  const points = (result: MatchResult) => {
    const { a, b } = worthOf(result, scoring)?.awards ?? {}
    return [a?.points, b?.points]
  }
  expect(points({ kind: 'no-show', absent: 'b' })).toEqual([8, 1])
  expect(points({ kind: 'no-show', absent: 'b', excused: true })).toEqual([8, 2])
  expect(points({ kind: 'not-played' })).toEqual([3, 3])
  expect(points({ kind: 'agreed-draw' })).toEqual([5, 5])
})

test.each<[Tally, number]>([
  [{ destroyed: 58, victoryTokens: 2, tokenValue: 15 }, 88],
  [{ destroyed: 40, victoryTokens: 1, tokenValue: 15 }, 55],
  [{ destroyed: 172, beaten: true }, 180],
  [{ destroyed: 172, beaten: true, victoryTokens: 1, tokenValue: 20 }, 200],
  [{ destroyed: 172 }, 172],
  [{ destroyed: 0 }, 0],
])('does a beaten fleet count whole, and each token once: %j (L1.3, R20.13)?', (tally, score) => {
  expect(scoreOfTally(tally, 180)).toBe(score)
})
