/** Tournament points, and the margin that counts when points are equal. */
export interface Award {
  readonly points: number
  readonly margin: number
}

/** From this margin of victory on, winner and loser take so many tournament points. */
export interface Band {
  readonly from: number
  readonly winner: number
  readonly loser: number
}

/** What results are worth in an event; fixed before it begins. */
export interface Scoring {
  /** Fleet points of the event: what a beaten fleet counts at least (L1.3, R20.13), and the most that a margin counts (L1.2). */
  readonly limit: number
  /** Ascending; the first one from 0. */
  readonly bands: readonly Band[]
  readonly bye: Award
  /** The least that is won against somebody who gives up or runs out of time (L1.20, L1.35). */
  readonly conceded: Award
  /** Of who came when the other one did not (L6.15). */
  readonly noShow: Award
  /** Points of who did not come, of who said so in time, and of each of two who did not play (L6.15-16). */
  readonly absent: { readonly alone: number; readonly excused: number; readonly both: number }
  /** Points of each, where players may agree on a draw (L1.21). */
  readonly agreedDraw?: number
}

const bands = (...rows: readonly (readonly [from: number, winner: number, loser: number])[]): Band[] =>
  rows.map(([from, winner, loser]) => ({ from, winner, loser }))

/** A bye and a game won without play are worth the least win by 8 points (L1.15, L1.20, L6.15). */
function withoutPlay(points: number, margin: number): Pick<Scoring, 'bye' | 'conceded' | 'noShow' | 'absent'> {
  const award = { points, margin }
  return { bye: award, conceded: award, noShow: award, absent: { alone: 0, excused: 0, both: 0 } }
}

/** By the fleet points of the event (L1.4-6). */
export const REGULATIONS = {
  180: {
    limit: 180,
    bands: bands([0, 5, 5], [11, 6, 4], [31, 7, 3], [61, 8, 2], [101, 9, 1], [151, 10, 0]),
    ...withoutPlay(8, 61),
  },
  300: {
    limit: 300,
    bands: bands([0, 5, 5], [21, 6, 4], [51, 7, 3], [91, 8, 2], [151, 9, 1], [221, 10, 0]),
    ...withoutPlay(8, 91),
  },
  400: {
    limit: 400,
    bands: bands([0, 6, 5], [60, 7, 4], [140, 8, 3], [220, 9, 2], [300, 10, 1]),
    ...withoutPlay(8, 140),
  },
} as const satisfies Record<number, Scoring>

const isRegular = (limit: number): limit is keyof typeof REGULATIONS => Object.hasOwn(REGULATIONS, limit)

/** That of the regulations; for fleets of another size the table of 400 points, its margins in proportion (L1.7). */
export function scoringFor(limit: number): Scoring {
  if (isRegular(limit)) return REGULATIONS[limit]
  const scaled = (margin: number) => Math.round((margin * limit) / 400)
  const { bands: rows, bye } = REGULATIONS[400]
  return {
    limit,
    bands: rows.map((band) => ({ ...band, from: scaled(band.from) })),
    ...withoutPlay(bye.points, scaled(bye.margin)),
  }
}

export type ScoringFault =
  | 'limit'
  | 'no-band-from-zero'
  | 'bands-out-of-order'
  | 'winner-below-loser'
  | 'more-margin-less-points'
  | 'award-above-limit'
  | 'not-whole'

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0

const pairsOf = (all: readonly Band[]): [before: Band, after: Band][] =>
  all.slice(1).flatMap((after, i) => {
    const before = all[i]
    return before === undefined ? [] : [[before, after]]
  })

/** Why an organizer's own table cannot be used; without faults it can. */
export function scoringFaults(scoring: Scoring): ScoringFault[] {
  const { limit, bands: rows, bye, conceded, noShow, absent, agreedDraw = 0 } = scoring
  const awards = [bye, conceded, noShow]
  const numbers = [
    ...rows.flatMap(({ from, winner, loser }) => [from, winner, loser]),
    ...awards.flatMap(({ points, margin }) => [points, margin]),
    ...[absent.alone, absent.excused, absent.both, agreedDraw],
  ]
  const steps = pairsOf(rows)
  const found: Record<ScoringFault, boolean> = {
    limit: !isCount(limit) || limit === 0,
    'no-band-from-zero': rows[0]?.from !== 0,
    'bands-out-of-order': steps.some(([before, after]) => after.from <= before.from),
    'winner-below-loser': rows.some(({ winner, loser }) => winner < loser),
    'more-margin-less-points': steps.some(
      ([before, after]) => after.winner < before.winner || after.loser > before.loser,
    ),
    'award-above-limit': awards.some(({ margin }) => margin > limit),
    'not-whole': !numbers.every(isCount),
  }
  return (Object.keys(found) as ScoringFault[]).filter((fault) => found[fault])
}
