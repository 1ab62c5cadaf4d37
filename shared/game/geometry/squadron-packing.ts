import type { Point } from '#shared/game/engine/state'
import { type BasePlace, shipTouchesSquadron, squadronInside, squadronsTouch } from './base'
import { placeBeside, placeBesideSquadron } from './contact'
import { ContactRing, isClearOf, isFree, type Neighborhood } from './contact-ring'
import { distance, FULL_TURN } from './grid'

/** Squadrons to be put down beside a ship that moved over them (R10.23–R10.25). */
export interface Displacement extends Neighborhood {
  readonly count: number
}

export type PlaceFault = 'place-outside' | 'place-overlaps' | 'place-not-touching'

/** Bearings that are tried around a squadron, or at a distance around the ship. */
const BEARINGS = Array.from({ length: 360 }, (_, degree) => degree * (FULL_TURN / 360))
/** µm; how the last resort moves away from the ship. */
const OUTWARD = 2_000

/** Places for all of them, and how many must touch the ship: as many as there is found room for (R10.25). */
export interface Packing {
  readonly places: readonly Point[]
  readonly touching: number
}

/**
 * Places for `count` squadrons: as many as possible touch the ship, the rest touch a squadron that touches it (R10.24,
 * R10.25). Without room for that, too, they touch any squadron of that heap; failing this they stand as near as they can.
 */
export function packingOf(table: Displacement): Packing {
  const placed = new ContactRing(table).pack(table.count)
  const touching = placed.length
  const anchors = [...placed, ...table.standing].filter((at) => shipTouchesSquadron(table.ship, at))
  while (placed.length < table.count) {
    const at =
      besideAny(table, anchors, placed) ??
      besideAny(table, heap(table.ship, [...placed, ...table.standing]), placed) ??
      nearShip(table, placed)
    placed.push(at)
  }
  return { places: placed, touching }
}

export const packDisplaced = (table: Displacement): readonly Point[] => packingOf(table).places

const mayStand = (table: Neighborhood, placed: readonly Point[], at: Point): boolean =>
  isClearOf(placed, at) && isFree(table, at)

/** Against one of the anchors, and directly behind the piece in the way there, so that no room is wasted. */
function besideAny(table: Neighborhood, anchors: readonly Point[], placed: readonly Point[]): Point | undefined {
  for (const anchor of anchors) {
    const around = BEARINGS.map((bearing) => placeBesideSquadron(anchor, bearing))
    const free = around.map((at) => mayStand(table, placed, at))
    const opening = around.find((_, i) => free[i] && !free.at(i - 1))
    if (opening) return opening
  }
  return undefined
}

/** No squadron can be reached by touch: the nearest room there is. */
function nearShip(table: Neighborhood, placed: readonly Point[]): Point {
  const farthest = table.area.width + table.area.height
  for (let gap = OUTWARD; gap < farthest; gap += OUTWARD)
    for (const bearing of BEARINGS) {
      const at = placeBeside(table.ship, bearing, gap)
      if (mayStand(table, placed, at)) return at
    }
  throw new Error('No room for a displaced squadron anywhere in the play area')
}

/** 1 touches the ship, 2 touches one that does, and so on; squadrons out of touch have no rank. */
function ranks(ship: BasePlace, squadrons: readonly Point[]): (number | undefined)[] {
  const result = squadrons.map((at): number | undefined => (shipTouchesSquadron(ship, at) ? 1 : undefined))
  for (let rank = 1; result.includes(rank); rank++)
    squadrons.forEach((at, i) => {
      if (result[i] === undefined && squadrons.some((other, j) => result[j] === rank && squadronsTouch(at, other)))
        result[i] = rank + 1
    })
  return result
}
function heap(ship: BasePlace, squadrons: readonly Point[]): Point[] {
  const found = ranks(ship, squadrons)
  return squadrons.filter((_, i) => found[i] !== undefined)
}

/** Touches the ship; touches a squadron that does; is joined to the ship by more squadrons; stands alone. */
type Closeness = 1 | 2 | 3 | 4
function closenessOf(table: Neighborhood, places: readonly Point[]): Closeness[] {
  const found = ranks(table.ship, [...places, ...table.standing])
  return places.map((_, i) => {
    const rank = found[i]
    if (rank === undefined) return 4
    return rank === 1 || rank === 2 ? rank : 3
  })
}

/**
 * What is wrong with each place of a complete answer; `undefined` where nothing is. A place that touches no squadron
 * touching the ship is a fault only while the packer finds room for more of them closer in. Whether enough touch the
 * ship itself is asked of `packingOf`.
 */
export function placeFaults(table: Neighborhood, places: readonly Point[]): (PlaceFault | undefined)[] {
  const own = closenessOf(table, places)
  const packed = own.some((c) => c > 2) ? closenessOf(table, packDisplaced({ ...table, count: places.length })) : own
  const closer = (list: readonly Closeness[], than: Closeness): number => list.filter((c) => c < than).length
  return own.map((c, i) => {
    const at = places[i]
    if (!at) return undefined
    if (!squadronInside(at, table.area)) return 'place-outside'
    const rest = places.filter((_, j) => j !== i)
    if (!mayStand(table, rest, at)) return 'place-overlaps'
    return c > 2 && closer(own, c) < closer(packed, c) ? 'place-not-touching' : undefined
  })
}

/**
 * The legal place nearest to `to` for one squadron, `placed` being the other displaced ones: touching the ship, or if
 * there is no such place, touching a squadron that touches the ship. `undefined` if there is neither.
 */
export function snapToTouch(table: Neighborhood, placed: readonly Point[], to: Point): Point | undefined {
  const touching = new ContactRing(table).nearest(to, placed)
  if (touching) return touching
  const anchors = [...placed, ...table.standing].filter((at) => shipTouchesSquadron(table.ship, at))
  let best: Point | undefined
  for (const anchor of anchors)
    for (const bearing of BEARINGS) {
      const at = placeBesideSquadron(anchor, bearing)
      if ((!best || distance(at, to) < distance(best, to)) && mayStand(table, placed, at)) best = at
    }
  return best
}
