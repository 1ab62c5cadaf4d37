import { basePlace, shipCard } from '#shared/cards/catalog/ships'
import { squadronCard } from '#shared/cards/catalog/squadrons'
import { otherSeat, type Point, type Squadron, type UnitId } from '#shared/engine/state'
import { gapBetweenSquadrons, gapToSquadron, SQUADRON_RADIUS, squadronInside } from '#shared/geometry/base'
import { isAtDistanceOne } from '#shared/geometry/engagement'
import { distance, forward, mm, turn } from '#shared/geometry/grid'
import { DISTANCE_ENDS } from '#shared/geometry/range'
import { damageOdds, expectedDamage, unrolled } from '#shared/odds/pool-odds'
import type { GameView } from '#shared/view/game-view'
import { worthOnSquadron } from './attack'
import { isFreePlace, piecesAround } from './places'
import { hullLeft, shipsOf, squadronsOf, worthOfDamage, worthOfHull } from './worth'

/** Where a squadron might go, and what being there is worth (R11.9-24). */

const [, ONE] = DISTANCE_ENDS[0]
/** An attack next round is worth less than one now: much may happen before. */
const LATER = 0.6
/** Fleet points for keeping a bomber busy, and by which 100 mm from the prey count against a place. */
const BUSY = 1.5
const FAR = 1.2
/** Of the dice that the enemy rolls at it: it may have better things to attack. */
const SHOT_AT = 0.4

/** What its best attack from a place is worth, in fleet points; engaged, it must attack squadrons (R11.17). */
export function attackFrom(view: GameView, squadron: Squadron, at: Point): number {
  const { antiSquadron, battery, keywords } = squadronCard(squadron.card)
  const enemy = otherSeat(squadron.seat)
  const engaged = squadronsOf(view, enemy).filter((other) => isAtDistanceOne(at, other.at))
  if (engaged.length > 0) {
    const odds = damageOdds(unrolled(antiSquadron), 'squadron')
    return Math.max(...engaged.map(({ id }) => worthOnSquadron(odds, view, id)))
  }
  const hits = expectedDamage(unrolled(battery), keywords.bomber ? 'ship' : 'squadron')
  const ships = shipsOf(view, enemy).filter((ship) => gapToSquadron(basePlace(ship), at) <= ONE)
  return Math.max(0, ...ships.map((ship) => hits * worthOfDamage(ship) * (hullLeft(ship) <= 2 ? 1.4 : 1)))
}

/** What being at a place brings and costs; `attacks`: it may still attack in this activation. */
export function valueOfSpot(view: GameView, squadron: Squadron, at: Point, attacks: boolean): number {
  if (!squadronInside(at, view.area)) return -100
  const enemy = otherSeat(squadron.seat)
  const near = squadronsOf(view, enemy).filter((other) => isAtDistanceOne(at, other.at))
  const worth = worthOfHull(squadron)
  let value = attackFrom(view, squadron, at) * (attacks ? 1 : LATER)
  for (const other of near) {
    const { antiSquadron, keywords } = squadronCard(other.card)
    value -= SHOT_AT * worth * expectedDamage(unrolled(antiSquadron), 'squadron')
    if (keywords.bomber) value += BUSY
  }
  for (const ship of shipsOf(view, enemy))
    if (gapToSquadron(basePlace(ship), at) <= ONE)
      value -= SHOT_AT * worth * expectedDamage(unrolled(shipCard(ship.card).antiSquadron), 'squadron')
  return value - (FAR * wayToPrey(view, squadron, at)) / mm(100)
}

/** µm to what it would like to attack: bombers ships, others enemy squadrons; the rest counts as farther away. */
function wayToPrey(view: GameView, squadron: Squadron, at: Point): number {
  const enemy = otherSeat(squadron.seat)
  const bomber = squadronCard(squadron.card).keywords.bomber !== undefined
  const ships = shipsOf(view, enemy).map((ship) => gapToSquadron(basePlace(ship), at) + (bomber ? 0 : mm(80)))
  const squadrons = squadronsOf(view, enemy).map((other) => gapBetweenSquadrons(at, other.at) + (bomber ? mm(120) : 0))
  return Math.max(0, Math.min(...ships, ...squadrons) - ONE)
}

const ANGLES = [0, 35_000, -35_000, 75_000, -75_000, 120_000, -120_000, 180_000]
const HEADINGS = Array.from({ length: 16 }, (_, i) => i * 22_500)
/** Gaps from base to base at which it would like to stand. */
const GAPS = [mm(3), mm(30), mm(65)]

/** Places worth a look: around every enemy within reach, and as far as it gets in every direction. */
export function spotsOf(view: GameView, id: UnitId, around: Point, reach: number): Point[] {
  const squadron = view.squadrons[id]
  if (!squadron) return []
  const enemy = otherSeat(squadron.seat)
  const isNear = (centre: Point) => distance(centre, around) < reach + mm(150)
  const spots = [
    ...squadronsOf(view, enemy).flatMap(({ at }) => (isNear(at) ? ring(at, around, () => 2 * SQUADRON_RADIUS) : [at])),
    ...shipsOf(view, enemy).flatMap((ship) =>
      isNear(ship.pose)
        ? ring(ship.pose, around, (way) => edgeOf(basePlace(ship), way) + SQUADRON_RADIUS)
        : [ship.pose],
    ),
    ...HEADINGS.flatMap((heading) => [reach, reach * 0.6].map((length) => along(around, forward(heading), length))),
  ]
  const pieces = piecesAround(view, id)
  const free = spots.map((spot) => clamped(around, spot, reach)).filter((to) => isFreePlace(pieces, around, to, reach))
  return [{ x: around.x, y: around.y }, ...free]
}

type Way = { readonly x: number; readonly y: number }
const along = (from: Way, way: Way, length: number): Way => ({ x: from.x + way.x * length, y: from.y + way.y * length })

/** Around a unit, from the side that faces the squadron. */
function ring(centre: Point, from: Point, touching: (way: Way) => number): Way[] {
  const length = distance(centre, from)
  if (length === 0) return []
  const toward = { x: (from.x - centre.x) / length, y: (from.y - centre.y) / length }
  return ANGLES.flatMap((angle) => {
    const { x: s, y: c } = forward(turn(angle, 0))
    const way = { x: toward.x * c + toward.y * s, y: toward.y * c - toward.x * s }
    return GAPS.map((gap) => along(centre, way, touching(way) + gap))
  })
}

/** From the middle of a base to its edge, that way, by trying. */
function edgeOf(place: ReturnType<typeof basePlace>, way: Way): number {
  let length = mm(20)
  while (length < mm(90) && gapToSquadron(place, snapped(along(place.pose, way, length + SQUADRON_RADIUS))) === 0)
    length += mm(4)
  return length
}

const snapped = ({ x, y }: Way): Point => ({ x: Math.trunc(x), y: Math.trunc(y) })

/** Not farther than it can go: as far as it gets in that direction. */
function clamped(from: Point, to: Way, reach: number): Point {
  const length = distance(from, to)
  // A hair less, for the place is cut to the grid.
  const most = reach - 10
  return snapped(length <= most ? to : along(from, { x: (to.x - from.x) / length, y: (to.y - from.y) / length }, most))
}
