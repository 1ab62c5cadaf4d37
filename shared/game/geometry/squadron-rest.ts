import type { Area, Point } from '#shared/game/engine/state'
import { type BasePlace, shipOverlapsSquadron, squadronInside, squadronsOverlap } from './base'
import { distance, endsWithin } from './grid'
import { DISTANCE_ENDS } from './range'

/** How far the centre of a squadron of that speed may come, in µm (R11.9-10); 0 for a speed below 1. */
export function reachOf(speed: number): number {
  const bands = DISTANCE_ENDS.filter(([band]) => band <= speed)
  return Math.max(0, ...bands.map(([, end]) => end))
}

/** Everything that a squadron must not lie on after its move. */
export interface SquadronNeighborhood {
  readonly ships: readonly BasePlace[]
  /** All other squadrons. */
  readonly squadrons: readonly Point[]
  /** Places where an effect does not let it end. */
  isBarred?(at: Point): boolean
}

/** Dials and frames of ships count, contact does not (R11.12). */
export const isRestingPlace = (around: SquadronNeighborhood, at: Point): boolean =>
  isBare(around, at) && !around.isBarred?.(at)

const isBare = ({ ships, squadrons }: SquadronNeighborhood, at: Point): boolean =>
  !ships.some((ship) => shipOverlapsSquadron(ship, at)) && !squadrons.some((other) => squadronsOverlap(other, at))

export const isWithinReach = (from: Point, to: Point, reach: number): boolean => endsWithin(distance(from, to), reach)

/** A place outside the area is legal, and the end of the squadron (R9.15). */
export const leavesTable = (to: Point, area: Area): boolean => !squadronInside(to, area)

/** What is wrong with a move; pieces on the way do not matter (R11.12). */
export function moveFault(
  around: SquadronNeighborhood,
  from: Point,
  to: Point,
  reach: number,
): 'too-far' | 'place-overlaps' | 'ends-engaged' | undefined {
  if (!isWithinReach(from, to, reach)) return 'too-far'
  if (!isBare(around, to)) return 'place-overlaps'
  return around.isBarred?.(to) ? 'ends-engaged' : undefined
}
