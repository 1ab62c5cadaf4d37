import { basePlace } from '#shared/game/cards/catalog/models'
import type { Point, UnitId } from '#shared/game/engine/state'
import { snapToTouch } from '#shared/game/geometry/squadron-packing'
import type { GameView } from '#shared/play/view/game-view'
import { type Mm, type Projection, toMm, toPoint } from '#web/board/camera'
import { DIRECTIONS, lengthOf } from '#web/questions/pointing/key-press'
import { bearing } from '#web/words/bearing'
import type { PlacementDraft } from './maneuver-drafts'

/**
 * Where a displaced squadron comes to stand if it is put down at `to`: at the nearest legal place in touch with the
 * ship or, where there is no room, with a squadron that touches it (R10.24, R10.25).
 */
export function droppedAt(view: GameView, draft: PlacementDraft, squadron: UnitId, to: Point): Point {
  const ship = view.ships[draft.ship]
  if (!ship) return to
  const lifted = new Set(draft.places.map((place) => place.squadron))
  const table = {
    ship: basePlace(ship),
    others: Object.values(view.ships)
      .filter((other) => other.id !== ship.id)
      .map(basePlace),
    standing: Object.values(view.squadrons)
      .filter((other) => !lifted.has(other.id))
      .map((other) => other.at),
    area: view.area,
  }
  const others = draft.places.filter((place) => place.squadron !== squadron)
  return snapToTouch(table, others, to) ?? to
}

/** mm; far enough to leap over a squadron that stands in the way. */
const FARTHEST = 100

/**
 * Where an arrow key takes a displaced squadron: along the contact in that direction, over others if need be.
 * `undefined`: it is no arrow key, or there is nothing that way.
 */
export function nudged(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey'>,
  from: Point,
  table: Projection,
  drop: (to: Point) => Point,
): Point | undefined {
  const direction = DIRECTIONS[event.key]
  if (!direction) return undefined
  const start = toMm(from, table)
  for (let step = lengthOf(event); step <= FARTHEST; step *= 2) {
    const to = drop(toPoint({ x: start.x + direction.x * step, y: start.y + direction.y * step }, table))
    const at = toMm(to, table)
    const gained = (at.x - start.x) * direction.x + (at.y - start.y) * direction.y
    if (gained > 0.2) return to
  }
  return undefined
}

/** Whole degrees clockwise from the ship's bow. */
export function bearingFrom(ship: { at: Mm; degrees: number }, to: Mm): number {
  const angle = (ship.degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const [x, y] = [to.x - ship.at.x, to.y - ship.at.y]
  return bearing(x * c + y * s, x * s - y * c)
}
