import type { HullZone, Point, Pose } from '#shared/game/engine/state'
import { type FiringArc, firingArcs } from './arc'
import { baseCorners } from './base'
import { type Chassis, targetingPoints, zonesOnTable } from './hull-zone'
import type { Polygon } from './polygon'

/** A ship as attacks see it, on the table: made once for each place where it stands. */
export interface ShipShape {
  /** Convex polygons on the printed token (R12.16). */
  readonly zones: Readonly<Record<HullZone, readonly Point[]>>
  readonly targetingPoints: Readonly<Record<HullZone, Point>>
  readonly arcs: Readonly<Record<HullZone, FiringArc>>
  /** The plastic base without shield dials and frames (R12.10). */
  readonly base: readonly Point[]
}

export const shipShape = (chassis: Chassis, pose: Pose): ShipShape => ({
  zones: zonesOnTable(chassis, pose),
  targetingPoints: targetingPoints(chassis, pose),
  arcs: firingArcs(chassis, pose),
  base: baseCorners({ size: chassis.size, pose }),
})

/**
 * One end of an attack: a hull zone of a ship, or a squadron by the centre of its base; of an objective token that is
 * measured to like a target the radius in µm, too.
 */
export type Side =
  | { readonly ship: ShipShape; readonly zone: HullZone }
  | { readonly squadron: Point; readonly radius?: number }
/** The other end; of an obstacle that can be attacked its outline, which has no hull zones (R13.10). */
export type DefendingSide = Side | { readonly outline: Polygon }
