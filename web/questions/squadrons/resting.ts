import { engagedWith } from '#shared/game/cards/catalog/engaged'
import { restingGround } from '#shared/game/cards/resting-ground'
import type { Point, UnitId } from '#shared/game/engine/state'
import { placeOf } from '#shared/game/flow/table'
import { gapBetweenSquadrons, gapToSquadron, SQUADRON_RADIUS } from '#shared/game/geometry/base'
import { placeBeside, placeBesideSquadron } from '#shared/game/geometry/contact'
import { distance, FULL_TURN, forward, snap } from '#shared/game/geometry/grid'
import { DISTANCE_ENDS } from '#shared/game/geometry/range'
import {
  isRestingPlace,
  isWithinReach,
  leavesTable,
  type SquadronNeighborhood,
} from '#shared/game/geometry/squadron-rest'
import { aimsOf } from '#shared/play/view/attack-reach'
import type { GameView } from '#shared/play/view/game-view'
import { bearing } from '#web/words/bearing'
import type { Move } from './flights'

/** µm; how far from where it was put down a free place is looked for. */
const SEARCH = 90_000
const STEP = 1_500
const BEARINGS = Array.from({ length: 60 }, (_, n) => n * (FULL_TURN / 60))
/** The end of distance 1, in µm. */
const [[, DISTANCE_ONE]] = DISTANCE_ENDS
/** 1/1000 degree; how finely contact is looked for around something. */
const FINE = 2_000

interface Ground extends SquadronNeighborhood {
  view: GameView
  move: Move
}

const groundOf = (view: GameView, move: Move): Ground => ({
  view,
  move,
  ...restingGround(view, move.squadron, move.unengaged),
})

const isLegal = (ground: Ground, at: Point): boolean =>
  isWithinReach(ground.move.around, at, ground.move.reach) && isRestingPlace(ground, at)

/** From `from` that many µm towards `to`. */
function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to)
  if (whole === 0) return from
  return snap({ x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole })
}

const away = (from: Point, bearing: number, length: number): Point => {
  const u = forward(bearing)
  return snap({ x: from.x + u.x * length, y: from.y + u.y * length })
}

const isOut = ({ area }: GameView, { x, y }: Point): boolean => x < 0 || y < 0 || x > area.width || y > area.height

/**
 * Where the squadron ends its move if it is placed at `to`: there, or at the nearest place in its reach where it lies
 * over nothing. The edge of the table is only crossed by who points beyond it (R9.15).
 */
export function restingPlace(view: GameView, move: Move, to: Point): Point {
  const ground = groundOf(view, move)
  const { around, reach } = move
  const wanted = isWithinReach(around, to, reach) ? snap(to) : towards(around, to, reach)
  const mayLeave = isOut(view, to) || leavesTable(around, view.area)
  const isFree = (at: Point) => isLegal(ground, at) && (mayLeave || !leavesTable(at, view.area))
  if (isFree(wanted)) return wanted
  for (let ring = STEP; ring <= SEARCH; ring += STEP) {
    const places = BEARINGS.map((bearing) => away(wanted, bearing, ring)).filter(isFree)
    const [first] = places
    if (first) return first
  }
  return around
}

/** Whole degrees clockwise from north, for reading only. */
export const bearingTo = (from: Point, to: Point): number => bearing(to.x - from.x, to.y - from.y)

/** That many whole millimetres on a bearing in whole degrees. */
export const placeAt = (from: Point, bearing: number, mm: number): Point => away(from, bearing * 1000, mm * 1000)

export interface Anchor {
  kind: 'engage' | 'touch' | 'reach' | 'behind'
  unit: UnitId
  to: Point
}

/** Of places on rings around something, the one that asks for the shortest way. */
function nearest(ground: Ground, places: readonly Point[], fits: (at: Point) => boolean = () => true) {
  const { around } = ground.move
  return places
    .filter((at) => isLegal(ground, at) && !leavesTable(at, ground.view.area))
    .sort((a, b) => distance(around, a) - distance(around, b))
    .find(fits)
}

const turns = (): number[] => Array.from({ length: FULL_TURN / FINE }, (_, n) => n * FINE)

const withPlace = (view: GameView, { squadron }: Move, at: Point): GameView => {
  const moved = view.squadrons[squadron]
  return moved ? { ...view, squadrons: { ...view.squadrons, [squadron]: { ...moved, at } } } : view
}

/** The first place of a straight way from which on `fits` holds, found by halving. */
function firstFit(from: Point, to: Point, fits: (at: Point) => boolean): Point | undefined {
  if (!fits(to)) return undefined
  let [low, high] = [0, distance(from, to)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(towards(from, to, middle))) high = middle
    else low = middle
  }
  return towards(from, to, high)
}

function engaging(ground: Ground, enemy: UnitId): Point | undefined {
  const { view, move } = ground
  const at = view.squadrons[enemy]?.at
  if (!at || gapBetweenSquadrons(move.around, at) <= DISTANCE_ONE) return undefined
  const engages = (place: Point) => engagedWith(withPlace(view, move, place), move.squadron).includes(enemy)
  const reach = 2 * SQUADRON_RADIUS + DISTANCE_ONE - 1_000
  return nearest(
    ground,
    turns().map((bearing) => away(at, bearing, reach)),
    engages,
  )
}

function touching(ground: Ground, other: UnitId): Point | undefined {
  const at = ground.view.squadrons[other]?.at
  return (
    at &&
    nearest(
      ground,
      turns().map((bearing) => placeBesideSquadron(at, bearing)),
    )
  )
}

/** Its hull zones end a few millimetres inside the base of a ship (R1.12), so just at distance 1 of that is too far. */
const NEAR_ENOUGH = DISTANCE_ONE - 8_000

/** A place from which it could attack the ship: near is not enough where others hold it, or it has no dice for ships (R11.17). */
function reaching(ground: Ground, ship: UnitId): Point | undefined {
  const { move, view } = ground
  const place = placeOf(view, ship)
  const near = (at: Point) => gapToSquadron(place, at) <= NEAR_ENOUGH
  const aims = (at: Point) => aimsOf(withPlace(view, move, at), move.squadron).some(({ unit }) => unit === ship)
  if (near(move.around) && aims(move.around)) return undefined
  const straight = near(move.around) ? undefined : firstFit(move.around, { x: place.pose.x, y: place.pose.y }, near)
  if (straight && isLegal(ground, straight) && !leavesTable(straight, view.area) && aims(straight)) return straight
  return nearest(
    ground,
    turns().map((bearing) => placeBeside(place, bearing, NEAR_ENOUGH)),
    aims,
  )
}

const BEHIND = FULL_TURN / 2

/** Places with a name: by words alone one gets wherever the table leads a pointer (ux 4). */
export function anchorsOf(view: GameView, move: Move): Anchor[] {
  const ground = groundOf(view, move)
  const seat = view.squadrons[move.squadron]?.seat
  const near = Object.values(view.squadrons)
    .filter(({ id, at }) => id !== move.squadron && distance(move.around, at) <= move.reach + 4 * SQUADRON_RADIUS)
    .sort((a, b) => distance(move.around, a.at) - distance(move.around, b.at))
  const enemies = near.filter((squadron) => squadron.seat !== seat)
  const anchor = (kind: Anchor['kind'], unit: UnitId, to: Point | undefined): Anchor[] =>
    to ? [{ kind, unit, to }] : []
  const engage = enemies.map(({ id }) => anchor('engage', id, engaging(ground, id))).find(({ length }) => length > 0)
  const ships = Object.values(view.ships)
  return [
    ...(engage ?? []),
    ...enemies.flatMap(({ id }) => anchor('touch', id, touching(ground, id))),
    ...ships.flatMap(({ id, seat: other }) => (other === seat ? [] : anchor('reach', id, reaching(ground, id)))),
    ...ships.flatMap(({ id }) => anchor('behind', id, nearest(ground, [placeBeside(placeOf(view, id), BEHIND, 0)]))),
    ...near.filter((squadron) => squadron.seat === seat).flatMap(({ id }) => anchor('touch', id, touching(ground, id))),
  ]
}
