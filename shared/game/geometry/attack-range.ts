import type { HullZone, Point, RangeBand } from '#shared/game/engine/state'
import { chordsInArc, edgesInArc, type FiringArc, partInArc, pointInArc } from './arc'
import { SQUADRON_RADIUS } from './base'
import { distance, snap, type Vector } from './grid'
import { nearestPlace, type Polygon, type Segment, shortestSegments, stretchesInside } from './polygon'
import { type DistanceBand, distanceBand, rangeBand } from './range'
import type { DefendingSide, ShipShape, Side } from './ship-shape'

/** An attack range as measured (R12.13). */
export interface AttackRange {
  /** µm */
  readonly length: number
  /** `undefined` beyond the ruler. */
  readonly band: RangeBand | undefined
  readonly distance: DistanceBand | undefined
  /** Between the closest points, from attacker to defender. */
  readonly segment: Segment<Point>
  /** Other hull zones of the defender that the measurement runs through (R12.7). */
  readonly crosses: readonly HullZone[]
}

interface ShortestSegments {
  readonly length: number
  readonly segments: readonly Segment[]
}

const ZONES: readonly HullZone[] = ['front', 'right', 'rear', 'left']

/** Zones of a ship, other than its attacked one, that a segment enters. Edges and corners do not count (R12.12). */
export const zonesCrossed = (segment: Segment, ship: ShipShape, attacked: HullZone): HullZone[] =>
  ZONES.filter((zone) => zone !== attacked && stretchesInside(segment, ship.zones[zone]).length > 0)

/** The point of a squadron's base, or of another disc, nearest to a place outside it. */
export function edgeToward(middle: Point, place: Vector, radius = SQUADRON_RADIUS): Vector {
  const length = distance(middle, place)
  if (length <= radius) return place
  const t = radius / length
  return { x: middle.x + (place.x - middle.x) * t, y: middle.y + (place.y - middle.y) * t }
}

type Disc = Extract<Side, { squadron: Point }>

function zoneToDisc(zone: Polygon, { squadron, radius }: Disc): ShortestSegments {
  const from = nearestPlace(zone, squadron)
  const to = edgeToward(squadron, from, radius)
  return { length: distance(from, to), segments: [{ from, to }] }
}

/** To the part of a squadron's base inside the arc: its nearest point, or else some point on a line of the arc. */
function zoneToDiscInArc(zone: Polygon, disc: Disc, arc: FiringArc): ShortestSegments | undefined {
  const free = zoneToDisc(zone, disc)
  const to = free.segments[0]?.to
  if (to && pointInArc(arc, to)) return free
  const chords = chordsInArc(arc, disc.squadron, disc.radius)
  return shortestToAny(
    zone,
    chords.map(({ from, to }) => [from, to]),
  )
}

/** To the nearest of several lines. */
const shortestToAny = (zone: Polygon, lines: readonly Polygon[]): ShortestSegments | undefined =>
  lines
    .map((line) => shortestSegments(zone, line))
    .reduce<ShortestSegments | undefined>((a, b) => (a && a.length <= b.length ? a : b), undefined)

/** The place of what is attacked that a place outside it is measured to; of a disc its middle. */
export function aimAt(defender: DefendingSide, place: Vector): Vector {
  if ('squadron' in defender) return defender.squadron
  return nearestPlace('ship' in defender ? defender.ship.zones[defender.zone] : defender.outline, place)
}

function squadronTo(squadron: Point, defender: DefendingSide): ShortestSegments {
  const to = aimAt(defender, squadron)
  const from = edgeToward(squadron, to)
  const end = 'squadron' in defender ? edgeToward(defender.squadron, from) : to
  return { length: distance(from, end), segments: [{ from, to: end }] }
}

/** The shortest way to what may be attacked; `undefined` if nothing of the defender lies in the arc. */
function shortest(attacker: Side, defender: DefendingSide): ShortestSegments | undefined {
  if ('squadron' in attacker) return squadronTo(attacker.squadron, defender)
  const zone = attacker.ship.zones[attacker.zone]
  const arc = attacker.ship.arcs[attacker.zone]
  if ('squadron' in defender) return zoneToDiscInArc(zone, defender, arc)
  // What of it lies in the arc is nearest where it begins: at its edge.
  if ('outline' in defender) return shortestToAny(zone, edgesInArc(arc, defender.outline))
  const part = partInArc(arc, defender.ship.zones[defender.zone])
  return part.length === 0 ? undefined : shortestSegments(zone, part)
}

/** The same without regard to the arc. */
function shortestAnywhere(attacker: Side, defender: DefendingSide): ShortestSegments {
  if ('squadron' in attacker) return squadronTo(attacker.squadron, defender)
  const zone = attacker.ship.zones[attacker.zone]
  if ('squadron' in defender) return zoneToDisc(zone, defender)
  return shortestSegments(zone, 'ship' in defender ? defender.ship.zones[defender.zone] : defender.outline)
}

/** The segment as it is drawn and judged: of several equally short ones the first that runs through no other zone. */
function wayOf(segments: readonly Segment[], defender: DefendingSide): Pick<AttackRange, 'segment' | 'crosses'> {
  let first: Pick<AttackRange, 'segment' | 'crosses'> | undefined
  for (const { from, to } of segments) {
    const segment = { from: snap(from), to: snap(to) }
    const crosses = 'ship' in defender ? zonesCrossed(segment, defender.ship, defender.zone) : []
    if (crosses.length === 0) return { segment, crosses }
    first ??= { segment, crosses }
  }
  if (!first) throw new Error('a hull zone without corners')
  return first
}

function measured({ length, segments }: ShortestSegments, defender: DefendingSide): AttackRange {
  const whole = Math.round(length)
  return { length: whole, band: rangeBand(whole), distance: distanceBand(whole), ...wayOf(segments, defender) }
}

/**
 * Attack range between the closest points of the attacking hull zone (or squadron's base) and of the part of the
 * defending one that lies in the attacker's arc (R12.13); `undefined` if no part does (R12.14).
 */
export function attackRange(attacker: Side, defender: DefendingSide): AttackRange | undefined {
  const found = shortest(attacker, defender)
  return found && measured(found, defender)
}
/** The same measurement with everything outside the arc taken in: where a target out of arc lies. */
export const rangeWithoutArc = (attacker: Side, defender: DefendingSide): AttackRange =>
  measured(shortestAnywhere(attacker, defender), defender)
