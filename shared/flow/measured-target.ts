import { CHASSIS } from '#shared/cards/catalog/chassis'
import { shipCard } from '#shared/cards/catalog/ships'
import type { Target } from '#shared/engine/decision'
import { HULL_ZONES, type HullZone, type PublicShip, type PublicTable, type UnitId } from '#shared/engine/state'
import { partInArc, squadronInArc } from '#shared/geometry/arc'
import { SQUADRON_RADIUS } from '#shared/geometry/base'
import { distance } from '#shared/geometry/grid'
import { RANGE_ENDS } from '#shared/geometry/range'
import { type ShipShape, type Side, shipShape } from '#shared/geometry/ship-shape'
import { type Sight, sight } from '#shared/geometry/sight'

/** Every ship as attacks see it. */
export type Shapes = ReadonlyMap<UnitId, ShipShape>
type Table = Pick<PublicTable, 'ships' | 'squadrons'>
type Placed = Pick<PublicShip, 'card' | 'pose'>

/** A pose is never changed, only replaced, so a shape made for it stays right. */
const MADE = new WeakMap<Placed['pose'], ShipShape>()

function shapeAt({ card, pose }: Placed): ShipShape {
  const known = MADE.get(pose)
  if (known) return known
  const made = shipShape(CHASSIS[shipCard(card).chassis], pose)
  MADE.set(pose, made)
  return made
}

export const shapesOn = (g: Table): Shapes => new Map(Object.values(g.ships).map((ship) => [ship.id, shapeAt(ship)]))

/** Two ends of an attack: a hull zone of a ship, and a hull zone or a squadron. */
export interface Ends {
  readonly attacker: UnitId
  readonly zone: HullZone
  readonly defender: UnitId
  readonly defendingZone?: HullZone
}

/** `front>vic.rear`, `front>tie-1` */
export const targetId = ({ zone, defender, defendingZone }: Omit<Ends, 'attacker'>): string =>
  `${zone}>${defender}${defendingZone ? `.${defendingZone}` : ''}`

/** What an id of `targetId` says; undefined if it is none. */
export function endsOf(attacker: UnitId, id: string): Ends | undefined {
  const [from = '', to = ''] = id.split('>')
  const zone = HULL_ZONES.find((each) => each === from)
  const defendingZone = HULL_ZONES.find((each) => to.endsWith(`.${each}`))
  const defender = defendingZone ? to.slice(0, -defendingZone.length - 1) : to
  return zone && { attacker, zone, defender, ...(defendingZone && { defendingZone }) }
}

function shapeOf(shapes: Shapes, id: UnitId): ShipShape {
  const shape = shapes.get(id)
  if (!shape) throw new Error(`no ship ${id} on the table`)
  return shape
}

function defenderOf(g: Table, shapes: Shapes, { defender, defendingZone }: Ends): Side {
  if (defendingZone) return { ship: shapeOf(shapes, defender), zone: defendingZone }
  const squadron = g.squadrons[defender]
  if (!squadron) throw new Error(`no squadron ${defender} on the table`)
  return { squadron: squadron.at }
}

/**
 * Whether arc or reach alone rule a target out, found without measuring it: most of what a ship does not attack is
 * behind it or far away (R6.3-4).
 */
export function isFarOff(g: Table, shapes: Shapes, ends: Ends): 'out-of-arc' | 'out-of-range' | undefined {
  const ship = shapeOf(shapes, ends.attacker)
  const defender = defenderOf(g, shapes, ends)
  const inArc =
    'ship' in defender
      ? partInArc(ship.arcs[ends.zone], defender.ship.zones[defender.zone]).length > 0
      : squadronInArc(ship.arcs[ends.zone], defender.squadron)
  if (!inArc) return 'out-of-arc'
  const reach = 'ship' in defender ? halfDiagonal(defender.ship) : SQUADRON_RADIUS
  const to = 'ship' in defender ? middle(defender.ship) : defender.squadron
  const gap = distance(middle(ship), to) - halfDiagonal(ship) - reach
  return gap > LONGEST ? 'out-of-range' : undefined
}

/** The end of the ruler, in µm. */
const LONGEST = Math.max(...RANGE_ENDS.map(([, end]) => end))

const middle = ({ base }: ShipShape) => ({
  x: base.reduce((sum, { x }) => sum + x, 0) / base.length,
  y: base.reduce((sum, { y }) => sum + y, 0) / base.length,
})
const halfDiagonal = (ship: ShipShape): number => Math.max(...ship.base.map((corner) => distance(corner, middle(ship))))

/** Arc, range and line of sight (R12). */
export function sightOf(g: Table, shapes: Shapes, ends: Ends): Sight {
  const others = [...shapes]
    .filter(([id]) => id !== ends.attacker && id !== ends.defender)
    .map(([id, { base }]) => ({ id, outline: base }))
  const attacker = { ship: shapeOf(shapes, ends.attacker), zone: ends.zone }
  return sight({ attacker, defender: defenderOf(g, shapes, ends), others, obstacles: [] })
}

/** What was measured, in the words of an option; `dice` and `removed` are the attacker's matter. */
export function factsOf(ends: Ends, seen: Sight, dice: Pick<Target, 'dice' | 'removed'>): Target {
  const { band, length, segment, crosses } = seen.range
  return {
    zone: ends.zone,
    defender: ends.defender,
    ...(ends.defendingZone && { defendingZone: ends.defendingZone }),
    length,
    measured: segment,
    ...(band && { range: band }),
    sight: seen.line,
    obstructedBy: [...seen.obstructedBy],
    through: [...new Set([...crosses, ...seen.blockedBy])],
    ...dice,
  }
}

/** A target that is behind or too far away, as the table draws it: nothing can be gathered against it. */
export function measuredTarget(g: Table, attacker: UnitId, id: string): Target | undefined {
  const ends = endsOf(attacker, id)
  if (!ends) return undefined
  const dice = { red: 0, blue: 0, black: 0 }
  return factsOf(ends, sightOf(g, shapesOn(g), ends), { dice, removed: 0 })
}
