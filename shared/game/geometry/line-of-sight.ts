import type { HullZone, Point } from '#shared/game/engine/state'
import { aimAt, edgeToward, zonesCrossed } from './attack-range'
import { distance, isTouching, snap } from './grid'
import {
  isDeepInside,
  type Polygon,
  type Segment,
  shortestSegments,
  stretchesInside,
  stretchesOver,
  without,
} from './polygon'
import type { DefendingSide, Side } from './ship-shape'

/** Something that may lie under a line of sight: a ship's base, or the outline of an obstacle. */
export interface OutlinedPiece {
  readonly id: string
  readonly outline: Polygon
}

export interface LineOfSight {
  /** From attacker to defender, between targeting points or points of a base (R12.2). */
  readonly line: Segment<Point>
  /** Other hull zones of the defender that the line runs through: no line of sight (R12.6). */
  readonly blockedBy: readonly HullZone[]
  /** Ids of ships, then of obstacles (R12.8, R12.9). */
  readonly obstructedBy: readonly string[]
}

/** The end of the line at one side: its targeting point, or the point of its base closest to the other (R12.2, R12.3). */
function endAt(side: Side, other: DefendingSide): Point {
  if ('ship' in side) return side.ship.targetingPoints[side.zone]
  return snap(edgeToward(side.squadron, aimAt(other, side.squadron), side.radius))
}

/** Its point closest to the attacking squadron or hull zone (R13.10). */
function endAtOutline(outline: Polygon, attacker: Side): Point {
  if ('squadron' in attacker) return snap(aimAt({ outline }, attacker.squadron))
  const [shortest] = shortestSegments(attacker.ship.zones[attacker.zone], outline).segments
  if (!shortest) throw new Error('an outline without corners')
  return snap(shortest.to)
}

/** An obstacle obstructs where it can be seen: not where it lies beneath a base (R12.11); also where two bases touch (R11.21). */
function entersVisibly(line: Segment, obstacle: Polygon, bases: readonly Polygon[]): boolean {
  if (isTouching(distance(line.from, line.to))) return isDeepInside(obstacle, line.from)
  const inside = stretchesInside(line, obstacle)
  if (inside.length === 0) return false
  const covered = bases.flatMap((base) => stretchesOver(line, base))
  return without(inside, covered).some(([start, end]) => !isTouching(end - start))
}

/**
 * The line of sight of an attack. `others`: bases of all ships but attacker and defender; squadrons never count (R12.5),
 * nor do the attacker's own zones (R12.4).
 */
export function lineOfSight(
  attacker: Side,
  defender: DefendingSide,
  others: readonly OutlinedPiece[],
  obstacles: readonly OutlinedPiece[],
): LineOfSight {
  const to = 'outline' in defender ? endAtOutline(defender.outline, attacker) : endAt(defender, attacker)
  const line = { from: endAt(attacker, defender), to }
  const bases = [
    ...[attacker, defender].flatMap((side) => ('ship' in side ? [side.ship.base] : [])),
    ...others.map(({ outline }) => outline),
  ]
  const ships = others.filter(({ outline }) => stretchesInside(line, outline).length > 0)
  const visible = obstacles.filter(({ outline }) => entersVisibly(line, outline, bases))
  return {
    line,
    blockedBy: 'ship' in defender ? zonesCrossed(line, defender.ship, defender.zone) : [],
    obstructedBy: [...ships, ...visible].map(({ id }) => id),
  }
}
