import { shipCard } from '#shared/cards/catalog/ships'
import type { Area, Pose } from '#shared/engine/state'
import { shipInside } from '#shared/geometry/base'
import { allClicks, finalPose } from '#shared/geometry/maneuver-tool'

/** How many maneuvers ahead the edge is looked for. */
const AHEAD = 4

/** Share of a ship that is as good as lost at a pose, because the edge is near (R9.15): 0 if it gets by, without Navigate. */
export function waysOut(card: string, pose: Pose, speed: number, area: Area, rounds: number): number {
  const depth = Math.min(AHEAD, rounds)
  if (staysInside(card, pose, speed, area, depth)) return 0
  // A Navigate in time would save it.
  return speed > 1 && staysInside(card, pose, speed - 1, area, depth) ? 0.15 : 0.6
}

function staysInside(card: string, pose: Pose, speed: number, area: Area, depth: number): boolean {
  if (depth === 0) return true
  const { size, speedChart } = shipCard(card)
  return settings(speedChart[speed] ?? []).some((clicks) => {
    const rest = finalPose(size, pose, clicks, (clicks.at(-1) ?? 0) < 0 ? 'left' : 'right')
    return shipInside({ size, pose: rest }, area) && staysInside(card, rest, speed, area, depth - 1)
  })
}

/** Straight on, and hard to either side at all joints. */
function settings(yaws: readonly number[]): number[][] {
  const all = [yaws.map(() => 0), yaws.map((yaw) => yaw), yaws.map((yaw) => -yaw)]
  return yaws.length < 2 ? allClicks(yaws) : all
}
