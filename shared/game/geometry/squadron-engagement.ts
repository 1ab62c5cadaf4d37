import type { Point } from '#shared/game/engine/state'
import { gapBetweenSquadrons } from './base'
import { lineOfSight, type OutlinedPiece } from './line-of-sight'
import { distanceBand } from './range'

/** What may lie between two squadrons: all ships and all obstacles. */
export interface PiecesBetween {
  readonly ships: readonly OutlinedPiece[]
  readonly obstacles: readonly OutlinedPiece[]
}

export const isAtDistanceOne = (p: Point, q: Point): boolean => distanceBand(gapBetweenSquadrons(p, q)) === 1

/**
 * How two enemy squadrons stand to each other (R11.16): engaged at distance 1, unless the line of sight is obstructed
 * (R11.20-21).
 */
export function engagement(
  p: Point,
  q: Point,
  { ships, obstacles }: PiecesBetween,
): 'engaged' | 'obstructed' | undefined {
  if (!isAtDistanceOne(p, q)) return undefined
  const { obstructedBy } = lineOfSight({ squadron: p }, { squadron: q }, ships, obstacles)
  return obstructedBy.length > 0 ? 'obstructed' : 'engaged'
}
