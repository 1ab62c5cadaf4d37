import type { Piece, Region } from '#shared/game/engine/region'
import type { DeepReadonly, Point, Pose } from '#shared/game/engine/state'
import { baseSize } from '#shared/game/geometry/base'
import type { Footprint } from '#shared/game/geometry/footprint'
import { mm, turn } from '#shared/game/geometry/grid'
import { footprintOf } from '#shared/game/geometry/region-shape'
import { type Box, commonBox, middleOf, playArea, unitedBox } from '#shared/game/geometry/table-area'
import {
  alternatives,
  boxOf,
  type Constraints,
  endOf,
  marksOf,
  type PlacingTable,
  TOUCHING,
  testAll,
} from './placing-region'

/** Distances between the places that are tried: a finer grid only where the coarser has nothing. */
const STEPS = [mm(32), mm(16), mm(8), mm(4)]
/** So many poses are tried on each grid. */
const MOST_TRIES = 10_000
/** Turned from the wanted heading; a base looks the same after half a turn, an obstacle does not. */
const TURNS: Record<Piece['kind'], readonly number[]> = {
  ship: [0, 90_000, 45_000, 135_000],
  obstacle: [0, 45_000, 90_000, 135_000, 180_000, 225_000, 270_000, 315_000],
  squadron: [0],
  token: [0],
  marker: [0],
}
/** No piece reaches farther from the middle of its pose than a large base does, in µm. */
const REACH = baseSize('large').length

/**
 * Legal poses for a piece, the nearest to the wanted one first (to the middle of where it may lie, if none is given),
 * at most one for each place of a grid. None: not one was found down to a grid of 4 mm, which counts as no place at
 * all. The same everywhere, and bounded.
 */
export function candidatePlaces(
  table: PlacingTable,
  region: DeepReadonly<Region>,
  piece: DeepReadonly<Piece>,
  limit: number,
  wanted?: DeepReadonly<Pose>,
): Pose[] {
  const all = alternatives(region)
  const searchIn = (each: Constraints[]) =>
    each.flatMap((constraints) => search(table, constraints, piece, limit, wanted))
  const apart = isNewToken(table, piece) ? searchIn(all.map((each) => [...each, { clear: 'tokens' }])) : []
  const found = apart.length > 0 ? apart : searchIn(all)
  if (!wanted) return found.slice(0, limit)
  const away = new Map(found.map((pose) => [pose, squareFrom(wanted, pose)]))
  return found.sort((p, q) => (away.get(p) ?? 0) - (away.get(q) ?? 0)).slice(0, limit)
}

/** Rather put beside the others than on them (RL.15). */
const isNewToken = ({ objectiveTokens = [] }: PlacingTable, { kind, id }: DeepReadonly<Piece>): boolean =>
  kind === 'token' && !objectiveTokens.some((token) => token.id === id)

const squareFrom = (from: Point, { x, y }: Point): number => (x - from.x) ** 2 + (y - from.y) ** 2

function search(
  table: PlacingTable,
  constraints: Constraints,
  piece: DeepReadonly<Piece>,
  limit: number,
  wanted: DeepReadonly<Pose> | undefined,
): Pose[] {
  const bounds = boundsOf(table, constraints, piece)
  if (!bounds) return []
  const from = { ...nearest(bounds, wanted ?? middleOf(bounds)), heading: wanted?.heading ?? 0 }
  const refuse = testAll(table, constraints, piece)
  for (const step of STEPS) {
    const found: Pose[] = []
    let tries = MOST_TRIES
    for (const { x, y } of gridPlaces(bounds, from, step)) {
      if (found.length === limit || tries <= 0) break
      const poses = TURNS[piece.kind].map((by) => ({ x, y, heading: turn(from.heading, by) }))
      tries -= poses.length
      const pose = poses.find((each) => !refuse(each))
      if (pose) found.push(pose)
    }
    if (found.length > 0) return found
  }
  return []
}

/** The grid goes through a place inside the bounds: where these are narrow, it has no other. */
const nearest = ({ x, y, width, height }: Box, wanted: Point): Point => ({
  x: Math.min(Math.max(wanted.x, x), x + width),
  y: Math.min(Math.max(wanted.y, y), y + height),
})

/** The places of a grid through `from` inside the bounds, the nearest first. */
function gridPlaces({ x, y, width, height }: Box, from: Point, step: number): Point[] {
  const [west, south] = [Math.ceil((x - from.x) / step), Math.ceil((y - from.y) / step)]
  const columns = Math.floor((x + width - from.x) / step) - west + 1
  const rows = Math.floor((y + height - from.y) / step) - south + 1
  const places = Array.from({ length: Math.max(0, rows) }, (_, row) =>
    Array.from({ length: Math.max(0, columns) }, (_, column) => ({
      x: from.x + (west + column) * step,
      y: from.y + (south + row) * step,
    })),
  ).flat()
  return places.sort((p, q) => squareFrom(from, p) - squareFrom(from, q))
}

/** Where the middle of the piece must be, roughly; undefined if there is nothing to be near to. */
function boundsOf(table: PlacingTable, constraints: Constraints, piece: DeepReadonly<Piece>): Box | undefined {
  let bounds: Box | undefined = playArea(table.area)
  for (const constraint of constraints) {
    const box = boxFor(table, constraint, piece)
    if (box === 'anywhere') continue
    bounds = box && bounds && commonBox(bounds, box)
  }
  return bounds
}

function boxFor(
  table: PlacingTable,
  constraint: Constraints[number],
  piece: DeepReadonly<Piece>,
): Box | 'anywhere' | undefined {
  if ('inside' in constraint) return boxOf(table, constraint.inside)
  if ('clear' in constraint || 'beyond' in constraint) return 'anywhere'
  if ('middle' in constraint) return { ...middleOf(boxOf(table, constraint.middle)), width: 0, height: 0 }
  if ('touching' in constraint)
    return boxAround(footprintOf({ kind: 'ship', place: constraint.touching }), TOUCHING + REACH)
  const [of, length] =
    'on' in constraint
      ? [constraint.on, 0]
      : [constraint.of, endOf('at' in constraint ? constraint.at : constraint.within)]
  const boxes = marksOf(table, of, piece).map(({ footprint }) => boxAround(footprint, length + REACH))
  return boxes.length === 0 ? undefined : boxes.reduce(unitedBox)
}

function boxAround({ corners, radius }: Footprint, margin: number): Box {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs) - radius - margin, Math.min(...ys) - radius - margin]
  return {
    x,
    y,
    width: Math.max(...xs) + radius + margin - x,
    height: Math.max(...ys) + radius + margin - y,
  }
}
