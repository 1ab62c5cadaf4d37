import type { Area, Point } from '#shared/game/engine/state'
import {
  type BasePlace,
  HALF_BASE,
  SQUADRON_RADIUS,
  shipOverlapsSquadron,
  shipTouchesSquadron,
  squadronInside,
  squadronsOverlap,
} from './base'
import { placeBeside } from './contact'
import { distance, FULL_TURN } from './grid'

/** What stands around a ship beside which squadrons are put down. */
export interface Neighborhood {
  /** The ship that moved, at its pose of rest. */
  readonly ship: BasePlace
  /** All other ships. */
  readonly others: readonly BasePlace[]
  /** Squadrons that were not lifted. */
  readonly standing: readonly Point[]
  readonly area: Area
}

/** Inside, over no ship and over no squadron that was not lifted (R10.24). */
export const isFree = (beside: Neighborhood, at: Point): boolean =>
  squadronInside(at, beside.area) &&
  !shipOverlapsSquadron(beside.ship, at) &&
  !beside.others.some((other) => shipOverlapsSquadron(other, at)) &&
  isClearOf(beside.standing, at)
export const isClearOf = (squadrons: readonly Point[], at: Point): boolean =>
  !squadrons.some((squadron) => squadronsOverlap(squadron, at))

/** Each thing that may be in the way, alone: the edges of the area, other ships, squadrons that were not lifted. */
const obstacles = ({ others, standing, area }: Neighborhood): ((at: Point) => boolean)[] => [
  ({ x }) => !squadronInside({ x, y: area.height / 2 }, area),
  ({ y }) => !squadronInside({ x: area.width / 2, y }, area),
  ...others.map((other) => (at: Point) => shipOverlapsSquadron(other, at)),
  ...standing.map((squadron) => (at: Point) => squadronsOverlap(squadron, at)),
]

/** Without all that lies too far away for a squadron that touches the ship; 1 mm more than that, for places are rounded. */
function nearby({ ship, others, standing, area }: Neighborhood): Neighborhood {
  const reach = HALF_BASE[ship.size].reach + 2 * SQUADRON_RADIUS + 1_000
  const isNear = (at: Point, radius: number) => distance(ship.pose, at) <= reach + radius
  return {
    ship,
    others: others.filter(({ size, pose }) => isNear(pose, HALF_BASE[size].reach)),
    standing: standing.filter((at) => isNear(at, SQUADRON_RADIUS)),
    area,
  }
}

/** 1/1000 degree. The step of the search, and how far apart on the ring two squadrons side by side are at least. */
const STEP = 500
const SIDE_BY_SIDE = 8_000
interface Contact {
  bearing: number
  at: Point
}

/** The places at which a squadron touches the ship, by bearing; each is worked out once for a whole search. */
export class ContactRing {
  private readonly touching = new Map<number, Point>()
  private readonly known = new Map<number, Point | undefined>()
  /** Bearings at which one thing alone stops or begins to be in the way: room between two may be less than a step. */
  private readonly edges: readonly number[]
  private readonly beside: Neighborhood
  constructor(table: Neighborhood) {
    this.beside = nearby(table)
    this.edges = obstacles(this.beside).flatMap((blocks) => this.edgesOf(blocks))
  }

  /** The place on this bearing, if a squadron may stand there. */
  free(bearing: number): Point | undefined {
    const turned = bearing % FULL_TURN
    if (this.known.has(turned)) return this.known.get(turned)
    const at = this.contact(turned)
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
    for (const bearing of this.bearings(0, FULL_TURN)) if (closeness(bearing) < closeness(best)) best = bearing
    for (let step = STEP; step >= 1; step = Math.floor(step / 2)) {
      const sides = [best + FULL_TURN - step, best + step]
      for (const bearing of sides) if (closeness(bearing) < closeness(best)) best = bearing
    }
    return this.clear(best, placed)
  }

  private contact(bearing: number): Point {
    const turned = bearing % FULL_TURN
    const known = this.touching.get(turned)
    if (known) return known
    const at = placeBeside(this.beside.ship, turned, 0)
    this.touching.set(turned, at)
    return at
  }

  /** The last bearings beside a thing at which it is not in the way. */
  private edgesOf(blocks: (at: Point) => boolean): number[] {
    const found: number[] = []
    for (let bearing = 0; bearing < FULL_TURN; bearing += STEP) {
      const ahead = bearing + STEP
      const blocked = blocks(this.contact(bearing))
      if (blocked === blocks(this.contact(ahead))) continue
      let [out, within] = blocked ? [ahead, bearing] : [bearing, ahead]
      while (Math.abs(out - within) > 1) {
        const middle = Math.floor((out + within) / 2)
        if (blocks(this.contact(middle))) within = middle
        else out = middle
      }
      found.push(out % FULL_TURN)
    }
    return found
  }

  /** Where to look between two bearings, in order: at every step and at every edge. */
  private bearings(from: number, until: number, more: readonly number[] = []): number[] {
    const steps = Array.from({ length: Math.ceil((until - from) / STEP) }, (_, i) => from + i * STEP)
    const edges = [...this.edges, ...more].flatMap((edge) => [edge, edge + FULL_TURN, edge + 2 * FULL_TURN])
    return [...steps, ...edges.filter((edge) => edge > from && edge < until)].sort((a, b) => a - b)
  }

  /** The last blocked bearings before free stretches, one turn on, so that they are never negative. */
  private openings(): number[] {
    const found: number[] = []
    let before = FULL_TURN - STEP
    for (const bearing of this.bearings(0, FULL_TURN)) {
      if (this.free(bearing) && !this.free(before)) found.push(before + (bearing > 0 ? FULL_TURN : 0))
      before = bearing
    }
    return found
  }

  /** One squadron beside the other, clockwise, from `start` once around the ship, where the first one stands. */
  private walk(start: number, count: number): Contact[] {
    const first = this.next(start, start + FULL_TURN, [])
    if (!first || count < 1) return []
    const placed = [first]
    const edges = this.edgesOf((at) => squadronsOverlap(first.at, at))
    while (placed.length < count) {
      const from = (placed.at(-1) ?? first).bearing + SIDE_BY_SIDE
      const taken = placed.map(({ at }) => at)
      const contact = this.next(from, start + FULL_TURN, taken, edges)
      if (!contact) break
      placed.push(contact)
    }
    return placed
  }

  private clear(bearing: number, placed: readonly Point[]): Point | undefined {
    const at = this.free(bearing)
    return at && isClearOf(placed, at) ? at : undefined
  }

  /** The first place from `from` up to `until` that is clear of `placed`. `edges`: more bearings worth a look. */
  private next(
    from: number,
    until: number,
    placed: readonly Point[],
    edges: readonly number[] = [],
  ): Contact | undefined {
    let before = from
    for (const bearing of this.bearings(from, until, edges)) {
      const at = this.clear(bearing, placed)
      if (at) return this.tighten({ bearing, at }, before, placed)
      before = bearing
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
