import { basePlace } from '#shared/game/cards/catalog/models'
import { obstacleCard, outlinedObstacle } from '#shared/game/cards/catalog/obstacles'
import type { Refusal } from '#shared/game/engine/decision'
import { lyingTokens } from '#shared/game/engine/objective-tokens'
import type { Band, Constraint, Edges, Landmark, Piece, Region, RegionSubject } from '#shared/game/engine/region'
import {
  type Area,
  type CardInstance,
  type DeepReadonly,
  type ObjectiveToken,
  type Obstacle,
  type Pose,
  SEATS,
  type Seat,
  type Ship,
  type Squadron,
  type UnitId,
} from '#shared/game/engine/state'
import { type Footprint, footprintsOverlap, isWithinLength, liesWithinLength } from '#shared/game/geometry/footprint'
import { distance, mm } from '#shared/game/geometry/grid'
import { placedOutline } from '#shared/game/geometry/obstacle'
import { DISTANCE_ENDS } from '#shared/game/geometry/range'
import { footprintOf, type Shape, shapeInside, shapesOverlap } from '#shared/game/geometry/region-shape'
import {
  betweenZones,
  deploymentZone,
  edgesOfBox,
  middleOf,
  playArea,
  playerEdge,
  setupArea,
} from '#shared/game/geometry/table-area'

/** What of the table matters where something is placed on it. */
export type PlacingTable = DeepReadonly<{
  area: Area
  firstPlayer: Seat
  south?: Seat
  shortEdges?: true
  ships: Record<UnitId, Pick<Ship, 'id' | 'card' | 'pose'>>
  squadrons: Record<UnitId, Pick<Squadron, 'id' | 'at'>>
  obstacles: Record<string, Pick<Obstacle, 'id' | 'pose'>>
  objectiveTokens?: ObjectiveToken[]
  cards?: Record<string, Pick<CardInstance, 'id' | 'marker'>>
}>
export type Constraints = DeepReadonly<Constraint[]>

/** Something that distances are measured to; edges have no id. */
interface Mark {
  readonly id?: string
  readonly footprint: Footprint
}
interface LyingPiece extends Mark {
  readonly id: string
  readonly shape: Shape
}
const lying = (id: string, shape: Shape): LyingPiece => ({ id, shape, footprint: footprintOf(shape) })

/** The piece where it would lie. */
export function shapeOf(piece: DeepReadonly<Piece>, pose: Pose): Shape {
  if (piece.kind === 'ship') return { kind: 'ship', place: { size: piece.size, pose } }
  if (piece.kind === 'obstacle')
    return { kind: 'obstacle', outline: placedOutline(obstacleCard(piece.id).outline, pose) }
  return { kind: piece.kind === 'squadron' ? 'squadron' : 'token', at: { x: pose.x, y: pose.y } }
}

/** The part of the table that `inside` names. */
export function boxOf(table: PlacingTable, inside: DeepReadonly<Extract<Constraint, { inside: unknown }>>['inside']) {
  if (inside === 'play-area') return playArea(table.area)
  if (inside === 'setup-area') return setupArea(table)
  if (inside === 'between-zones') return betweenZones(table)
  return deploymentZone(table, inside.zone)
}

const ships = (table: PlacingTable): LyingPiece[] =>
  Object.values(table.ships).map((ship) => lying(ship.id, { kind: 'ship', place: basePlace(ship) }))
const squadrons = (table: PlacingTable): LyingPiece[] =>
  Object.values(table.squadrons).map(({ id, at }) => lying(id, { kind: 'squadron', at }))
const obstacles = (table: PlacingTable): LyingPiece[] =>
  Object.values(table.obstacles).map((obstacle) =>
    lying(obstacle.id, { kind: 'obstacle', outline: outlinedObstacle(obstacle).outline }),
  )
/** One that lies on the piece moves with it (R13.8). */
const tokens = (table: PlacingTable, piece?: string): LyingPiece[] =>
  lyingTokens(table)
    .filter(({ on }) => on === undefined || on !== piece)
    .map(({ id, at }) => lying(id, { kind: 'token', at }))

/** Tokens of cards. */
const markers = ({ cards = {} }: PlacingTable): LyingPiece[] =>
  Object.values(cards).flatMap(({ id, marker }) => (marker ? [lying(id, { kind: 'token', at: marker })] : []))

function thingsOn(table: PlacingTable, things: DeepReadonly<RegionSubject>, piece: DeepReadonly<Piece>): LyingPiece[] {
  const besides = (kind: Piece['kind'], all: LyingPiece[]) =>
    all.filter(({ id }) => piece.kind !== kind || id !== piece.id)
  if (things === 'ships') return besides('ship', ships(table))
  if (things === 'squadrons') return besides('squadron', squadrons(table))
  if (things === 'obstacles') return besides('obstacle', obstacles(table))
  if (things === 'tokens') return besides('token', tokens(table, piece.id))
  if (things === 'markers') return besides('marker', markers(table))
  if ('obstacle' in things) return obstacles(table).filter(({ id }) => id === things.obstacle)
  if ('token' in things) return tokens(table).filter(({ id }) => id === things.token)
  const units = 'unit' in things ? [things.unit] : things.units
  return [...ships(table), ...squadrons(table)].filter(({ id }) => units.includes(id))
}

const isEdges = (of: DeepReadonly<Landmark>): of is DeepReadonly<Edges> =>
  of === 'player-edges' || of === 'all-edges' || of === 'setup-edges' || (typeof of === 'object' && 'edge' in of)

function edges(table: PlacingTable, of: DeepReadonly<Edges>): Footprint[] {
  if (of === 'all-edges') return edgesOfBox(playArea(table.area))
  if (of === 'setup-edges') return edgesOfBox(setupArea(table))
  if (of === 'player-edges') return SEATS.map((seat) => playerEdge(table, seat))
  return [playerEdge(table, of.edge)]
}

/** What a landmark is on this table, for this piece. */
export const marksOf = (table: PlacingTable, of: DeepReadonly<Landmark>, piece: DeepReadonly<Piece>): Mark[] =>
  isEdges(of) ? edges(table, of).map((footprint) => ({ footprint })) : thingsOn(table, of, piece)

/** Where the ruler's band ends, in µm. */
export const endOf = (band: Band): number =>
  Math.max(...DISTANCE_ENDS.flatMap(([each, end]) => (each === band ? [end] : [])))

/** A piece that is put against a base by hand touches it from so far on, in µm (RL.23). */
export const TOUCHING = mm(5)

type PlaceTest = (shape: Shape, self: Footprint, pose: Pose) => Refusal | undefined
const refusal = (code: Refusal['code'], about: { readonly id?: string } | undefined): Refusal => ({
  code,
  ...(about?.id !== undefined && { subject: about.id }),
})

/** The constraint with everything that it is measured to looked up. */
function testOf(table: PlacingTable, piece: DeepReadonly<Piece>, constraint: Constraints[number]): PlaceTest {
  if ('inside' in constraint) {
    const box = boxOf(table, constraint.inside)
    return (shape) => (shapeInside(shape, box) ? undefined : refusal('place-outside', undefined))
  }
  if ('clear' in constraint) {
    const things = thingsOn(table, constraint.clear, piece)
    return (shape) => {
      const hit = things.find((thing) => shapesOverlap(shape, thing.shape))
      return hit && refusal('place-overlaps', hit)
    }
  }
  if ('on' in constraint) {
    const things = thingsOn(table, constraint.on, piece)
    return (_shape, self) =>
      things.some(({ footprint }) => isWithinLength(self, footprint, 0))
        ? undefined
        : refusal('place-not-touching', things[0])
  }
  if ('middle' in constraint) {
    const middle = middleOf(boxOf(table, constraint.middle))
    return (_shape, _self, pose) => (distance(pose, middle) <= mm(1) ? undefined : refusal('place-outside', undefined))
  }
  if ('touching' in constraint) {
    const footprint = footprintOf({ kind: 'ship', place: constraint.touching })
    return (_shape, self) => {
      if (footprintsOverlap(self, footprint)) return refusal('place-overlaps', undefined)
      return isWithinLength(self, footprint, TOUCHING) ? undefined : refusal('too-far', undefined)
    }
  }
  const marks = marksOf(table, constraint.of, piece)
  if ('beyond' in constraint) {
    const end = endOf(constraint.beyond)
    return (_, self) => {
      const near = marks.find(({ footprint }) => isWithinLength(self, footprint, end))
      return near && refusal('too-close', near)
    }
  }
  const [holds, end] =
    'at' in constraint ? [isWithinLength, endOf(constraint.at)] : [liesWithinLength, endOf(constraint.within)]
  return (_, self) => {
    if (marks.some(({ footprint }) => holds(self, footprint, end))) return undefined
    return refusal('too-far', marks.length === 1 ? marks[0] : undefined)
  }
}

/** Judges poses by one set of constraints; everything on the table is looked up once. */
export function testAll(
  table: PlacingTable,
  constraints: Constraints,
  piece: DeepReadonly<Piece>,
): (pose: Pose) => Refusal | undefined {
  const tests = constraints.map((constraint) => testOf(table, piece, constraint))
  return (pose) => {
    const shape = shapeOf(piece, pose)
    const self = footprintOf(shape)
    for (const test of tests) {
      const found = test(shape, self, pose)
      if (found) return found
    }
    return undefined
  }
}

/** The regions that a region gives the choice between. */
export const alternatives = (region: DeepReadonly<Region>): Constraints[] => [
  region.all,
  ...(region.or ? alternatives(region.or) : []),
]

/** What is wrong with a place; of several regions, with the first (R3.9, R3.15, R3.17). `subject`: the piece in the way, or too far away. */
export function fits(
  table: PlacingTable,
  region: DeepReadonly<Region>,
  piece: DeepReadonly<Piece>,
  pose: Pose,
): Refusal | undefined {
  const refusals = alternatives(region).map((constraints) => testAll(table, constraints, piece)(pose))
  return refusals.every((found) => found !== undefined) ? refusals[0] : undefined
}
