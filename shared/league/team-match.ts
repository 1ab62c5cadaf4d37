import type { Award, Scoring } from './event-scoring'
import { type MatchResult, worthOf } from './match-result'
import type { EntrantId } from './season-record'

/** A team in a round: its players by board, the first one at board 1; the captain settles it before the round (L5.4). */
export interface LineUp {
  readonly team: EntrantId
  readonly players: readonly EntrantId[]
}

/** A game of a team match. Where a team has nobody, nobody plays. */
export interface Board {
  readonly number: number
  readonly a?: EntrantId
  readonly b?: EntrantId
}

/** Board by board; one team has seat `a` at every other board, the first one at board 1 (L5.4). */
export function boardsOf(one: LineUp, other: LineUp, boards: number): Board[] {
  return Array.from({ length: boards }, (_, i): Board => {
    const [first, second] = i % 2 === 0 ? [one, other] : [other, one]
    const [a, b] = [first.players[i], second.players[i]]
    return { number: i + 1, ...(a !== undefined && { a }), ...(b !== undefined && { b }) }
  })
}

/** What is sure of a board without a game. */
export function resultOfBoard({ a, b }: Board): MatchResult | undefined {
  if (a !== undefined && b !== undefined) return undefined
  if (a === undefined && b === undefined) return { kind: 'not-played' }
  return { kind: 'no-show', absent: a === undefined ? 'a' : 'b' }
}

/**
 * What a team match is worth, once all its boards are over: points and margins of all boards together. The team with more
 * points has won; with equal ones neither has (L5.4).
 * @param results by board; of a void one nothing counts
 */
export function teamResult(results: readonly (MatchResult | undefined)[], scoring: Scoring): MatchResult | undefined {
  const worths = results.map((result) => result && { of: worthOf(result, scoring) })
  if (worths.some((worth) => worth === undefined)) return undefined
  const sum = (seatAt: (board: number) => 'a' | 'b'): Award =>
    worths.reduce<Award>(
      (total, worth, board) => {
        const award = worth?.of?.awards[seatAt(board)]
        return { points: total.points + (award?.points ?? 0), margin: total.margin + (award?.margin ?? 0) }
      },
      { points: 0, margin: 0 },
    )
  const awards = { a: sum((board) => (board % 2 === 0 ? 'a' : 'b')), b: sum((board) => (board % 2 === 0 ? 'b' : 'a')) }
  const ahead = awards.a.points - awards.b.points
  return { kind: 'ruled', awards, ...(ahead !== 0 && { winner: ahead > 0 ? 'a' : 'b' }) }
}
