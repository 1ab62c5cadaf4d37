import type { Change } from '#shared/game/engine/change'
import type { ValueNow } from '#shared/game/engine/influence'
import { HULL_ZONES, type HullZone, type PublicTable, type UnitId } from '#shared/game/engine/state'

/** Hull zones of a ship that can recover a shield, or take one that is moved there (R7.11). */
export const zonesToRecover = (g: PublicTable, ship: UnitId, now: ValueNow, how: { moved?: true } = {}): HullZone[] =>
  HULL_ZONES.filter(
    (zone) =>
      (g.ships[ship]?.shields[zone] ?? 0) < now('shields', ship, { zone }) &&
      now.allows('recover-shield', ship, { zone, ...how }),
  )

export function recoverIn(tx: Change, ship: UnitId, answer: string): void {
  const zone = HULL_ZONES.find((each) => each === answer)
  if (zone) tx.recoverShield(ship, zone)
}
