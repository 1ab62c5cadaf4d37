import { expect, test } from 'vitest'
import { REGULATIONS } from '#shared/league/event-scoring'
import { BY_POINTS, standings } from '#shared/league/standings'
import { boardsOf, resultOfBoard, teamResult } from '#shared/league/team-match'
import { played } from './event-text'

const scoring = REGULATIONS[180]
const reds = { team: 'Reds', players: ['R1', 'R2', 'R3'] }
const blues = { team: 'Blues', players: ['B1', 'B2', 'B3'] }

test('does each play the one at the same board, with sides in turn (L5.4)?', () => {
  expect(boardsOf(reds, blues, 3)).toEqual([
    { number: 1, a: 'R1', b: 'B1' },
    { number: 2, a: 'B2', b: 'R2' },
    { number: 3, a: 'R3', b: 'B3' },
  ])
})

test('does a team that has nobody for a board lose it (L5.4, L6.15)?', () => {
  const boards = boardsOf(reds, { team: 'Blues', players: ['B1'] }, 4)
  expect(boards.map(resultOfBoard)).toEqual([
    undefined,
    { kind: 'no-show', absent: 'a' },
    { kind: 'no-show', absent: 'b' },
    { kind: 'not-played' },
  ])
})

test('do points and margins of all boards count together, for the right team (L5.4)?', () => {
  // Reds win board 1 by 40, lose board 2, where they have seat b, by 100, and win board 3 by 5.
  const results = [played('40-0'), played('100-0'), played('5-0')]
  expect(teamResult(results, scoring)).toEqual({
    kind: 'ruled',
    winner: 'b',
    awards: { a: { points: 7 + 2 + 5, margin: 45 }, b: { points: 3 + 8 + 5, margin: 100 } },
  })
})

test('is a match open until its last board is, and drawn with equal points?', () => {
  expect(teamResult([played('40-0'), undefined], scoring)).toBe(undefined)
  const drawn = teamResult([played('40-0'), played('40-0')], scoring)
  expect(drawn).toMatchObject({ awards: { a: { points: 10 }, b: { points: 10 } } })
  expect(drawn).not.toHaveProperty('winner')
})

test('does a void board give nobody anything?', () => {
  expect(teamResult([played('40-0'), { kind: 'void' }], scoring)).toMatchObject({
    winner: 'a',
    awards: { a: { points: 7 }, b: { points: 3 } },
  })
})

test('do teams stand in a table as players do?', () => {
  const result = teamResult([played('40-0'), played('100-0'), played('5-0')], scoring)
  const entrants = ['Reds', 'Blues'].map((id, drawn) => ({ id, drawn }))
  const meetings = [{ a: 'Reds', b: 'Blues', results: result ? [result] : [] }]
  const table = standings(entrants, [{ meetings }], { scoring, ranking: BY_POINTS })
  expect(table.map(({ entrant, points, wins }) => [entrant, points, wins])).toEqual([
    ['Blues', 16, 1],
    ['Reds', 14, 0],
  ])
})
