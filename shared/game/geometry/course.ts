import type { Side } from '#shared/game/engine/decision'
import type { Area, Point, Pose } from '#shared/game/engine/state'
import { type BasePlace, gapBetweenShips, shipInside, shipOverlapsSquadron, shipsOverlap } from './base'
import { isSameLength } from './grid'
import { allClicks, posesAlongTool, sidesFreeOfTool } from './maneuver-tool'

export interface ShipOnTable {
  readonly id: string
  readonly place: BasePlace
}
export interface SquadronOnTable {
  readonly id: string
  readonly at: Point
}

/** Everything a ship's maneuver may meet. */
export interface Surroundings {
  /** All ships but the moving one. */
  readonly others: readonly ShipOnTable[]
  readonly squadrons: readonly SquadronOnTable[]
  readonly area: Area
}

export interface Course extends Surroundings {
  readonly ship: BasePlace
  /** One per joint up to the speed; none at speed 0. */
  readonly clicks: readonly number[]
  readonly side: Side
}

export interface CourseOutcome {
  rest: Pose
  /** The speed at which the ship came to rest, after temporary reductions (R10.16). */
  speed: number
  /** Poses at which it would have overlapped another ship, outermost first. */
  tried: Pose[]
  /** Every ship met at any of them, in the order of `others` (R10.19). */
  met: string[]
  /** Squadrons under the pose of rest, in the order of `squadrons` (R10.27). */
  lifted: string[]
  /** Part of the base lies outside at the pose of rest (R10.12, R9.15). */
  leaves: boolean
}

/**
 * Where a course ends: the speed falls by one as long as the ship would overlap another, the joints staying as they
 * are; at 0 it stays where it started (R10.15–R10.19). The way between the poses does not matter (R10.10).
 */
export function resolveCourse({ ship, clicks, side, others, squadrons, area }: Course): CourseOutcome {
  const { size } = ship
  const poses = posesAlongTool(size, ship.pose, clicks, side)
  const tried: Pose[] = []
  const met = new Set<ShipOnTable>()
  let rest = ship.pose
  for (const pose of poses.slice(1).reverse()) {
    const hit = others.filter((other) => shipsOverlap({ size, pose }, other.place))
    if (hit.length === 0) {
      rest = pose
      break
    }
    tried.push(pose)
    for (const other of hit) met.add(other)
  }
  const place: BasePlace = { size, pose: rest }
  return {
    rest,
    speed: clicks.length - tried.length,
    tried,
    met: others.filter((other) => met.has(other)).map(({ id }) => id),
    lifted: squadrons.filter(({ at }) => shipOverlapsSquadron(place, at)).map(({ id }) => id),
    leaves: !shipInside(place, area),
  }
}

/** Of the ships met, the closest to the moved ship at its pose of rest, base to base; several on a tie (R10.19). */
export function closestShips(rest: BasePlace, met: readonly ShipOnTable[]): string[] {
  const gaps = met.map(({ place }) => gapBetweenShips(rest, place))
  const least = Math.min(...gaps)
  return met.filter((_, i) => isSameLength(gaps[i] ?? Number.POSITIVE_INFINITY, least)).map(({ id }) => id)
}

export interface LegalCourse extends CourseOutcome {
  clicks: number[]
  side: Side
}

/**
 * Every course of a ship and where it ends: all clicks within `charts` (one list of yaw values per speed; an empty list
 * is speed 0), on each side that is free of the tool (R10.4, R10.8).
 */
export function legalPoses(
  table: Surroundings & { readonly ship: BasePlace; readonly charts: readonly (readonly number[])[] },
): LegalCourse[] {
  return table.charts.flatMap(allClicks).flatMap((clicks) =>
    sidesFreeOfTool(table.ship.size, clicks).map((side) => ({
      clicks,
      side,
      ...resolveCourse({ ...table, clicks, side }),
    })),
  )
}
