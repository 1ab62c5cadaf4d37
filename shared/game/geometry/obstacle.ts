import type { Point, Pose } from '#shared/game/engine/state'
import { type BasePlace, baseCorners, DIAL_RADIUS, overlapOutline, SQUADRON_RADIUS } from './base'
import { type Footprint, footprintsOverlap, gapBetween } from './footprint'
import { onTable, shipFrame, snap } from './grid'
import type { Polygon } from './polygon'

/** The outline of an obstacle where it lies; its frame turns as a ship's does, x to the right and y ahead. */
export const placedOutline = (outline: Polygon, pose: Pose): Point[] => {
  const frame = shipFrame(pose)
  return outline.map((corner) => snap(onTable(frame, corner)))
}

export const outlineFootprint = (corners: Polygon): Footprint => ({ corners, radius: 0 })
/** The base rectangle: what distances are measured to (R12.18). */
export const baseFootprint = (place: BasePlace): Footprint => ({ corners: baseCorners(place), radius: 0 })
export const discFootprint = (at: Point, radius: number): Footprint => ({ corners: [at], radius })
export const squadronFootprint = (at: Point): Footprint => discFootprint(at, SQUADRON_RADIUS)

/** Base and shield dials: all that counts where overlaps are concerned (R10.15). */
export function overlapFootprints(place: BasePlace): Footprint[] {
  const { corners, dials } = overlapOutline(place)
  return [{ corners, radius: 0 }, ...dials.map((dial) => discFootprint(dial, DIAL_RADIUS))]
}

/** Base with dials over an obstacle; contact is no overlap (R10.15). */
export const shipOverlapsObstacle = (place: BasePlace, outline: Polygon): boolean =>
  overlapFootprints(place).some((part) => footprintsOverlap(part, outlineFootprint(outline)))
export const squadronOverlapsObstacle = (at: Point, outline: Polygon): boolean =>
  footprintsOverlap(squadronFootprint(at), outlineFootprint(outline))

/** µm from the base without dials (R12.18) to the edge of the obstacle; 0 where they overlap (R12.22). */
export const gapShipToObstacle = (place: BasePlace, outline: Polygon): number =>
  gapBetween(baseFootprint(place), outlineFootprint(outline))
export const gapSquadronToObstacle = (at: Point, outline: Polygon): number =>
  gapBetween(squadronFootprint(at), outlineFootprint(outline))
