import { type Game, otherSeat, type Result, type Score, SEATS, type Seat } from '#shared/engine/state'

/** R4.1 */
export const LAST_ROUND = 6

/** What each side has earned: the cost of destroyed enemy ships and squadrons, whoever destroyed them (R15.6-7). */
export function scoreOf(g: Pick<Game, 'lost'>): Score {
  const earned = (seat: Seat) => g.lost.filter((unit) => unit.seat !== seat).reduce((sum, unit) => sum + unit.points, 0)
  return { a: earned('a'), b: earned('b') }
}

/** The higher score; equal: the second player (R15.3, R15.5). */
function winnerByScore(g: Game, score: Score): Seat {
  const second = otherSeat(g.firstPlayer)
  return score[g.firstPlayer] > score[second] ? g.firstPlayer : second
}

/** Both still have ships after the last round (R15.5). */
export function afterLastRound(g: Game): Result {
  const score = scoreOf(g)
  return { winner: winnerByScore(g, score), reason: 'rounds', score, round: g.round }
}

/**
 * The game ends at once when a side has no ships; squadrons do not count (R15.1). Asked after every step of the rules, so
 * that ships lost in one resolution are lost at the same time (R15.3-4).
 */
export function eliminated(g: Game): Result | undefined {
  if (g.phase === 'setup') return undefined
  const shipless = SEATS.filter((seat) => !Object.values(g.ships).some((ship) => ship.seat === seat))
  const [loser] = shipless
  if (!loser) return undefined
  const score = scoreOf(g)
  const winner = shipless.length === 2 ? winnerByScore(g, score) : otherSeat(loser)
  return { winner, reason: 'eliminated', score, round: g.round }
}
