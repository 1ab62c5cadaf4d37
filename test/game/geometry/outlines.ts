import type { Point } from '#shared/game/engine/state'
import { footprintsOverlap, gapBetween } from '#shared/game/geometry/footprint'
import { discFootprint, outlineFootprint } from '#shared/game/geometry/obstacle'
import type { Polygon } from '#shared/game/geometry/polygon'

/** Obstacle to obstacle, and from a point, as the engine measures footprints. */
export const obstaclesOverlap = (outline: Polygon, other: Polygon): boolean =>
  footprintsOverlap(outlineFootprint(outline), outlineFootprint(other))
export const gapBetweenObstacles = (outline: Polygon, other: Polygon): number =>
  gapBetween(outlineFootprint(outline), outlineFootprint(other))
export const gapPointToObstacle = (at: Point, outline: Polygon): number =>
  gapBetween(discFootprint(at, 0), outlineFootprint(outline))
