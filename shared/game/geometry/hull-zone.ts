import type { HullZone, Point, Pose } from '#shared/game/engine/state'
import type { SizeClass } from './base'
import { onTable, shipFrame, snap, type Vector } from './grid'

/**
 * How the four arc lines of a ship token meet: in one `point`; along a `spine` between the front and the rear pair; or
 * at a `side-apex`, where each front line crosses the rear line of its side, because the pairs would meet crosswise.
 */
export type Topology = 'point' | 'spine' | 'side-apex'

/** What is printed on a ship token: µm in the ship's frame (x starboard, y bow); port mirrors starboard. */
export interface Chassis {
  readonly size: SizeClass
  readonly topology: Topology
  /** Where the front pair of arc lines, prolonged, meets on the axis. */
  readonly frontMeet: number
  /** Where the starboard front line ends on the token's edge. */
  readonly frontEnd: Vector
  readonly rearMeet: number
  readonly rearEnd: Vector
  /** Targeting points (R1.10); front and rear lie on the axis. */
  readonly points: { readonly front: number; readonly side: Vector; readonly rear: number }
}

/** Half width and length of the cardboard token, on which the hull zones are printed (R1.12). */
const TOKENS = {
  small: { w: 19_250, l: 35_125 },
  medium: { w: 29_250, l: 50_750 },
  large: { w: 36_500, l: 64_200 },
} as const satisfies Record<SizeClass, { w: number; l: number }>

const mirrored = ({ x, y }: Vector): Vector => ({ x: 0 - x, y })

/** Where two lines cross, each given by two of its places. */
function crossing(a: Vector, b: Vector, p: Vector, q: Vector): Vector {
  const u = { x: b.x - a.x, y: b.y - a.y }
  const v = { x: q.x - p.x, y: q.y - p.y }
  const t = ((p.x - a.x) * v.y - (p.y - a.y) * v.x) / (u.x * v.y - u.y * v.x)
  return { x: a.x + u.x * t, y: a.y + u.y * t }
}

/** Inner ends of the starboard arc lines: where the front and the rear zone reach the middle of the token. */
function innerEnds({ topology, frontMeet, frontEnd, rearMeet, rearEnd }: Chassis): { front: Vector; rear: Vector } {
  const front = { x: 0, y: frontMeet }
  const rear = { x: 0, y: rearMeet }
  if (topology !== 'side-apex') return { front, rear }
  const apex = crossing(front, frontEnd, rear, rearEnd)
  return { front: apex, rear: apex }
}

const isSamePlace = (a: Vector, b: Vector): boolean => a.x === b.x && a.y === b.y
/** Drops places that follow themselves, as where an arc line runs into a corner of the token. */
const withoutRepeats = (outline: readonly Vector[]): Vector[] =>
  outline.filter((place, i) => !isSamePlace(place, outline[(i + 1) % outline.length] ?? place))

/** The zones in the ship's frame, each clockwise from its first place on the token's edge. */
function zonesInShipFrame(chassis: Chassis): Record<HullZone, Vector[]> {
  const { w, l } = TOKENS[chassis.size]
  const { frontEnd, rearEnd } = chassis
  const inner = innerEnds(chassis)
  const bow = { x: w, y: l }
  const stern = { x: w, y: -l }
  const throughFrontEdge = frontEnd.y === l
  // A front line through the front edge leaves the corner to the side zone.
  const frontCorner = throughFrontEdge ? frontEnd : bow
  const right = [frontEnd, throughFrontEdge ? bow : frontEnd, rearEnd, inner.rear, inner.front]
  return {
    front: withoutRepeats([
      mirrored(frontEnd),
      mirrored(frontCorner),
      frontCorner,
      frontEnd,
      inner.front,
      mirrored(inner.front),
    ]),
    right: withoutRepeats(right),
    rear: withoutRepeats([rearEnd, stern, mirrored(stern), mirrored(rearEnd), mirrored(inner.rear), inner.rear]),
    left: withoutRepeats(right.map(mirrored).reverse()),
  }
}

const each = <T>(shape: (zone: HullZone) => T): Record<HullZone, T> => ({
  front: shape('front'),
  right: shape('right'),
  rear: shape('rear'),
  left: shape('left'),
})

/** Hull zones as polygons on the table, clockwise (R1.10, R1.12). */
export function zonesOnTable(chassis: Chassis, pose: Pose): Record<HullZone, Point[]> {
  const zones = zonesInShipFrame(chassis)
  return each((zone) => zones[zone].map((place) => snap(onTable(shipFrame(pose), place))))
}

/** The yellow targeting point of each hull zone on the table (R1.10). */
export function targetingPoints({ points }: Chassis, pose: Pose): Record<HullZone, Point> {
  const locals: Record<HullZone, Vector> = {
    front: { x: 0, y: points.front },
    right: points.side,
    rear: { x: 0, y: points.rear },
    left: mirrored(points.side),
  }
  return each((zone) => snap(onTable(shipFrame(pose), locals[zone])))
}

/** An arc line prolonged: from the middle of the token through its end on the edge. */
export interface ArcRay {
  from: Point
  to: Point
}
export type ArcLine = 'front-right' | 'rear-right' | 'rear-left' | 'front-left'

/** The four arc lines for drawing, prolonged to `length` µm (R12.14). */
export function arcRays(chassis: Chassis, pose: Pose, length: number): Record<ArcLine, ArcRay> {
  const inner = innerEnds(chassis)
  const ray = (from: Vector, through: Vector): ArcRay => {
    const dx = through.x - from.x
    const dy = through.y - from.y
    const stretch = length / Math.sqrt(dx * dx + dy * dy)
    const to = { x: from.x + dx * stretch, y: from.y + dy * stretch }
    return { from: snap(onTable(shipFrame(pose), from)), to: snap(onTable(shipFrame(pose), to)) }
  }
  return {
    'front-right': ray(inner.front, chassis.frontEnd),
    'rear-right': ray(inner.rear, chassis.rearEnd),
    'rear-left': ray(mirrored(inner.rear), mirrored(chassis.rearEnd)),
    'front-left': ray(mirrored(inner.front), mirrored(chassis.frontEnd)),
  }
}
