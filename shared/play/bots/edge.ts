import { shipKind } from '#shared/game/cards/catalog/kinds'
import type { Area, Pose } from '#shared/game/engine/state'
import { shipInside } from '#shared/game/geometry/base'
import { allClicks, finalPose } from '#shared/game/geometry/maneuver-tool'
import type { ShipView } from '#shared/play/view/game-view'

type Ship = Pick<ShipView, 'card' | 'values'>

/** How many maneuvers ahead the edge is looked for. */
const AHEAD = 4

/** The part of a ship that counts as lost at a pose near the edge (R9.15): 0 if it gets by without Navigate. */
export function waysOut(ship: Ship, pose: Pose, speed: number, area: Area, rounds: number): number {
  const depth = Math.min(AHEAD, rounds)
  if (staysInside(ship, pose, speed, area, depth)) return 0
  // A Navigate in time would save it.
  return speed > 1 && staysInside(ship, pose, speed - 1, area, depth) ? 0.15 : 0.6
}

function staysInside(ship: Ship, pose: Pose, speed: number, area: Area, depth: number): boolean {
  if (depth === 0) return true
  const { size } = shipKind(ship.card)
  return settings(ship.values.speedChart[speed] ?? []).some((clicks) => {
    const rest = finalPose(size, pose, clicks, (clicks.at(-1) ?? 0) < 0 ? 'left' : 'right')
    return shipInside({ size, pose: rest }, area) && staysInside(ship, rest, speed, area, depth - 1)
  })
}

/** Straight on, and hard to either side at all joints. */
function settings(yaws: readonly number[]): number[][] {
  const all = [yaws.map(() => 0), yaws.map((yaw) => yaw), yaws.map((yaw) => -yaw)]
  return yaws.length < 2 ? allClicks(yaws) : all
}
