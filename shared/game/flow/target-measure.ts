import { obstaclesUnder } from '#shared/game/cards/card-measure'
import { obstaclesOn, outlinedObstacle } from '#shared/game/cards/catalog/obstacles'
import { type Shapes, shapesOn } from '#shared/game/cards/catalog/ship-shapes'
import type { Target } from '#shared/game/engine/decision'
import { HULL_ZONES, type HullZone, type Point, type PublicTable, type UnitId } from '#shared/game/engine/state'
import { edgesInArc, partInArc, squadronInArc } from '#shared/game/geometry/arc'
import { SQUADRON_RADIUS } from '#shared/game/geometry/base'
import { circleAround } from '#shared/game/geometry/footprint'
import { distance, endsWithin, type Vector } from '#shared/game/geometry/grid'
import type { Polygon } from '#shared/game/geometry/polygon'
import { DISTANCE_ENDS, RANGE_ENDS } from '#shared/game/geometry/range'
import type { DefendingSide, ShipShape, Side } from '#shared/game/geometry/ship-shape'
import { type Sight, sight } from '#shared/game/geometry/sight'

export { obstaclesOn } from '#shared/game/cards/catalog/obstacles'
export { type Shapes, shapesOn } from '#shared/game/cards/catalog/ship-shapes'

export { countDice, REACHING, usableDice } from '#shared/game/engine/reach'

type Table = Pick<PublicTable, 'ships' | 'squadrons' | 'obstacles'>

/** Two ends of an attack; a squadron has no hull zone. */
export interface TargetEnds {
  readonly attacker: UnitId
  readonly zone?: HullZone | undefined
  readonly defender: UnitId
  readonly defendingZone?: HullZone | undefined
}
export type ShipTargetEnds = TargetEnds & { readonly zone: HullZone }

/** `front>vic.rear`, `front>tie-1`; of a squadron `vic.rear`, `tie-1` */
export const targetId = ({ zone, defender, defendingZone }: Omit<TargetEnds, 'attacker'>): string =>
  `${zone ? `${zone}>` : ''}${defender}${defendingZone ? `.${defendingZone}` : ''}`

/** What an id of `targetId` says; undefined if it is none. */
export function endsOf(attacker: UnitId, id: string): TargetEnds | undefined {
  const [to = '', from] = id.split('>').reverse()
  const zone = HULL_ZONES.find((each) => each === from)
  if (from !== undefined && !zone) return undefined
  const defendingZone = HULL_ZONES.find((each) => to.endsWith(`.${each}`))
  const defender = defendingZone ? to.slice(0, -defendingZone.length - 1) : to
  return { attacker, ...(zone && { zone }), defender, ...(defendingZone && { defendingZone }) }
}

function shapeOf(shapes: Shapes, id: UnitId): ShipShape {
  const shape = shapes.get(id)
  if (!shape) throw new Error(`no ship ${id} on the table`)
  return shape
}

function sideOf(g: Table, shapes: Shapes, unit: UnitId, zone: HullZone | undefined): Side {
  if (zone) return { ship: shapeOf(shapes, unit), zone }
  const squadron = g.squadrons[unit]
  if (!squadron) throw new Error(`no squadron ${unit} on the table`)
  return { squadron: squadron.at }
}

function defendingSideOf(g: Table, shapes: Shapes, { defender, defendingZone }: TargetEnds): DefendingSide {
  const obstacle = g.obstacles[defender]
  return obstacle ? outlinedObstacle(obstacle) : sideOf(g, shapes, defender, defendingZone)
}

/**
 * Whether arc or reach rule a target out, without measuring it: most targets that a unit cannot attack are behind it or
 * far away (R6.3-4, R11.23). Nor can it attack an obstacle that it lies on (R13.10).
 */
export function ruledOut(
  g: Table,
  shapes: Shapes,
  ends: TargetEnds,
): 'out-of-arc' | 'out-of-range' | 'on-target' | undefined {
  if (g.obstacles[ends.defender] && obstaclesUnder(g, ends.attacker).includes(ends.defender)) return 'on-target'
  const attacker = sideOf(g, shapes, ends.attacker, ends.zone)
  const defender = defendingSideOf(g, shapes, ends)
  if (!isInArc(attacker, defender)) return 'out-of-arc'
  const gap = distance(middle(attacker), middle(defender)) - radius(attacker) - radius(defender)
  return endsWithin(gap, 'ship' in attacker ? LONGEST : LONGEST_OF_SQUADRONS) ? undefined : 'out-of-range'
}

/** The end of the ruler, and that of Snipe (R11.34), in µm. */
const LONGEST = Math.max(...RANGE_ENDS.map(([, end]) => end))
const LONGEST_OF_SQUADRONS = DISTANCE_ENDS[1][1]

function isInArc(attacker: Side, defender: DefendingSide): boolean {
  // Squadrons attack all around (R11.24).
  if ('squadron' in attacker) return true
  const arc = attacker.ship.arcs[attacker.zone]
  if ('squadron' in defender) return squadronInArc(arc, defender.squadron)
  if ('outline' in defender) return edgesInArc(arc, defender.outline).length > 0
  return partInArc(arc, defender.ship.zones[defender.zone]).length > 0
}

const outlineOf = (side: Exclude<DefendingSide, { squadron: Point }>): Polygon =>
  'ship' in side ? side.ship.base : side.outline
const middle = (side: DefendingSide): Vector =>
  'squadron' in side ? side.squadron : circleAround(outlineOf(side)).middle
const radius = (side: DefendingSide): number =>
  'squadron' in side ? SQUADRON_RADIUS : circleAround(outlineOf(side)).radius

/** What has been seen among ships and obstacles as they lie. */
const SEEN = new WeakMap<Shapes, Map<string, Sight>>()

function seenAmong(shapes: Shapes): Map<string, Sight> {
  const seen = SEEN.get(shapes) ?? new Map<string, Sight>()
  SEEN.set(shapes, seen)
  return seen
}

/** Every squadron is where it stands. */
function nameOf({ squadrons }: Table, unit: UnitId, zone: HullZone | undefined): string {
  const squadron = zone ? undefined : squadrons[unit]
  return squadron ? `${squadron.at.x} ${squadron.at.y}` : `${unit}.${zone}`
}

/** Arc, range and line of sight, as everybody sees them (R12). */
export function sightOf(g: Table, shapes: Shapes, ends: TargetEnds): Sight {
  const seen = seenAmong(shapes)
  const name = `${nameOf(g, ends.attacker, ends.zone)}>${nameOf(g, ends.defender, ends.defendingZone)}`
  const known = seen.get(name)
  if (known) return known
  const others = [...shapes]
    .filter(([id]) => id !== ends.attacker && id !== ends.defender)
    .map(([id, { base }]) => ({ id, outline: base }))
  const attacker = sideOf(g, shapes, ends.attacker, ends.zone)
  const defender = defendingSideOf(g, shapes, ends)
  const obstacles = obstaclesOn(g).filter(({ id }) => id !== ends.defender)
  const found = sight({ attacker, defender, others, obstacles })
  seen.set(name, found)
  return found
}

/** What was measured, in the words of an option; the rest is the attacker's matter. */
export function factsOf(
  { zone, defender, defendingZone }: TargetEnds,
  { range: { band, length, segment, crosses }, line, blockedBy }: Sight,
  { dice, removed, obstructedBy }: Pick<Target, 'dice' | 'removed'> & { obstructedBy: readonly UnitId[] },
): Target {
  const through = crosses.length + blockedBy.length > 0 ? [...new Set([...crosses, ...blockedBy])] : []
  const own = [...obstructedBy]
  const facts: Target = { defender, length, measured: segment, sight: line, obstructedBy: own, through, dice, removed }
  if (zone) facts.zone = zone
  if (defendingZone) facts.defendingZone = defendingZone
  if (band) facts.range = band
  return facts
}

/** A target that is behind or too far away, as the table draws it: nothing can be gathered against it. */
export function measuredTarget(g: Table, attacker: UnitId, id: string): Target | undefined {
  const ends = endsOf(attacker, id)
  if (!ends) return undefined
  const dice = { red: 0, blue: 0, black: 0 }
  const seen = sightOf(g, shapesOn(g), ends)
  return factsOf(ends, seen, { dice, removed: 0, obstructedBy: seen.obstructedBy })
}
