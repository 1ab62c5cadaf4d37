import type { Area, Point } from '#shared/engine/state'
import {
  type BasePlace,
  shipOverlapsSquadron,
  shipTouchesSquadron,
  squadronInside,
  squadronsOverlap,
  squadronsTouch,
} from './base'
import { placeBeside, placeBesideSquadron } from './contact'
import { distance, FULL_TURN } from './grid'

/** Squadrons to be put down beside a ship that moved over them (R10.23–R10.25). */
export interface Displacement {
  /** The ship that moved, at its pose of rest. */
  readonly ship: BasePlace
  /** All other ships. */
  readonly others: readonly BasePlace[]
  /** Squadrons that were not lifted. */
  readonly standing: readonly Point[]
  readonly area: Area
  readonly count: number
}
type Table = Omit<Displacement, 'count'>

export type PlaceFault = 'place-outside' | 'place-overlaps' | 'place-not-touching'

/** Steps of bearings (1/1000 degree): searching around a ship or squadron, and first places that the packer tries. */
const SEARCH = 250
const COARSE = 1_000
const START = 5_000
const bearings = (step: number): number[] => Array.from({ length: FULL_TURN / step }, (_, i) => i * step)
/** µm; how the last resort moves away from the ship. */
const OUTWARD = 2_000

/** Inside, over no ship and over no squadron that was not lifted. */
const isFree = (table: Table, at: Point): boolean =>
  squadronInside(at, table.area) &&
  !shipOverlapsSquadron(table.ship, at) &&
  !table.others.some((other) => shipOverlapsSquadron(other, at)) &&
  !table.standing.some((squadron) => squadronsOverlap(squadron, at))
const isClearOf = (placed: readonly Point[], at: Point): boolean =>
  !placed.some((squadron) => squadronsOverlap(squadron, at))

interface Contact {
  bearing: number
  at: Point
}

/** The places touching the ship, found by bearing; each is worked out once for all attempts of the packer. */
class ContactRing {
  private readonly known = new Map<number, Point | undefined>()
  constructor(private readonly table: Table) {}

  /** The place on this bearing, if a squadron may stand there. */
  free(bearing: number): Point | undefined {
    const turned = bearing % FULL_TURN
    if (this.known.has(turned)) return this.known.get(turned)
    const at = placeBeside(this.table.ship, turned, 0)
    const place = isFree(this.table, at) && shipTouchesSquadron(this.table.ship, at) ? at : undefined
    this.known.set(turned, place)
    return place
  }

  /** The first place from `from` up to `until` that is clear of those placed. */
  next(from: number, until: number, placed: readonly Point[]): Contact | undefined {
    const clear = (bearing: number): Point | undefined => {
      const at = this.free(bearing)
      return at && isClearOf(placed, at) ? at : undefined
    }
    for (let bearing = from; bearing < until; bearing += SEARCH) {
      let at = clear(bearing)
      if (!at) continue
      // Somewhere in the step before, the way became clear: close in on it, so that no room is wasted.
      let blocked = Math.max(from, bearing - SEARCH)
      while (bearing - blocked > 1) {
        const middle = Math.floor((blocked + bearing) / 2)
        const earlier = clear(middle)
        if (earlier) {
          at = earlier
          bearing = middle
        } else blocked = middle
      }
      return { bearing, at }
    }
    return undefined
  }

  /** One squadron beside the other, clockwise, from `start` once around the ship. */
  walk(start: number, count: number): Point[] {
    const placed: Point[] = []
    let bearing = start
    while (placed.length < count) {
      const contact = this.next(bearing, start + FULL_TURN, placed)
      if (!contact) break
      placed.push(contact.at)
      bearing = contact.bearing + SEARCH
    }
    return placed
  }

  /** Where free stretches of the ring begin. */
  openings(): number[] {
    const steps = bearings(SEARCH)
    return steps.filter((bearing) => this.free(bearing) && !this.free(bearing + FULL_TURN - SEARCH))
  }
}

/** As many of `count` as this packer finds room for in contact with the ship. */
function packContacts(table: Displacement): Point[] {
  const ring = new ContactRing(table)
  let best: Point[] = []
  const openings = ring.openings().map((bearing) => bearing + FULL_TURN - SEARCH)
  for (const start of [...openings, ...bearings(START)]) {
    const placed = ring.walk(start, table.count)
    if (placed.length > best.length) best = placed
    if (best.length === table.count) break
  }
  return best
}

const touchingShip = (table: Table, squadrons: readonly Point[]): Point[] =>
  squadrons.filter((at) => shipTouchesSquadron(table.ship, at))

function besideAny(table: Table, anchors: readonly Point[], placed: readonly Point[]): Point | undefined {
  for (const anchor of anchors)
    for (const bearing of bearings(COARSE)) {
      const at = placeBesideSquadron(anchor, bearing)
      if (isFree(table, at) && isClearOf(placed, at)) return at
    }
  return undefined
}

/** No squadron can be reached by touch: the nearest room there is. */
function nearShip(table: Table, placed: readonly Point[]): Point {
  const farthest = table.area.width + table.area.height
  for (let gap = OUTWARD; gap < farthest; gap += OUTWARD)
    for (const bearing of bearings(COARSE)) {
      const at = placeBeside(table.ship, bearing, gap)
      if (isFree(table, at) && isClearOf(placed, at)) return at
    }
  throw new Error('No room for a displaced squadron anywhere in the play area')
}

/**
 * Places for `count` squadrons: as many as possible touch the ship, the rest touch a squadron that touches it (R10.24,
 * R10.25). Without room for that, too, they touch any squadron of that heap; failing this they stand as near as they can.
 */
export function packDisplaced(table: Displacement): Point[] {
  const placed = packContacts(table)
  const inner = [...placed, ...touchingShip(table, table.standing)]
  while (placed.length < table.count) {
    const at =
      besideAny(table, inner, placed) ??
      besideAny(table, heap(table, [...placed, ...table.standing]), placed) ??
      nearShip(table, placed)
    placed.push(at)
  }
  return placed
}

/** How many of `count` must touch the ship: as many as the packer finds room for (R10.25). */
export const mostTouching = (table: Displacement): number => packContacts(table).length

/** 1 touches the ship, 2 touches one that does, and so on; squadrons out of touch have no rank. */
function ranks(ship: BasePlace, squadrons: readonly Point[]): (number | undefined)[] {
  const result: (number | undefined)[] = squadrons.map((at) => (shipTouchesSquadron(ship, at) ? 1 : undefined))
  for (let rank = 1; result.includes(rank); rank++)
    squadrons.forEach((at, i) => {
      if (result[i] === undefined && squadrons.some((other, j) => result[j] === rank && squadronsTouch(at, other)))
        result[i] = rank + 1
    })
  return result
}
function heap(table: Table, squadrons: readonly Point[]): Point[] {
  const found = ranks(table.ship, squadrons)
  return squadrons.filter((_, i) => found[i] !== undefined)
}

/** Touches the ship; touches one that does; is connected to the ship by touch; stands alone. */
type Class = 1 | 2 | 3 | 4
function classes(table: Table, places: readonly Point[]): Class[] {
  const found = ranks(table.ship, [...places, ...table.standing])
  return places.map((_, i) => {
    const rank = found[i]
    if (rank === undefined) return 4
    return rank === 1 || rank === 2 ? rank : 3
  })
}

/**
 * What is wrong with each place of a complete answer; `undefined` where nothing is. A place out of touch is a fault
 * only while the packer finds room for more squadrons closer in. Whether enough of them touch the ship is asked of
 * `mostTouching`.
 */
export function placeFaults(table: Table, places: readonly Point[]): (PlaceFault | undefined)[] {
  const own = classes(table, places)
  const packed = own.some((c) => c > 2) ? classes(table, packDisplaced({ ...table, count: places.length })) : own
  const closerThan = (list: readonly Class[], c: Class): number => list.filter((other) => other < c).length
  return places.map((at, i) => {
    if (!squadronInside(at, table.area)) return 'place-outside'
    const rest = places.filter((_, j) => j !== i)
    if (!isFree(table, at) || !isClearOf(rest, at)) return 'place-overlaps'
    const c = own[i] ?? 4
    return c > 2 && closerThan(own, c) < closerThan(packed, c) ? 'place-not-touching' : undefined
  })
}

function nearest(candidates: Iterable<Point>, to: Point): Point | undefined {
  let best: Point | undefined
  for (const at of candidates) if (!best || distance(at, to) < distance(best, to)) best = at
  return best
}

/**
 * The legal place nearest to `to` for one squadron, `placed` being the other displaced ones: touching the ship, or if
 * there is no such place, touching a squadron that touches the ship. `undefined` if there is neither.
 */
export function snapToTouch(table: Table, placed: readonly Point[], to: Point): Point | undefined {
  const clear = (at: Point | undefined): at is Point => at !== undefined && isClearOf(placed, at)
  const ring = new ContactRing(table)
  const coarse = bearings(SEARCH).flatMap((bearing) => {
    const at = ring.free(bearing)
    return clear(at) ? [{ bearing, at }] : []
  })
  let best: Contact | undefined = coarse[0]
  for (const contact of coarse) if (best && distance(contact.at, to) < distance(best.at, to)) best = contact
  if (best) {
    for (let step = SEARCH; step >= 1; step = Math.floor(step / 2))
      for (const bearing of [best.bearing - step, best.bearing + step]) {
        const at = ring.free(bearing + FULL_TURN)
        if (clear(at) && distance(at, to) < distance(best.at, to)) best = { bearing, at }
      }
    return best.at
  }
  const anchors = touchingShip(table, [...placed, ...table.standing])
  const around = anchors.flatMap((anchor) => bearings(COARSE).map((bearing) => placeBesideSquadron(anchor, bearing)))
  return nearest(
    around.filter((at) => isFree(table, at) && isClearOf(placed, at)),
    to,
  )
}
