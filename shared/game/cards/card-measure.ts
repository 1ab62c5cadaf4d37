import type { Band } from '#shared/game/engine/region'
import type {
  Edge,
  HullZone,
  ObjectiveToken,
  Obstacle,
  PublicTable,
  RangeBand,
  UnitId,
} from '#shared/game/engine/state'
import { polygonInArc } from '#shared/game/geometry/arc'
import { type BasePlace, gapBetweenShips, gapBetweenSquadrons, gapToSquadron } from '#shared/game/geometry/base'
import { gapBetween as gapBetweenPieces } from '#shared/game/geometry/footprint'
import { isTouching } from '#shared/game/geometry/grid'
import {
  baseFootprint,
  gapShipToObstacle,
  gapSquadronToObstacle,
  outlineFootprint,
  shipOverlapsObstacle,
  squadronFootprint,
  squadronOverlapsObstacle,
} from '#shared/game/geometry/obstacle'
import { type Segment, segmentsCross } from '#shared/game/geometry/polygon'
import { distanceBand, isWithinRange } from '#shared/game/geometry/range'
import { footprintOf, shapesOverlap } from '#shared/game/geometry/region-shape'
import { shipShape } from '#shared/game/geometry/ship-shape'
import { edgeLine } from '#shared/game/geometry/table-area'
import { CHASSIS } from './catalog/chassis'
import { shipKind } from './catalog/kinds'
import { basePlace } from './catalog/models'
import { outlinedObstacle } from './catalog/obstacles'

type Table = Pick<PublicTable, 'ships' | 'squadrons' | 'obstacles'>

/** From base to base in µm (R12.18), or to the edge of an obstacle (R12.22); undefined if one of them is not on the table. */
export function gapBetween(g: Table, one: UnitId, other: UnitId): number | undefined {
  const [ship, otherShip] = [g.ships[one], g.ships[other]]
  const [squadron, otherSquadron] = [g.squadrons[one], g.squadrons[other]]
  if (ship && otherShip) return gapBetweenShips(basePlace(ship), basePlace(otherShip))
  if (ship && otherSquadron) return gapToSquadron(basePlace(ship), otherSquadron.at)
  if (squadron && otherShip) return gapToSquadron(basePlace(otherShip), squadron.at)
  if (squadron && otherSquadron) return gapBetweenSquadrons(squadron.at, otherSquadron.at)
  const obstacle = g.obstacles[one] ?? g.obstacles[other]
  return obstacle && gapToObstacle(g, g.obstacles[one] ? other : one, obstacle)
}

function gapToObstacle(g: Table, unit: UnitId, obstacle: Readonly<Obstacle>): number | undefined {
  const { outline } = outlinedObstacle(obstacle)
  const [ship, squadron] = [g.ships[unit], g.squadrons[unit]]
  return ship ? gapShipToObstacle(basePlace(ship), outline) : squadron && gapSquadronToObstacle(squadron.at, outline)
}

/** At distance 1 to `most` of each other (R12.19); a unit is at distance 1 of itself (R12.21). */
export function isNear(g: Table, one: UnitId, other: UnitId, most: Band): boolean {
  if (one === other) return true
  const gap = gapBetween(g, one, other)
  return gap !== undefined && isInBand(gap, most)
}

/** At ranges up to that one, from base to base and without a line of sight (R12.18): `close`, also between ships. */
export function isInRange(g: Table, one: UnitId, other: UnitId, most: RangeBand): boolean {
  const gap = gapBetween(g, one, other)
  return gap !== undefined && isWithinRange(gap, most)
}

/** Whether a length in µm ends in distance band 1 to `most`. */
export function isInBand(gap: number, most: Band): boolean {
  const band = distanceBand(gap)
  return band !== undefined && band <= most
}

/** Obstacles that a ship or squadron lies on (R13.1). */
export const obstaclesUnder = (g: Table, unit: UnitId): string[] =>
  Object.values(g.obstacles)
    .filter((obstacle) => {
      const { outline } = outlinedObstacle(obstacle)
      const [ship, squadron] = [g.ships[unit], g.squadrons[unit]]
      return ship
        ? shipOverlapsObstacle(basePlace(ship), outline)
        : squadron && squadronOverlapsObstacle(squadron.at, outline)
    })
    .map(({ id }) => id)

/** At distance 1 to `most` of an obstacle; on it is distance 1 (R12.22). */
export function isNearObstacle(g: Table, unit: UnitId, obstacle: string, most: Band): boolean {
  const found = g.obstacles[obstacle]
  const gap = found && gapToObstacle(g, unit, found)
  return gap !== undefined && isInBand(gap, most)
}

/** Some of an edge of the play area lies in the arc of a hull zone (R12.14). */
export function edgeInArc(g: Pick<PublicTable, 'ships' | 'area'>, id: UnitId, zone: HullZone, edge: Edge): boolean {
  const ship = g.ships[id]
  if (!ship) return false
  const { arcs } = shipShape(CHASSIS[shipKind(ship.card).chassis], ship.pose)
  return polygonInArc(arcs[zone], edgeLine(g.area, edge))
}

/** A unit overlaps an objective token. */
export function isOnToken(g: Table, unit: UnitId, token: Pick<ObjectiveToken, 'at'>): boolean {
  const [ship, squadron] = [g.ships[unit], g.squadrons[unit]]
  const shape = ship
    ? ({ kind: 'ship', place: basePlace(ship) } as const)
    : squadron && ({ kind: 'squadron', at: squadron.at } as const)
  return shape !== undefined && shapesOverlap(shape, { kind: 'token', at: token.at })
}

/** A line runs over one of the tokens, or between two of them. */
export function crossesTokens(line: Segment, tokens: readonly Pick<ObjectiveToken, 'at'>[]): boolean {
  const path = { corners: [line.from, line.to], radius: 0 }
  return tokens.some(
    ({ at }, i) =>
      isTouching(gapBetweenPieces(path, footprintOf({ kind: 'token', at }))) ||
      tokens.slice(i + 1).some((other) => segmentsCross(line, { from: at, to: other.at })),
  )
}

/** The same of a base and of an obstacle, wherever they lie. */
export const isBaseNearToken = (place: BasePlace, { at }: Pick<ObjectiveToken, 'at'>, most: Band): boolean =>
  isInBand(gapBetweenPieces(baseFootprint(place), footprintOf({ kind: 'token', at })), most)
export function isObstacleNearToken(
  obstacle: Readonly<Obstacle>,
  { at }: Pick<ObjectiveToken, 'at'>,
  most: Band,
): boolean {
  const { outline } = outlinedObstacle(obstacle)
  return isInBand(gapBetweenPieces(outlineFootprint(outline), footprintOf({ kind: 'token', at })), most)
}

/** At distance 1 to `most` of an objective token: base to the token's edge (R12.18). */
export function isNearToken(g: Table, unit: UnitId, token: Pick<ObjectiveToken, 'at'>, most: Band): boolean {
  const [ship, squadron] = [g.ships[unit], g.squadrons[unit]]
  const piece = ship ? baseFootprint(basePlace(ship)) : squadron && squadronFootprint(squadron.at)
  return piece !== undefined && isInBand(gapBetweenPieces(piece, footprintOf({ kind: 'token', at: token.at })), most)
}
