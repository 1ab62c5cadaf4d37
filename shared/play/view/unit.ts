import { ADJACENT_ZONES, HULL_ZONES, type HullZone } from '#shared/game/engine/terms'
import type { GameView, ShipView } from './game-view'

/** What is left of a unit, by its values now. */

type Hull = Pick<ShipView, 'values' | 'damage' | 'damageWithoutCard'>

/** Damage cards still missing to the hull value (R9.13); a ship that is kept in play may have none left. */
export const hullLeft = ({ values, damage, damageWithoutCard }: Hull): number =>
  Math.max(0, values.hull - damage.length - damageWithoutCard)

/** Cards that destroy it: never below 1, for a ship that stands. */
export const cardsToDestroy = (ship: Hull): number => Math.max(1, hullLeft(ship))

/** Of all zones. */
export const shieldsLeft = ({ shields }: Pick<ShipView, 'shields'>): number =>
  HULL_ZONES.reduce((sum, zone) => sum + shields[zone], 0)

/** Shields that a zone lacks; none if its maximum has fallen below what it has. */
export const shieldsLost = ({ shields, values }: Pick<ShipView, 'shields' | 'values'>, zone: HullZone): number =>
  Math.max(0, values.shields[zone] - shields[zone])

/** The hull zones that count as adjacent to one of a ship (R1.11). */
export const zonesBeside = ({ values }: Pick<ShipView, 'values'>, zone: HullZone): readonly HullZone[] =>
  values.adjacentZones?.[zone] ?? ADJACENT_ZONES[zone]

/** Hull points that a unit on the table has left (R9.13-14); undefined: it is not there. */
export function hullOf(
  { ships, squadrons, obstacles }: Pick<GameView, 'ships' | 'squadrons' | 'obstacles'>,
  id: string,
): number | undefined {
  const ship = ships[id]
  const hull = obstacles[id]?.hull
  return ship ? hullLeft(ship) : (squadrons[id]?.hull ?? (hull && hull.most - hull.damage))
}
