import { CHASSIS, type ChassisId } from '#shared/game/cards/catalog/chassis'
import { HULL_ZONES, type Pose } from '#shared/game/engine/state'
import { baseSize, type SizeClass } from '#shared/game/geometry/base'
import type { Vector } from '#shared/game/geometry/grid'
import { arcRays, type Chassis, targetingPoints, zonesOnTable } from '#shared/game/geometry/hull-zone'
import type { Mm } from './camera'

export interface Rectangle {
  readonly width: number
  readonly length: number
}

/** What a ship's base and its token look like, in the frame of the base: mm, bow at −y. */
export interface TokenPrint {
  readonly size: SizeClass
  readonly base: Rectangle
  readonly token: Rectangle
  /** Lines between hull zones. */
  readonly lines: readonly (readonly [Mm, Mm])[]
  /** Targeting points. */
  readonly points: readonly Mm[]
  readonly chassis: Chassis
}

const ORIGIN: Pose = { x: 0, y: 0, heading: 0 }
const local = ({ x, y }: Vector): Mm => ({ x: x / 1000, y: -y / 1000 })
const port = ({ x, y }: Vector): Vector => ({ x: -x, y })

function print(chassis: Chassis): TokenPrint {
  const zones = zonesOnTable(chassis, ORIGIN)
  const edge = HULL_ZONES.flatMap((zone) => zones[zone])
  const rays = arcRays(chassis, ORIGIN, 1000)
  const points = targetingPoints(chassis, ORIGIN)
  const { width, length } = baseSize(chassis.size)
  const ends = [
    [rays['front-right'].from, chassis.frontEnd],
    [rays['front-left'].from, port(chassis.frontEnd)],
    [rays['rear-right'].from, chassis.rearEnd],
    [rays['rear-left'].from, port(chassis.rearEnd)],
    // The line between the pairs: the spine, or the line between the two side apexes.
    [rays['front-right'].from, rays['rear-left'].from],
  ] as const
  return {
    size: chassis.size,
    base: { width: width / 1000, length: length / 1000 },
    token: {
      width: (2 * Math.max(...edge.map(({ x }) => x))) / 1000,
      length: (2 * Math.max(...edge.map(({ y }) => y))) / 1000,
    },
    lines: ends.map(([from, to]) => [local(from), local(to)] as const),
    points: HULL_ZONES.map((zone) => local(points[zone])),
    chassis,
  }
}

const printed = new Map<ChassisId, TokenPrint>()

export function tokenPrint(id: ChassisId): TokenPrint {
  const known = printed.get(id)
  if (known) return known
  const made = print(CHASSIS[id])
  printed.set(id, made)
  return made
}
