import { CHASSIS } from '#shared/game/cards/catalog/chassis'
import { shipKind } from '#shared/game/cards/catalog/kinds'
import { type Dice, HULL_ZONES, type HullZone, type Pose, type RangeBand } from '#shared/game/engine/state'
import { usableDice } from '#shared/game/flow/target-measure'
import { firingArcs, pointInArc } from '#shared/game/geometry/arc'
import { type BasePlace, baseCorners, gapBetweenShips } from '#shared/game/geometry/base'
import { finalPose } from '#shared/game/geometry/maneuver-tool'
import { rangeBand } from '#shared/game/geometry/range'
import { expectedDamage, unrolled } from '#shared/game/odds/pool-odds'
import type { ShipView } from '#shared/play/view/game-view'
import type { ShipValues } from '#shared/play/view/unit-values'

/** A ship where it stands or might stand, as far as predicting attacks needs it. */
export interface ShipPosition {
  readonly armament: ShipValues['armament']
  readonly place: BasePlace
  readonly arcs: ReturnType<typeof firingArcs>
  /** Centre and corners: it is in an arc if one of them is. */
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

export function standing({ card, values }: Pick<ShipView, 'card' | 'values'>, pose: Pose): ShipPosition {
  const { chassis, size } = shipKind(card)
  const place = { size, pose }
  return {
    armament: values.armament,
    place,
    arcs: firingArcs(CHASSIS[chassis], pose),
    points: [pose, ...baseCorners(place)],
  }
}

/** The pose of a ship after going straight on at its speed. */
export function straightOn({ card, pose, dialSpeed }: Pick<ShipView, 'card' | 'pose' | 'dialSpeed'>): Pose {
  const clicks = Array.from({ length: dialSpeed }, () => 0)
  return finalPose(shipKind(card).size, pose, clicks, 'right')
}

const MEANS = new Map<string, number>()
/** Mean damage of dice at a range, before any token. */
export function meanOf(dice: Dice, band: RangeBand): number {
  const key = `${dice.red} ${dice.blue} ${dice.black} ${band}`
  let mean = MEANS.get(key)
  if (mean === undefined) {
    mean = expectedDamage(unrolled(usableDice(dice, band)), 'ship')
    MEANS.set(key, mean)
  }
  return mean
}

export type Blows = Readonly<Record<HullZone, number>>
const NONE: Blows = { front: 0, right: 0, rear: 0, left: 0 }

/**
 * Mean damage of each hull zone to a ship: by arcs, but by the gap between the bases and without lines of
 * sight, which is near enough to choose a course by and a hundred times as fast. `band` stands for the measured one.
 */
export function blows(from: ShipPosition, to: ShipPosition, gap: number, band = rangeBand(gap)): Blows {
  if (!band) return NONE
  const of = (zone: HullZone) =>
    to.points.some((point) => pointInArc(from.arcs[zone], point)) ? meanOf(from.armament[zone], band) : 0
  return { front: of('front'), right: of('right'), rear: of('rear'), left: of('left') }
}

export const gapOf = (a: ShipPosition, b: ShipPosition): number => gapBetweenShips(a.place, b.place)

/** A ship attacks twice, from different hull zones (R5.19). */
export function bothBest(values: Blows): number {
  const [first = 0, second = 0] = HULL_ZONES.map((zone) => values[zone]).sort((p, q) => q - p)
  return first + second
}

/** The zone of a ship that an attack from there would meet. */
export const facingZone = (ship: ShipPosition, from: Pose): HullZone =>
  HULL_ZONES.find((zone) => pointInArc(ship.arcs[zone], from)) ?? 'front'
