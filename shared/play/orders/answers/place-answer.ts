import { CHASSIS } from '#shared/game/cards/catalog/chassis'
import { shipKind } from '#shared/game/cards/catalog/kinds'
import { basePlace } from '#shared/game/cards/catalog/models'
import type { AnsweredAsk, AskName } from '#shared/game/engine/asks'
import type { Choice, Place } from '#shared/game/engine/decision'
import type { Point, Seat, UnitId } from '#shared/game/engine/state'
import { firingArcs, squadronInArc } from '#shared/game/geometry/arc'
import { type BasePlace, gapBetweenSquadrons, gapToSquadron, shipTouchesSquadron } from '#shared/game/geometry/base'
import { ContactRing, isClearOf } from '#shared/game/geometry/contact-ring'
import { distance, FULL_TURN } from '#shared/game/geometry/grid'
import { tokenInside } from '#shared/game/geometry/region-shape'
import { isAtDistanceOne } from '#shared/game/geometry/squadron-engagement'
import { type Displacement, placeFaults } from '#shared/game/geometry/squadron-packing'
import { reachOf } from '#shared/game/geometry/squadron-rest'
import type { AnswerContext, AnswerContextFor } from '#shared/play/bots/bot'
import { placeNear } from '#shared/play/bots/choose-set-up'
import { huntOf, spotsOf } from '#shared/play/bots/squadron-places'
import type { GameView, SquadronView } from '#shared/play/view/game-view'
import type { Answerer } from '../answerer'
import type { ActionOf, PlaceAim } from '../standing-order'

/** Where squadrons and tokens are put in the other's turn (DP-G1, DP-H10, DP-E30): the best of some legal places. */

/** 1/1000 degree: where around the ship a packing may begin, and how it looks for room from there. */
const STARTS = 15_000
const STEP = 1_000
/** How often squadrons may change places among themselves before their order is left as it is. */
const MOST_SWAPS = 60

export function placeAnswer(asked: AnswerContext, action: ActionOf['place']): Choice | undefined {
  const { ask } = asked.request
  return isPlaced(ask) ? PLACERS[ask](asked, action) : undefined
}

const PLACERS: Record<AnsweredAsk<'place'>, Answerer<'place'>> = {
  'displaced.place': (asked, { aim, most = Number.POSITIVE_INFINITY }) => {
    const { request } = asked
    if (request.kind !== 'places' || request.squadrons.length > most) return undefined
    return { places: displaced({ ...asked, request }, aim) }
  },
  'objective.place': ({ view, request }, { aim }) =>
    request.kind === 'placement'
      ? placeNear(view, request, { ...tokenWanted(view, request.seat, aim), heading: 0 })
      : undefined,
  'squadron.cloak': (asked, { aim }) => {
    const { request } = asked
    return request.kind === 'option' ? { option: cloaking({ ...asked, request }, aim) } : undefined
  },
  'squadron.move': (asked, { aim }) => {
    const { request } = asked
    return request.kind === 'destination' ? { to: movedTo({ ...asked, request }, aim) } : undefined
  },
  // Which token it is says no aim.
  'squadron.strategic': () => undefined,
  'token.place': (asked, { aim }) => {
    const { request } = asked
    return request.kind === 'destination' ? { to: tokenAt({ ...asked, request }, aim) } : undefined
  },
}
const isPlaced = (ask: AskName): ask is keyof typeof PLACERS => Object.hasOwn(PLACERS, ask)

/** What an arrangement is worth: of two of the same first number the second counts. */
type Worth = readonly [number, number]
const isBetter = ([a, b]: Worth, [c, d]: Worth): boolean => a > c || (a === c && b > d)

/** A squadron somewhere: where it stands, or where it might. */
interface PlacedSquadron {
  readonly id: UnitId
  readonly seat: Seat
  readonly at: Point
}

/** Squadrons around which somebody is placed, and whose side counts. */
interface PlaceContext {
  readonly view: GameView
  readonly seat: Seat
  readonly aim: PlaceAim
  readonly standing: readonly PlacedSquadron[]
}

function around(view: GameView, seat: Seat, aim: PlaceAim, placed: readonly UnitId[]): PlaceContext {
  const standing = Object.values(view.squadrons).filter(({ id }) => !placed.includes(id))
  return { view, seat, aim, standing }
}

function worthOf({ view, seat, aim, standing }: PlaceContext, placed: readonly PlacedSquadron[]): Worth {
  if (aim === 'packed') return [0, 0]
  const own = placed.filter((each) => each.seat === seat)
  if (aim === 'engage-most' || aim === 'engage-least') {
    const sign = aim === 'engage-most' ? 1 : -1
    return [sign * engagedPairs(placed, standing), -sign * farness(placed, standing)]
  }
  if ('toward' in aim) return [-total(own, ({ at }) => distance(at, aim.toward)), 0]
  if ('outOfArc' in aim) return outOfArc(view, own, aim)
  const kept = aim.escorts ? own.filter(({ id }) => isEscort(view, id)) : own
  return [-total(kept, ({ at }) => gapTo(view, standing, aim.beside, at)), 0]
}

/** As few of them as can be in the arc of that hull zone (R12.1), and far from the ship. */
function outOfArc(view: GameView, own: readonly PlacedSquadron[], { outOfArc: id, zone }: OutOfArcAim): Worth {
  const ship = view.ships[id]
  if (!ship) return [0, 0]
  const place = basePlace(ship)
  const arc = firingArcs(CHASSIS[shipKind(ship.card).chassis], ship.pose)[zone]
  return [-own.filter(({ at }) => squadronInArc(arc, at)).length, total(own, ({ at }) => gapToSquadron(place, at))]
}
type OutOfArcAim = Extract<PlaceAim, { outOfArc: UnitId }>

const isEscort = ({ squadrons }: GameView, id: UnitId): boolean => squadrons[id]?.values.keywords.escort !== undefined

const total = <T>(things: readonly T[], of: (thing: T) => number): number =>
  things.reduce((sum, thing) => sum + of(thing), 0)

/** Pairs of enemies at distance 1, one of them at least being placed (R11.16). */
function engagedPairs(placed: readonly PlacedSquadron[], standing: readonly PlacedSquadron[]): number {
  return total(placed, (each) => {
    const others = [...standing, ...placed.slice(placed.indexOf(each) + 1)]
    return others.filter((other) => other.seat !== each.seat && isAtDistanceOne(each.at, other.at)).length
  })
}

/** µm from each to the nearest enemy squadron. */
function farness(placed: readonly PlacedSquadron[], standing: readonly PlacedSquadron[]): number {
  const all = [...standing, ...placed]
  return total(placed, (each) => {
    const gaps = all.filter(({ seat }) => seat !== each.seat).map(({ at }) => gapBetweenSquadrons(at, each.at))
    return gaps.length === 0 ? 0 : Math.min(...gaps)
  })
}

function gapTo(view: GameView, standing: readonly PlacedSquadron[], unit: UnitId, at: Point): number {
  const ship = view.ships[unit]
  if (ship) return gapToSquadron(basePlace(ship), at)
  const squadron = standing.find(({ id }) => id === unit)
  return squadron ? gapBetweenSquadrons(squadron.at, at) : 0
}

/** The packer's places, or as many around the ship from elsewhere; dealt out among the squadrons as the aim has it. */
function displaced({ view, request }: AnswerContextFor<'places'>, aim: PlaceAim): Place[] {
  const { suggested, squadrons } = request
  const ship = view.ships[request.ship]
  if (aim === 'packed' || !ship) return suggested
  const table: Displacement = {
    ship: basePlace(ship),
    others: Object.values(view.ships)
      .filter(({ id }) => id !== ship.id)
      .map(basePlace),
    standing: Object.values(view.squadrons)
      .filter(({ id }) => !squadrons.includes(id))
      .map(({ at }) => at),
    area: view.area,
    count: squadrons.length,
  }
  const surroundings = around(view, request.seat, aim, squadrons)
  const rings = request.touching === squadrons.length ? ringsAround(table) : []
  const legal = rings.filter((ring) => isLegal(table, ring, request.touching))
  let best = dealt(surroundings, suggested)
  for (const ring of legal) {
    const places = ring.flatMap((at, i): Place[] => {
      const squadron = suggested[i]?.squadron
      return squadron === undefined ? [] : [{ squadron, x: at.x, y: at.y }]
    })
    const other = dealt(surroundings, places)
    if (isBetter(other.worth, best.worth)) best = other
  }
  return best.places
}

/** Inside, over nothing, and as many as there is room for touch the ship (R10.24-25). */
function isLegal(table: Displacement, places: readonly Point[], touching: number): boolean {
  if (places.length !== table.count || placeFaults(table, places).some((fault) => fault !== undefined)) return false
  return places.filter((at) => shipTouchesSquadron(table.ship, at)).length >= touching
}

/** All squadrons side by side along the ship, from each of many places on. */
function ringsAround(table: Displacement): Point[][] {
  const ring = new ContactRing(table)
  return Array.from({ length: FULL_TURN / STARTS }, (_, i) => {
    const placed: Point[] = []
    for (let turned = 0; turned < FULL_TURN && placed.length < table.count; turned += STEP) {
      const at = ring.free((i * STARTS + turned) % FULL_TURN)
      if (at && isClearOf(placed, at)) placed.push(at)
    }
    return placed
  })
}

/** The same places, with squadrons exchanged for as long as that makes them better. */
function dealt(surroundings: PlaceContext, places: readonly Place[]): { places: Place[]; worth: Worth } {
  const { squadrons } = surroundings.view
  const standing = (each: readonly Place[]): PlacedSquadron[] =>
    each.flatMap(({ squadron, x, y }) => {
      const unit = squadrons[squadron]
      return unit ? [{ id: squadron, seat: unit.seat, at: { x, y } }] : []
    })
  let best = { places: [...places], worth: worthOf(surroundings, standing(places)) }
  for (let swaps = 0; swaps < MOST_SWAPS; swaps += 1) {
    const better = exchanges(best.places)
      .map((each) => ({ places: each, worth: worthOf(surroundings, standing(each)) }))
      .find(({ worth }) => isBetter(worth, best.worth))
    if (!better) break
    best = better
  }
  return best
}

/** Every two of them with their places exchanged. */
const exchanges = (places: readonly Place[]): Place[][] =>
  places.flatMap((p, i) =>
    places.slice(i + 1).map((q) =>
      places.map((each) => {
        if (each === p) return { ...p, x: q.x, y: q.y }
        return each === q ? { ...q, x: p.x, y: p.y } : each
      }),
    ),
  )

/** Where a squadron best goes from there, if that is better than staying. */
function bestSpot(
  view: GameView,
  squadron: SquadronView,
  aim: PlaceAim,
  from: Point,
  reach: number,
  unengaged?: readonly UnitId[],
): Point | undefined {
  if (aim === 'packed') return undefined
  const surroundings = around(view, squadron.seat, aim, [squadron.id])
  const worth = (at: Point) => worthOf(surroundings, [{ id: squadron.id, seat: squadron.seat, at }])
  let best: { at: Point; worth: Worth } = { at: from, worth: worth(from) }
  for (const at of spotsOf(huntOf(view, squadron, unengaged), from, reach)) {
    const there = worth(at)
    if (isBetter(there, best.worth)) best = { at, worth: there }
  }
  return best.at === from ? undefined : best.at
}

/** The first squadron that has somewhere better to be within distance 1 (R11.35); none: they stay. */
function cloaking({ view, request }: AnswerContextFor<'option'>, aim: PlaceAim): string {
  const mover = request.options.find(({ id }) => {
    const squadron = view.squadrons[id]
    return squadron && bestSpot(view, squadron, aim, squadron.at, reachOf(1))
  })
  return mover?.id ?? 'done'
}

function movedTo({ view, request }: AnswerContextFor<'destination'>, aim: PlaceAim): Point {
  const { piece, around: from, reach, unengaged } = request
  const squadron = view.squadrons[piece]
  return (squadron && bestSpot(view, squadron, aim, from, reach, unengaged)) ?? { x: from.x, y: from.y }
}

/** As far toward the point or unit as it may come; else it stays where it lies (R11.38). */
function tokenAt({ view, request }: AnswerContextFor<'destination'>, aim: PlaceAim): Point {
  const { piece, around: from, reach } = request
  const lying = view.objectiveTokens?.find(({ id }) => id === piece)?.at ?? { x: from.x, y: from.y }
  const to = pointOf(view, aim)
  if (!to) return lying
  const length = distance(from, to)
  const share = length <= reach ? 1 : reach / length
  const aimed = { x: Math.trunc(from.x + (to.x - from.x) * share), y: Math.trunc(from.y + (to.y - from.y) * share) }
  return tokenInside(aimed, view.area) ? aimed : lying
}

/** Where an objective token had best lie: where the order says, or among the ships that may profit by it. */
function tokenWanted(view: GameView, seat: Seat, aim: PlaceAim): Point {
  const own = Object.values(view.ships).filter((ship) => ship.seat === seat)
  const mean = (of: (ship: (typeof own)[number]) => number) => Math.round(total(own, of) / Math.max(1, own.length))
  return pointOf(view, aim) ?? { x: mean(({ pose }) => pose.x), y: mean(({ pose }) => pose.y) }
}

function pointOf(view: GameView, aim: PlaceAim): Point | undefined {
  if (typeof aim === 'string') return undefined
  if ('toward' in aim) return aim.toward
  if ('outOfArc' in aim) return undefined
  const place: BasePlace['pose'] | Point | undefined = view.ships[aim.beside]?.pose ?? view.squadrons[aim.beside]?.at
  return place && { x: place.x, y: place.y }
}
