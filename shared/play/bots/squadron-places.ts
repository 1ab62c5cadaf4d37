import { basePlace } from '#shared/game/cards/catalog/models'
import { restingGround } from '#shared/game/cards/resting-ground'
import { type Area, type Dice, otherSeat, type Point, type UnitId } from '#shared/game/engine/state'
import {
  type BasePlace,
  gapBetweenSquadrons,
  gapToSquadron,
  SQUADRON_RADIUS,
  squadronInside,
} from '#shared/game/geometry/base'
import { distance, forward, mm, turn } from '#shared/game/geometry/grid'
import { DISTANCE_ENDS } from '#shared/game/geometry/range'
import { isAtDistanceOne } from '#shared/game/geometry/squadron-engagement'
import { moveFault, type SquadronNeighborhood } from '#shared/game/geometry/squadron-rest'
import { damageOdds, expectedDamage, unrolled } from '#shared/game/odds/pool-odds'
import type { GameView, SquadronView } from '#shared/play/view/game-view'
import { cardsToDestroy } from '#shared/play/view/unit'
import { worthOnSquadron } from './choose-attack'
import { shipsOf, squadronsOf, worthOfDamage, worthOfHull } from './worth'

/** Places for a squadron and their value (R11.9-14, R11.16-24). */

const [, ONE] = DISTANCE_ENDS[0]
/** An attack next round is worth less than one now: much may happen before. */
const LATER = 0.6
/** Fleet points for keeping a bomber busy, and by which 100 mm from the prey count against a place. */
const BUSY = 1.5
const FAR = 1.2
/** The part of the enemy's dice that counts: it may have better targets. */
const SHOT_AT = 0.4

/** The enemy as one squadron sees it, computed once for all its places. */
export interface Hunt {
  readonly area: Area
  readonly bomber: boolean
  readonly squadrons: readonly (Prey & { readonly at: Point })[]
  readonly ships: readonly (Prey & { readonly place: BasePlace })[]
  readonly pieces: SquadronNeighborhood
}
interface Prey {
  /** Fleet points that an attack on it is worth. */
  readonly prize: number
  /** The other gains and losses of being near it. */
  readonly near: number
}

/** `unengaged`: it must not end its move engaged, nor at distance 1 of these ships. */
export function huntOf(view: GameView, squadron: SquadronView, unengaged?: readonly UnitId[]): Hunt {
  const enemy = otherSeat(squadron.seat)
  const { antiSquadron, battery, keywords } = squadron.values
  const odds = damageOdds(unrolled(antiSquadron), 'squadron')
  const hits = expectedDamage(unrolled(battery), keywords.bomber ? 'ship' : 'squadron')
  const sting = (dice: Dice) => SHOT_AT * worthOfHull(squadron) * expectedDamage(unrolled(dice), 'squadron')
  return {
    area: view.area,
    bomber: keywords.bomber !== undefined,
    squadrons: squadronsOf(view, enemy).map(({ id, at, values }) => {
      const near = (values.keywords.bomber ? BUSY : 0) - sting(values.antiSquadron)
      return { at, prize: worthOnSquadron(odds, view, id), near }
    }),
    ships: shipsOf(view, enemy).map((ship) => ({
      place: basePlace(ship),
      prize: hits * worthOfDamage(ship) * (cardsToDestroy(ship) <= 2 ? 1.4 : 1),
      near: -sting(ship.values.antiSquadron),
    })),
    pieces: restingGround(view, squadron.id, unengaged),
  }
}

const sum = (prey: readonly Prey[]): number => prey.reduce((total, { near }) => total + near, 0)

/** Those within reach of an attack; engaged, it must attack squadrons (R11.17). */
function within({ squadrons, ships }: Hunt, at: Point) {
  return {
    engaged: squadrons.filter((other) => isAtDistanceOne(at, other.at)),
    beside: ships.filter(({ place }) => gapToSquadron(place, at) <= ONE),
  }
}
const prizeOf = ({ engaged, beside }: ReturnType<typeof within>): number =>
  Math.max(0, ...(engaged.length > 0 ? engaged : beside).map(({ prize }) => prize))

/** What its best attack from a place is worth, in fleet points. */
export const attackFrom = (hunt: Hunt, at: Point): number => prizeOf(within(hunt, at))

/** The value of a place; `attacks`: the squadron may still attack in this activation. */
export function valueOfSpot(hunt: Hunt, at: Point, attacks: boolean): number {
  if (!squadronInside(at, hunt.area)) return -100
  const there = within(hunt, at)
  const far = (FAR * wayToPrey(hunt, at)) / mm(100)
  return prizeOf(there) * (attacks ? 1 : LATER) + sum(there.engaged) + sum(there.beside) - far
}

/** µm to what it would like to attack: bombers ships, others enemy squadrons; the rest counts as farther away. */
function wayToPrey({ bomber, squadrons, ships }: Hunt, at: Point): number {
  const toShips = ships.map(({ place }) => gapToSquadron(place, at) + (bomber ? 0 : mm(80)))
  const toSquadrons = squadrons.map((other) => gapBetweenSquadrons(at, other.at) + (bomber ? mm(120) : 0))
  return Math.max(0, Math.min(...toShips, ...toSquadrons) - ONE)
}

const ANGLES = [0, 35_000, -35_000, 75_000, -75_000, 120_000, -120_000, 180_000]
const HEADINGS = Array.from({ length: 16 }, (_, i) => i * 22_500)
/** Gaps from base to base at which it would like to stand. */
const GAPS = [mm(3), mm(30), mm(65)]

/** Places worth a look: around every enemy within reach, and as far as it gets in every direction. */
export function spotsOf({ squadrons, ships, pieces }: Hunt, around: Point, reach: number): Point[] {
  const isNear = (centre: Point) => distance(centre, around) < reach + mm(150)
  const spots = [
    ...squadrons.flatMap(({ at }) => (isNear(at) ? ring(at, around, () => 2 * SQUADRON_RADIUS) : [at])),
    ...ships.flatMap(({ place }) =>
      isNear(place.pose) ? ring(place.pose, around, (way) => edgeOf(place, way) + SQUADRON_RADIUS) : [place.pose],
    ),
    ...HEADINGS.flatMap((heading) => [reach, reach * 0.6].map((length) => along(around, forward(heading), length))),
  ]
  const free = spots
    .map((spot) => clamped(around, spot, reach))
    .filter((to) => moveFault(pieces, around, to, reach) === undefined)
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
function edgeOf(place: BasePlace, way: Way): number {
  let length = mm(20)
  while (length < mm(90) && gapToSquadron(place, snapped(along(place.pose, way, length + SQUADRON_RADIUS))) === 0)
    length += mm(4)
  return length
}

const snapped = ({ x, y }: Way): Point => ({ x: Math.trunc(x), y: Math.trunc(y) })

/** Not farther than it can go: as far as it gets in that direction. */
function clamped(from: Point, to: Way, reach: number): Point {
  const length = distance(from, to)
  // Slightly less, because the grid rounds the place.
  const most = reach - 10
  return snapped(length <= most ? to : along(from, { x: (to.x - from.x) / length, y: (to.y - from.y) / length }, most))
}
