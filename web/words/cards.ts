import { shipCard } from '#shared/cards/catalog/ships'
import type { UnitId } from '#shared/engine/state'
import type { BasePlace } from '#shared/geometry/base'
import { MANEUVER_TOOL } from '#shared/geometry/maneuver-tool'
import type { GameView, ShipView } from '#shared/view/game-view'

/** A ship a question is about is on the table: the service asks about no other. */
export function shipIn(view: GameView, id: UnitId): ShipView {
  const ship = view.ships[id]
  if (ship === undefined) throw new Error(`No ship ${id} on the table`)
  return ship
}

export function basePlace(view: GameView, id: UnitId): BasePlace {
  const ship = shipIn(view, id)
  return { size: shipCard(ship.card).size, pose: ship.pose }
}

/** Yaw values at a speed, with the joint that Navigate raises by one (R7.18). */
export function yawsAt(view: GameView, id: UnitId, speed: number, raised: number | undefined): number[] {
  const printed = shipCard(shipIn(view, id).card).speedChart[speed] ?? []
  return printed.map((yaw, i) => (i + 1 === raised ? Math.min(yaw + 1, MANEUVER_TOOL.maxClicks) : yaw))
}
