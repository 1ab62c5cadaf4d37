import type { Area, Point } from '#shared/game/engine/state'
import {
  type BasePlace,
  shipInside,
  shipOverlapsSquadron,
  shipsOverlap,
  squadronInside,
  squadronsOverlap,
} from './base'
import { type Footprint, footprintsOverlap } from './footprint'
import { baseFootprint, discFootprint, outlineFootprint, overlapFootprints, squadronFootprint } from './obstacle'
import type { Polygon } from './polygon'
import { type Box, liesInside, playArea } from './table-area'

/** Objective tokens are taken for discs of this size, in µm: nobody has measured them. */
export const TOKEN_RADIUS = 10_000

/** A piece where it lies. */
export type Shape =
  | { readonly kind: 'ship'; readonly place: BasePlace }
  | { readonly kind: 'squadron'; readonly at: Point }
  | { readonly kind: 'token'; readonly at: Point }
  | { readonly kind: 'obstacle'; readonly outline: Polygon }

/** What of a piece distances are measured to: bases without dials, tokens by their own area (R12.18). */
export function footprintOf(shape: Shape): Footprint {
  if (shape.kind === 'ship') return baseFootprint(shape.place)
  if (shape.kind === 'obstacle') return outlineFootprint(shape.outline)
  return shape.kind === 'squadron' ? squadronFootprint(shape.at) : discFootprint(shape.at, TOKEN_RADIUS)
}
/** The same where overlaps are concerned: shield dials count (R10.15). */
const coveredBy = (shape: Shape): Footprint[] =>
  shape.kind === 'ship' ? overlapFootprints(shape.place) : [footprintOf(shape)]

/** Contact is no overlap (R10.15); ships and squadrons as their moves judge it, to the last digit. */
export function shapesOverlap(a: Shape, b: Shape): boolean {
  if (a.kind === 'ship' && b.kind === 'ship') return shipsOverlap(a.place, b.place)
  if (a.kind === 'ship' && b.kind === 'squadron') return shipOverlapsSquadron(a.place, b.at)
  if (a.kind === 'squadron' && b.kind === 'ship') return shipOverlapsSquadron(b.place, a.at)
  if (a.kind === 'squadron' && b.kind === 'squadron') return squadronsOverlap(a.at, b.at)
  return coveredBy(a).some((part) => coveredBy(b).some((other) => footprintsOverlap(part, other)))
}

/** No part lies outside; shield dials may (R3.15). */
export function shapeInside(shape: Shape, box: Box): boolean {
  if (shape.kind === 'ship') {
    const { size, pose } = shape.place
    return shipInside({ size, pose: { ...pose, x: pose.x - box.x, y: pose.y - box.y } }, box)
  }
  if (shape.kind === 'squadron') return squadronInside({ x: shape.at.x - box.x, y: shape.at.y - box.y }, box)
  return liesInside(footprintOf(shape), box)
}
/** No part of an objective token lies outside the play area (R1.1). */
export const tokenInside = (at: Point, area: Area): boolean => shapeInside({ kind: 'token', at }, playArea(area))
