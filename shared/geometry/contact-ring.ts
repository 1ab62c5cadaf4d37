import type { Area, Point } from '#shared/engine/state'
import { type BasePlace, shipOverlapsSquadron, shipTouchesSquadron, squadronInside, squadronsOverlap } from './base'
import { placeBeside } from './contact'
import { distance, FULL_TURN } from './grid'

/** What stands around a ship beside which squadrons are put down. */
export interface Beside {
  /** The ship that moved, at its pose of rest. */
  readonly ship: BasePlace
  /** All other ships. */
  readonly others: readonly BasePlace[]
  /** Squadrons that were not lifted. */
  readonly standing: readonly Point[]
  readonly area: Area
}

/** Inside, over no ship and over no squadron that was not lifted (R10.24). */
export const isFree = (beside: Beside, at: Point): boolean =>
  squadronInside(at, beside.area) &&
  !shipOverlapsSquadron(beside.ship, at) &&
  !beside.others.some((other) => shipOverlapsSquadron(other, at)) &&
  isClearOf(beside.standing, at)
export const isClearOf = (squadrons: readonly Point[], at: Point): boolean =>
  !squadrons.some((squadron) => squadronsOverlap(squadron, at))

/** 1/1000 degree. The step of the search, and how far apart on the ring two squadrons side by side are at least. */
const STEP = 500
const SIDE_BY_SIDE = 8_000
interface Contact {
  bearing: number
  at: Point
}

/** The places at which a squadron touches the ship, by bearing; each is worked out once for a whole search. */
export class ContactRing {
  private readonly known = new Map<number, Point | undefined>()
  constructor(private readonly beside: Beside) {}

  /** The place on this bearing, if a squadron may stand there. */
  free(bearing: number): Point | undefined {
    const turned = bearing % FULL_TURN
    if (this.known.has(turned)) return this.known.get(turned)
    const at = placeBeside(this.beside.ship, turned, 0)
    const place = isFree(this.beside, at) && shipTouchesSquadron(this.beside.ship, at) ? at : undefined
    this.known.set(turned, place)
    return place
  }

  /**
   * As many of `count` as can touch the ship (R10.25), by the best of several walks around it, one from behind each
   * thing that stands in the way. On a free ring all walks find the same number.
   */
  pack(count: number): Point[] {
    const [first = 0, ...others] = this.openings()
    let best = this.walk(first, count)
    for (const start of others) {
      if (best.length >= count) break
      const placed = this.walk(start, count)
      if (placed.length > best.length) best = placed
    }
    return best.map(({ at }) => at)
  }

  /** The free place nearest to `to` that is clear of `placed`. */
  nearest(to: Point, placed: readonly Point[]): Point | undefined {
    const closeness = (bearing: number): number => {
      const at = this.clear(bearing, placed)
      return at ? distance(at, to) : Number.POSITIVE_INFINITY
    }
    let best = 0
    for (let bearing = 0; bearing < FULL_TURN; bearing += STEP) if (closeness(bearing) < closeness(best)) best = bearing
    for (let step = STEP; step >= 1; step = Math.floor(step / 2)) {
      const sides = [best + FULL_TURN - step, best + step]
      for (const bearing of sides) if (closeness(bearing) < closeness(best)) best = bearing
    }
    return this.clear(best, placed)
  }

  /** The last blocked bearings before free stretches, one turn on, so that they are never negative. */
  private openings(): number[] {
    const found: number[] = []
    for (let bearing = 0; bearing < FULL_TURN; bearing += STEP) {
      const before = bearing + FULL_TURN - STEP
      if (this.free(bearing) && !this.free(before)) found.push(before)
    }
    return found
  }

  /** One squadron beside the other, clockwise, from `start` once around the ship. */
  private walk(start: number, count: number): Contact[] {
    const placed: Contact[] = []
    let from = start
    while (placed.length < count) {
      const contact = this.next(
        from,
        start + FULL_TURN,
        placed.map(({ at }) => at),
      )
      if (!contact) break
      placed.push(contact)
      from = contact.bearing + SIDE_BY_SIDE
    }
    return placed
  }

  private clear(bearing: number, placed: readonly Point[]): Point | undefined {
    const at = this.free(bearing)
    return at && isClearOf(placed, at) ? at : undefined
  }

  /** The first place from `from` up to `until` that is clear of `placed`. */
  private next(from: number, until: number, placed: readonly Point[]): Contact | undefined {
    for (let bearing = from; bearing < until; bearing += STEP) {
      const at = this.clear(bearing, placed)
      if (at) return this.tighten({ bearing, at }, Math.max(from, bearing - STEP), placed)
    }
    return undefined
  }

  /** The way became clear within the last step: closes in on the place where it did, so that no room is wasted. */
  private tighten(found: Contact, blocked: number, placed: readonly Point[]): Contact {
    let contact = found
    let before = blocked
    while (contact.bearing - before > 1) {
      const bearing = Math.floor((before + contact.bearing) / 2)
      const at = this.clear(bearing, placed)
      if (at) contact = { bearing, at }
      else before = bearing
    }
    return contact
  }
}
