import { basePlace, sizeOf } from '#shared/game/cards/catalog/models'
import type { Point, UnitId } from '#shared/game/engine/state'
import { baseCorners, gapBetweenShips } from '#shared/game/geometry/base'
import { legalPoses } from '#shared/game/geometry/course'
import { mm } from '#shared/game/geometry/grid'
import type { GameView } from './game-view'

/** Farther than any ship comes in one maneuver. */
const NEAR = mm(450)

/** Positive if the way from a over b to c turns left. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

function chain(points: readonly Point[]): Point[] {
  const found: Point[] = []
  for (const point of points) {
    for (let n = found.length; n > 1; n -= 1) {
      const [a, b] = [found[n - 2], found[n - 1]]
      if (!a || !b || turn(a, b, point) > 0) break
      found.pop()
    }
    found.push(point)
  }
  return found.slice(0, -1)
}

/** The corners of the smallest convex polygon around the points. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((p, q) => p.x - q.x || p.y - q.y)
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

/**
 * What the base of a ship may cover where its next maneuver ends, by its speed and chart as they are now (R10.4): the hull
 * of all legal ends, other ships being where they are; at speed 0 it stays. Nothing for a ship that is gone.
 */
export function reachOfShip(view: GameView, id: UnitId): Point[] {
  const ship = view.ships[id]
  if (ship === undefined) return []
  const place = basePlace(ship)
  const others = Object.values(view.ships)
    .filter((other) => other.id !== id && gapBetweenShips(place, basePlace(other)) < NEAR)
    .map((other) => ({ id: other.id, place: basePlace(other) }))
  const chart = ship.values.speedChart[ship.dialSpeed] ?? []
  const ends = legalPoses({ ship: place, charts: [chart], others, squadrons: [], area: view.area })
  const size = sizeOf(ship.card)
  return hullOf(ends.flatMap(({ rest }) => baseCorners({ size, pose: rest })))
}
