import fc from 'fast-check'
import { REGULATIONS, type Scoring } from '#shared/league/event-scoring'
import type { MatchResult } from '#shared/league/match-result'
import type { Entrant, Meeting, RoundRecord } from '#shared/league/season-record'
import { BY_POINTS, BY_WINS, type Ranking } from '#shared/league/standings'

interface Season {
  entrants: Entrant[]
  rounds: RoundRecord[]
  scoring: Scoring
  ranking: Ranking
}

const anySeat = fc.constantFrom('a', 'b')
/** Few values, so that many are level. */
const anyScores = fc.record({ a: fc.constantFrom(0, 50, 120, 400), b: fc.constantFrom(0, 50, 120, 520) })
const anyAward = fc.record({ points: fc.constantFrom(3, 8), margin: fc.constantFrom(0, 140) })

const anyResult: fc.Arbitrary<MatchResult> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('played'), scores: anyScores, winner: anySeat }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('conceded'), by: anySeat, scores: anyScores }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('no-show'), absent: anySeat, excused: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'not-played' }, { kind: 'agreed-draw' }, { kind: 'void' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('ruled'),
      awards: fc.record({ a: anyAward, b: anyAward }),
      winner: anySeat,
    }),
  },
) as fc.Arbitrary<MatchResult>

/** None: they still play. More than one: a correction. */
const anyResults = fc.oneof(
  { weight: 8, arbitrary: anyResult.map((one) => [one]) },
  { weight: 2, arbitrary: fc.array(anyResult, { maxLength: 3 }) },
)

/** Whoever is there is paired as they stand in a drawn order; who is left over has a bye, or nothing. */
const roundOf = (present: readonly string[]): fc.Arbitrary<RoundRecord> =>
  fc
    .tuple(
      fc.shuffledSubarray([...present], { minLength: present.length }),
      fc.array(anyResults, { minLength: present.length, maxLength: present.length }),
      fc.boolean(),
    )
    .map(([order, results, bye]) => {
      const meetings = results.flatMap((each, i): Meeting[] => {
        const [a, b] = order.slice(2 * i, 2 * i + 2)
        return a !== undefined && b !== undefined ? [{ a, b, results: each }] : []
      })
      const last = order.length % 2 === 1 ? order.at(-1) : undefined
      return { meetings, ...(bye && last !== undefined && { byes: [last] }) }
    })

/** With byes, players who leave or are removed, draws, no-shows, rulings, corrections, games that are still open. */
export const anySeason: fc.Arbitrary<Season> = fc
  .record({
    players: fc.integer({ min: 2, max: 9 }),
    rounds: fc.integer({ min: 1, max: 5 }),
    limit: fc.constantFrom(180 as const, 300 as const, 400 as const),
    ranking: fc.constantFrom<Ranking>(BY_POINTS, BY_WINS, { ...BY_POINTS, schedule: 'mean' }),
  })
  .chain(({ players, rounds, limit, ranking }) => {
    const ids = Array.from({ length: players }, (_, i) => `P${i}`)
    return fc
      .record({
        drawn: fc.shuffledSubarray([...ids.keys()], { minLength: players }),
        leaves: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: players, maxLength: players }),
        removed: fc.option(fc.constantFrom(...ids), { freq: 6, nil: undefined }),
      })
      .chain(({ drawn, leaves, removed }) =>
        fc
          .tuple(...Array.from({ length: rounds }, (_, r) => roundOf(ids.filter((_id, i) => (leaves[i] ?? 0) > r))))
          .map((played) => ({
            entrants: ids.map((id, i) => ({ id, drawn: drawn[i] ?? 0, ...(id === removed && { removed: true }) })),
            rounds: played,
            scoring: { ...REGULATIONS[limit], agreedDraw: 5, absent: { alone: 0, excused: 1, both: 1 } },
            ranking,
          })),
      )
  })
