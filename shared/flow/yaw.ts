import { shipCard } from '#shared/cards/catalog/ships'
import { type PublicTable, shipOf, type UnitId } from '#shared/engine/state'
import { MANEUVER_TOOL } from '#shared/geometry/maneuver-tool'

/** Never above II (R7.18). */
export const MOST_CLICKS = MANEUVER_TOOL.maxClicks

/** Yaw values of the joints at a speed, one per joint; none at speed 0 (R1.16, R10.6). `raised`: by Navigate (R7.16). */
export function yawsAt(g: PublicTable, ship: UnitId, speed: number, raised?: number): number[] {
  const chart = shipCard(shipOf(g, ship).card).speedChart
  return (chart[speed] ?? []).map((yaw, i) => (i + 1 === raised ? Math.min(MOST_CLICKS, yaw + 1) : yaw))
}
