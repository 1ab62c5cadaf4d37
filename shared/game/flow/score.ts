import { shipKind } from '#shared/game/cards/catalog/kinds'
import { objectiveCard } from '#shared/game/cards/catalog/objectives'
import { shipsOf } from '#shared/game/engine/forces'
import type { Influences } from '#shared/game/engine/influence'
import { type Game, otherSeat, type Result, type Score, SEATS, type Seat } from '#shared/game/engine/state'

type Scoring = Pick<Influences, 'scored' | 'costs'>

/** R4.1 */
export const LAST_ROUND = 6

/** The game ends with this round, unless it was agreed that it goes on (R15.5, R19.1). */
export const isLastRound = ({ round, options }: Pick<Game, 'round'> & Partial<Pick<Game, 'options'>>): boolean =>
  options?.rounds !== 'unlimited' && round >= LAST_ROUND

const hasNothing = ({ ships, squadrons, reserve }: Game, seat: Seat): boolean =>
  [ships, squadrons, reserve?.ships ?? {}, reserve?.squadrons ?? {}].every((units) =>
    Object.values(units).every((unit) => unit.seat !== seat),
  )

/**
 * The cost of destroyed enemy ships and squadrons, by any cause (R15.6-7). In a tournament a fleet that is
 * completely destroyed, or whose player is `beaten`, counts the agreed fleet points (R20.8, R20.13).
 */
function ofDestroyed(g: Game, seat: Seat, beaten: readonly Seat[]): number {
  const enemy = otherSeat(seat)
  const points = g.lost.filter((unit) => unit.seat === enemy).reduce((sum, unit) => sum + unit.points, 0)
  const { tournament, limit = 0 } = g.options ?? {}
  return tournament && (beaten.includes(enemy) || hasNothing(g, enemy)) ? Math.max(points, limit) : points
}

/** Each victory token is worth what the objective card says (R15.9). */
function ofVictoryTokens(g: Game, seat: Seat): number {
  if (g.objective === undefined) return 0
  return (g.victoryTokens?.[seat] ?? 0) * (objectiveCard(g.objective).victoryTokens ?? 0)
}

/** What each side has earned, as if the game ended now (R15.6), or with that beaten or conceding (R20.9). */
export function scoreOf(g: Game, rules: Scoring, beaten: readonly Seat[] = []): Score {
  const earned = (seat: Seat) => ofDestroyed(g, seat, beaten) + ofVictoryTokens(g, seat) + rules.scored(g, seat)
  return { a: earned('a'), b: earned('b') }
}

/** The higher score; equal: the second player (R15.3, R15.5). */
function winnerByScore(g: Game, score: Score): Seat {
  const second = otherSeat(g.firstPlayer)
  return score[g.firstPlayer] > score[second] ? g.firstPlayer : second
}

/** In tournaments a fleet that has only flotillas left is out of the game (R20.12). */
const hasWarship = (g: Game, seat: Seat): boolean =>
  shipsOf(g, seat).some((id) => !shipKind(g.ships[id]?.card ?? '').flotilla)

function beaten(g: Game, rules: Scoring, isOut: (seat: Seat) => boolean): Result | undefined {
  const out = SEATS.filter(isOut)
  const [loser] = out
  if (!loser) return undefined
  const score = scoreOf(g, rules, g.options?.tournament === '2018' ? out : [])
  const winner = out.length === SEATS.length ? winnerByScore(g, score) : otherSeat(loser)
  return { winner, reason: 'eliminated', score, round: g.round }
}

/**
 * The game ends at once when a side has no ships; squadrons do not count, nor what is set aside (R15.1, R3.29). Asked after
 * every step of the rules, so that ships lost in one resolution are lost at the same time (R15.3-4).
 */
export function eliminated(g: Game, rules: Scoring): Result | undefined {
  // A unit that was kept until the Status Phase is destroyed before the end-of-round effects, and that ends the game
  // (R15.13).
  if (g.phase === 'setup' || g.phase === 'status') return undefined
  if (g.options && g.options.elimination !== 'at-once') return undefined
  return beaten(g, rules, (seat) => shipsOf(g, seat).length === 0)
}

/** Where a tournament says so, a player without ships is beaten at the end of the round only (RL.8, R20.12, R20.17). */
export function eliminatedInRound(g: Game, rules: Scoring): Result | undefined {
  const flotillasCount = g.options?.elimination !== 'end-of-round-without-flotillas'
  return beaten(g, rules, (seat) => (flotillasCount ? shipsOf(g, seat).length === 0 : !hasWarship(g, seat)))
}

/** Both still have ships after the last round (R15.5). */
export function afterLastRound(g: Game, rules: Scoring): Result {
  const score = scoreOf(g, rules)
  return { winner: winnerByScore(g, score), reason: 'rounds', score, round: g.round }
}
