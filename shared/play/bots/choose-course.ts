import { shipKind } from '#shared/game/cards/catalog/kinds'
import { basePlace } from '#shared/game/cards/catalog/models'
import type { Choice, Option, Side } from '#shared/game/engine/decision'
import {
  HULL_ZONES,
  type HullZone,
  otherSeat,
  type Pose,
  type PublicTable,
  type UnitId,
} from '#shared/game/engine/state'
import { type CourseOutcome, closestShips, resolveCourse, type Surroundings } from '#shared/game/geometry/course'
import { mm } from '#shared/game/geometry/grid'
import { allClicks, sidesFreeOfTool } from '#shared/game/geometry/maneuver-tool'
import type { GameView, ShipView } from '#shared/play/view/game-view'
import { cardsToDestroy } from '#shared/play/view/unit'
import type { AnswerContextFor } from './bot'
import { waysOut } from './edge'
import { worthOfObstacles } from './obstacle-worth'
import { type Blows, blows, bothBest, gapOf, type ShipPosition, standing, straightOn } from './ship-position'
import { best, roundsLeft, shipsOf, worthOfDamage } from './worth'

/** Where a ship goes, and how it resolves Navigate for that (R10, R7.16): all courses are judged, none played out. */

/** An enemy where it stands, and where it probably will be when the ship shoots. */
interface Foe {
  readonly worth: number
  readonly now: ShipPosition
  readonly later: ShipPosition
  /** It still attacks and moves in this round. */
  readonly toCome: boolean
}

interface Outlook {
  readonly view: GameView
  readonly ship: ShipView
  readonly foes: readonly Foe[]
  readonly around: Surroundings
}

interface RatedCourse {
  readonly clicks: number[]
  readonly side: Side
  readonly rest: Pose
  readonly value: number
}

/** The gap that a ship wants to its enemy (µm). */
const LIKED = mm(110)
/** Fleet points by which 100 mm too far count against a place. */
const FAR = 1.5
/** The weight of own damage beside the enemy's: a ship that risks nothing hits nothing. */
const CAUTION = 0.7
/** A target still out of reach, but ahead of good guns. */
const AHEAD = 0.25
/** The enemy shoots once more before it moves, or comes nearer first. */
const SURE = 1
const LIKELY = 0.8
const STANDING_STILL = 8
/** What the bot keeps a token for. */
const TOKEN_KEPT = 1.2
/** How many of the best courses are looked at once more for the way out. */
const LOOKED_AT = 12

export function outlookOf(view: GameView, ship: ShipView): Outlook {
  const foes = shipsOf(view, otherSeat(ship.seat)).map((foe): Foe => {
    const now = standing(foe, foe.pose)
    const toCome = !foe.activated
    const later = toCome ? standing(foe, straightOn(foe)) : now
    return { worth: worthOfDamage(foe), now, later, toCome }
  })
  return { view, ship, foes, around: surroundings(view, ship.id) }
}

function surroundings(table: PublicTable, ship: UnitId): Surroundings {
  const others = Object.values(table.ships).filter(({ id }) => id !== ship)
  return {
    others: others.map((other) => ({ id: other.id, place: basePlace(other) })),
    squadrons: Object.values(table.squadrons).map(({ id, at }) => ({ id, at })),
    area: table.area,
  }
}

const mixed = (p: Blows, q: Blows): Blows => {
  const of = (zone: HullZone) => (p[zone] + q[zone]) / 2
  return { front: of('front'), right: of('right'), rear: of('rear'), left: of('left') }
}

/** The gains less the losses there until its next activation, in fleet points. */
export function valueOfPlace({ ship, foes }: Outlook, pose: Pose): number {
  const here = standing(ship, pose)
  const own = worthOfDamage(ship)
  const zones = { front: 0, right: 0, rear: 0, left: 0 }
  let value = 0
  let nearest = Number.POSITIVE_INFINITY
  let ahead = 0
  for (const foe of foes) {
    const gapNow = gapOf(here, foe.now)
    const gapLater = foe.toCome ? gapOf(here, foe.later) : gapNow
    const now = blows(here, foe.now, gapNow)
    const hit = foe.toCome ? mixed(now, blows(here, foe.later, gapLater)) : now
    for (const zone of HULL_ZONES) zones[zone] = Math.max(zones[zone], hit[zone] * foe.worth)
    value -= CAUTION * own * bothBest(blows(foe.now, here, gapNow)) * (foe.toCome ? SURE : LIKELY)
    nearest = Math.min(nearest, gapLater)
    ahead = Math.max(ahead, bothBest(blows(here, foe.later, gapLater, 'long')) * foe.worth)
  }
  const far = Math.max(0, nearest - LIKED) / mm(100)
  return value + bothBest(zones) + AHEAD * ahead - FAR * far
}

/** Each ship that overlaps gets a card, and so does the one it met (R10.18). */
function priceOfOverlap({ ship, view, around }: Outlook, { rest, met }: CourseOutcome): number {
  if (met.length === 0) return 0
  const place = { size: shipKind(ship.card).size, pose: rest }
  const [closest] = closestShips(
    place,
    around.others.filter(({ id }) => met.includes(id)),
  )
  const other = closest === undefined ? undefined : view.ships[closest]
  const card = (each: ShipView) =>
    worthOfDamage(each) * 1.5 + (cardsToDestroy(each) === 1 ? shipKind(each.card).points : 0)
  if (!other) return card(ship)
  return other.seat === ship.seat ? card(ship) + card(other) : card(ship) - card(other)
}

function judge(outlook: Outlook, clicks: number[], side: Side): RatedCourse {
  const { ship, around } = outlook
  const end = resolveCourse({ ...around, ship: basePlace(ship), clicks, side })
  const lost = end.leaves ? 4 * shipKind(ship.card).points : 0
  const still = end.speed === 0 ? STANDING_STILL : 0
  const ground = worthOfObstacles(outlook.view, ship, end.rest)
  const value = valueOfPlace(outlook, end.rest) + ground - priceOfOverlap(outlook, end) - lost - still
  return { clicks, side, rest: end.rest, value }
}

/** All courses within the yaw values; judges each once, however many options lead to it. */
class Courses {
  readonly #outlook: Outlook
  readonly #known = new Map<string, RatedCourse[]>()

  constructor(outlook: Outlook) {
    this.#outlook = outlook
  }

  of(yaws: readonly number[]): RatedCourse[] {
    return allClicks(yaws).flatMap((clicks) => {
      const key = clicks.join()
      let judged = this.#known.get(key)
      if (!judged) {
        const sides = sidesFreeOfTool(shipKind(this.#outlook.ship.card).size, clicks)
        judged = sides.map((side) => judge(this.#outlook, clicks, side))
        this.#known.set(key, judged)
      }
      return judged
    })
  }

  /** Fewer points for a place from which the next maneuvers lead off the table (R9.15). */
  lessTrapped({ rest, clicks, value }: RatedCourse): number {
    const { ship, view } = this.#outlook
    return value - waysOut(ship, rest, clicks.length, view.area, roundsLeft(view)) * shipKind(ship.card).points
  }
}

type CourseContext<K extends 'course' | 'option'> = Pick<AnswerContextFor<K>, 'view' | 'request'>

export function chooseCourse(asked: CourseContext<'course'>): Choice | undefined {
  const found = bestCourse(asked)
  return found && { clicks: found.clicks, side: found.side }
}

/** In fleet points, of the best one. */
export const worthOfCourse = (asked: CourseContext<'course'>): number => bestCourse(asked)?.worth ?? 0

function bestCourse({ view, request }: CourseContext<'course'>) {
  const ship = view.ships[request.ship]
  if (!ship) return undefined
  const courses = new Courses(outlookOf(view, ship))
  const all = courses.of(request.yaws).sort((p, q) => q.value - p.value)
  const looked = all.slice(0, LOOKED_AT).map((judged) => ({ ...judged, worth: courses.lessTrapped(judged) }))
  return best(looked, ({ worth }) => worth)
}

export const chooseNavigate = (asked: CourseContext<'option'>): string | undefined => bestNavigate(asked)?.id

/** In fleet points, of the best way. */
export const worthOfNavigate = (asked: CourseContext<'option'>): number => bestNavigate(asked)?.worth ?? 0

function bestNavigate({ view, request }: CourseContext<'option'>) {
  const ship = view.ships[request.subject]
  if (!ship) return undefined
  const courses = new Courses(outlookOf(view, ship))
  const ways = request.options
    .flatMap((option) => {
      const found = best(courses.of(option.yaws ?? []), ({ value }) => value)
      return found ? [{ option, found, price: priceOfNavigate(option) }] : []
    })
    .sort((p, q) => q.found.value - q.price - (p.found.value - p.price))
  const seen = new Map<RatedCourse, number>()
  const lessTrapped = (judged: RatedCourse): number => {
    const value = seen.get(judged) ?? courses.lessTrapped(judged)
    seen.set(judged, value)
    return value
  }
  const looked = ways.slice(0, LOOKED_AT).map(({ option, found, price }) => ({
    id: option.id,
    worth: lessTrapped(found) - price,
  }))
  return best(looked, ({ worth }) => worth)
}

/** A fuller option costs more, so that the bot takes the plainer of equal ones. */
const priceOfNavigate = ({ navigate }: Option): number =>
  navigate ? (navigate.token ? TOKEN_KEPT : 0) + (navigate.speed === 0 && !navigate.yaw ? 0.1 : 0.2) : 0

/** Of the ships it met equally near, an enemy before an own one, then the one that a card costs most or least. */
export function chooseClosest({ view, request }: AnswerContextFor<'option'>): string | undefined {
  const price = (id: UnitId) => {
    const ship = view.ships[id]
    if (!ship) return 0
    return ship.seat === request.seat ? -worthOfDamage(ship) : worthOfDamage(ship)
  }
  return best(request.options, ({ id }) => price(id))?.id
}
