import type { Piece, Region } from '#shared/game/engine/region'
import type { DeepReadonly, Point, Pose } from '#shared/game/engine/state'
import { baseSize, type SizeClass, shipInside } from '#shared/game/geometry/base'
import type { Footprint } from '#shared/game/geometry/footprint'
import { mm, turn } from '#shared/game/geometry/grid'
import { finalPose, MANEUVER_TOOL } from '#shared/game/geometry/maneuver-tool'
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
/**
 * Turned from the wanted heading, as long as one before has no place. A ship is never turned back, for its base looks the same
 * after half a turn; an obstacle may be.
 */
const TURNS: Record<Piece['kind'], readonly (readonly number[])[]> = {
  ship: [[0], [45_000, 315_000], [90_000, 270_000]],
  obstacle: [[0, 45_000, 90_000, 135_000, 180_000, 225_000, 270_000, 315_000]],
  squadron: [[0]],
  token: [[0]],
  marker: [[0]],
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
  const found = firstFound(waysOf(table, piece), (more) => searchIn(all.map((each) => [...each, ...more])))
  if (!wanted) return found.slice(0, limit)
  const away = new Map(found.map((pose) => [pose, squareFrom(wanted, pose)]))
  return found.sort((p, q) => (away.get(p) ?? 0) - (away.get(q) ?? 0)).slice(0, limit)
}

/** A new token is rather put beside other tokens and obstacles than on them (RL.15). */
const waysOf = (table: PlacingTable, piece: DeepReadonly<Piece>): Constraints[] =>
  isNewToken(table, piece) ? [[{ clear: 'tokens' }, { clear: 'obstacles' }], [{ clear: 'tokens' }], []] : [[]]

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
  const turned = TURNS[piece.kind].map((by) => by.map((each) => turn(from.heading, each)))
  const tests: ((pose: Pose) => boolean)[] =
    piece.kind === 'ship'
      ? [(pose) => staysAhead(table, piece.size, pose) && !refuse(pose), (pose) => !refuse(pose)]
      : [(pose) => !refuse(pose)]
  return firstFound(STEPS, (step) =>
    firstFound(tests, (isGood) =>
      firstFound(turned, (headings) => onGrid(gridPlaces(bounds, from, step), headings, limit, isGood)),
    ),
  )
}

/** At full speed straight ahead the ship would stay on the table. */
const staysAhead = ({ area }: PlacingTable, size: SizeClass, pose: Pose): boolean =>
  shipInside({ size, pose: finalPose(size, pose, FULL_SPEED, 'left') }, area)
const FULL_SPEED = Array.from({ length: MANEUVER_TOOL.joints }, () => 0)

/** What the first of several searches finds that finds anything. */
function firstFound<T>(ways: readonly T[], searchBy: (way: T) => Pose[]): Pose[] {
  for (const way of ways) {
    const found = searchBy(way)
    if (found.length > 0) return found
  }
  return []
}

function onGrid(
  places: readonly Point[],
  headings: readonly number[],
  limit: number,
  isGood: (pose: Pose) => boolean,
): Pose[] {
  const found: Pose[] = []
  let tries = MOST_TRIES
  for (const { x, y } of places) {
    if (found.length === limit || tries <= 0) break
    tries -= headings.length
    const pose = headings.map((heading) => ({ x, y, heading })).find(isGood)
    if (pose) found.push(pose)
  }
  return found
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
