import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REGULATIONS, type Scoring, scoringFaults, scoringFor } from '#shared/league/event-scoring'
import { marginOf, pointsFor } from '#shared/league/match-result'

/** Margins at both edges of each band, and what they give. */
const EDGES: Record<keyof typeof REGULATIONS, string> = {
  180: '0→5/5 10→5/5 11→6/4 30→6/4 31→7/3 60→7/3 61→8/2 100→8/2 101→9/1 150→9/1 151→10/0 180→10/0',
  300: '0→5/5 20→5/5 21→6/4 50→6/4 51→7/3 90→7/3 91→8/2 150→8/2 151→9/1 220→9/1 221→10/0',
  400: '0→6/5 59→6/5 60→7/4 139→7/4 140→8/3 219→8/3 220→9/2 299→9/2 300→10/1 400→10/1',
}

describe.each(Object.entries(EDGES))('at %s points', (limit, edges) => {
  const scoring = scoringFor(Number(limit))

  test.each(edges.split(' '))('which points does a margin give: %s (L1.4-6)', (edge) => {
    const [margin, points] = edge.split('→')
    const { winner, loser } = pointsFor(Number(margin), scoring)
    expect(`${winner}/${loser}`).toBe(points)
  })

  test('are the sums of all bands equal, as printed?', () => {
    const sums = scoring.bands.map(({ winner, loser }) => winner + loser)
    expect(new Set(sums)).toEqual(new Set([limit === '400' ? 11 : 10]))
  })

  test('is a bye the least win by 8 points (L1.15)?', () => {
    const least = scoring.bands.find(({ winner }) => winner === 8)
    expect(scoring.bye).toEqual({ points: 8, margin: least?.from })
    expect(scoring.conceded).toEqual(scoring.bye)
    expect(scoring.noShow).toEqual(scoring.bye)
  })
})

test('is a margin never negative, and never above the fleet points of the event (L1.2, L1.8)?', () => {
  expect(marginOf({ a: 200, b: 260 }, 'a', 400)).toBe(0)
  expect(marginOf({ a: 520, b: 0 }, 'a', 400)).toBe(400)
  expect(marginOf({ a: 88, b: 55 }, 'a', 180)).toBe(33)
})

test('does a fleet of another size take the table of 400 points in proportion (L1.7)?', () => {
  const five = scoringFor(500)
  expect(five.bands.map(({ from }) => from)).toEqual([0, 75, 175, 275, 375])
  expect(five.bye).toEqual({ points: 8, margin: 175 })
  fc.assert(fc.property(fc.integer({ min: 60, max: 1200 }), (limit) => scoringFaults(scoringFor(limit)).length === 0))
})

describe('is a table of the organizer refused with the reason?', () => {
  const base: Scoring = REGULATIONS[400]
  test.each([
    ['limit', { limit: 0 }],
    ['no-band-from-zero', { bands: [] }],
    ['no-band-from-zero', { bands: [{ from: 5, winner: 6, loser: 5 }] }],
    [
      'bands-out-of-order',
      {
        bands: [
          { from: 0, winner: 6, loser: 5 },
          { from: 0, winner: 7, loser: 4 },
        ],
      },
    ],
    ['winner-below-loser', { bands: [{ from: 0, winner: 5, loser: 6 }] }],
    [
      'more-margin-less-points',
      {
        bands: [
          { from: 0, winner: 6, loser: 4 },
          { from: 60, winner: 7, loser: 5 },
        ],
      },
    ],
    ['award-above-limit', { bye: { points: 8, margin: 401 } }],
    ['not-whole', { absent: { alone: 0, excused: 0.5, both: 0 } }],
    ['not-whole', { agreedDraw: -1 }],
  ] as const)('%s', (fault, changed) => {
    expect(scoringFaults({ ...base, ...changed })).toContain(fault)
  })

  test('and those of the regulations are not', () => {
    expect(Object.values(REGULATIONS).flatMap(scoringFaults)).toEqual([])
  })
})
