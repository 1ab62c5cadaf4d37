import type { Result as GameResult, Score } from '#shared/game/engine/state'
import { otherSeat, type Seat } from '#shared/game/engine/terms'
import type { Award, Scoring } from './event-scoring'

/** What happened between two players, as it was entered; what it is worth is computed from it and never stored (L1.11). */
export type MatchResult =
  | { readonly kind: 'played'; readonly scores: Score; readonly winner: Seat }
  /** Gave up, or ran out of time; `scores` as counted with all that was left of that fleet destroyed (L1.20, L1.35). */
  | { readonly kind: 'conceded'; readonly by: Seat; readonly scores: Score }
  /** `excused`: that player said so before the deadline (L6.16). */
  | { readonly kind: 'no-show'; readonly absent: Seat; readonly excused?: boolean }
  | { readonly kind: 'not-played' }
  | { readonly kind: 'agreed-draw' }
  /** What a judge gives, with or without a game. */
  | { readonly kind: 'ruled'; readonly awards: Readonly<Record<Seat, Award>>; readonly winner?: Seat }
  /** As if they had never been paired (L2.17). */
  | { readonly kind: 'void' }

/** What a result is worth. */
export interface Worth {
  readonly awards: Readonly<Record<Seat, Award>>
  readonly winner?: Seat
}

/** What a player of a table elsewhere destroyed, and what the objective gave. */
export interface Tally {
  /** Fleet points of enemy ships with their upgrades and of enemy squadrons. */
  readonly destroyed: number
  readonly victoryTokens?: number
  readonly tokenValue?: number
  /** Nothing is left of the enemy fleet, or its player is beaten: it counts as the fleet points of the event (L1.3, R20.13). */
  readonly beaten?: boolean
}

export function scoreOfTally({ destroyed, victoryTokens = 0, tokenValue = 0, beaten }: Tally, limit: number): number {
  return (beaten ? Math.max(destroyed, limit) : destroyed) + victoryTokens * tokenValue
}

/** Who has won by points: of equal scores, those of nobody included, the second player's (L1.9). */
export function winnerOfScores(scores: Score, second: Seat): Seat {
  const first = otherSeat(second)
  return scores[first] > scores[second] ? first : second
}

/** A game that was played here; however its score counts, the fleet of who gave up or ran out of time is lost whole. */
export const resultOfGame = ({ winner, reason, score }: GameResult, limit: number): MatchResult =>
  reason === 'resigned' || reason === 'time'
    ? {
        kind: 'conceded',
        by: otherSeat(winner),
        scores: { ...score, [winner]: Math.max(score[winner], limit) },
      }
    : { kind: 'played', scores: score, winner }

/** Higher score less the lower one; none for who won with the lower score (L1.2, L1.8). */
export const marginOf = (scores: Score, winner: Seat, limit: number): number =>
  Math.min(limit, Math.max(0, scores[winner] - scores[otherSeat(winner)]))

/** Tournament points for a margin (L1.4-6). */
export function pointsFor(margin: number, { bands }: Pick<Scoring, 'bands'>): { winner: number; loser: number } {
  const band = bands.findLast(({ from }) => from <= margin)
  if (band === undefined) throw new Error(`no band of the table holds a margin of ${margin}`)
  return { winner: band.winner, loser: band.loser }
}

const won = (winner: Seat, gets: Award, loses: number): Worth => ({
  winner,
  awards: { ...both(loses), [winner]: gets },
})

const both = (points: number): Record<Seat, Award> => ({ a: { points, margin: 0 }, b: { points, margin: 0 } })

/** What each side takes; nothing where the result is void. */
export function worthOf(result: MatchResult, scoring: Scoring): Worth | undefined {
  switch (result.kind) {
    case 'played': {
      const margin = marginOf(result.scores, result.winner, scoring.limit)
      const points = pointsFor(margin, scoring)
      return won(result.winner, { points: points.winner, margin }, points.loser)
    }
    case 'conceded': {
      const winner = otherSeat(result.by)
      const margin = marginOf(result.scores, winner, scoring.limit)
      return won(winner, atLeast({ points: pointsFor(margin, scoring).winner, margin }, scoring.conceded), 0)
    }
    case 'no-show':
      return won(
        otherSeat(result.absent),
        scoring.noShow,
        result.excused ? scoring.absent.excused : scoring.absent.alone,
      )
    case 'not-played':
      return { awards: both(scoring.absent.both) }
    case 'agreed-draw':
      return { awards: both(scoring.agreedDraw ?? 0) }
    case 'ruled':
      return { awards: result.awards, ...(result.winner && { winner: result.winner }) }
    case 'void':
      return undefined
  }
}

const atLeast = (award: Award, least: Award): Award => ({
  points: Math.max(award.points, least.points),
  margin: Math.max(award.margin, least.margin),
})
