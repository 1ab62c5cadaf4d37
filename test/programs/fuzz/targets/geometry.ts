import * as fc from 'fast-check'
import { CHASSIS } from '#shared/game/cards/catalog/chassis'
import { OBSTACLES } from '#shared/game/cards/catalog/obstacles'
import { HULL_ZONES, type Point, type Pose } from '#shared/game/engine/state'
import { rangeWithoutArc } from '#shared/game/geometry/attack-range'
import {
  type BasePlace,
  DIAL_RADIUS,
  gapBetweenShips,
  gapBetweenSquadrons,
  gapToSquadron,
  SQUADRON_RADIUS,
  shipInside,
  shipOverlapsSquadron,
  shipsOverlap,
  shipTouchesSquadron,
  squadronInside,
  squadronsOverlap,
  squadronsTouch,
} from '#shared/game/geometry/base'
import { placeBeside, placeBesideSquadron } from '#shared/game/geometry/contact'
import { inShipFrame, onTable, shipFrame, snap, TOLERANCE, turn } from '#shared/game/geometry/grid'
import { zonesOnTable } from '#shared/game/geometry/hull-zone'
import { finalPose, posesAlongTool } from '#shared/game/geometry/maneuver-tool'
import {
  gapShipToObstacle,
  gapSquadronToObstacle,
  placedOutline,
  shipOverlapsObstacle,
  squadronOverlapsObstacle,
} from '#shared/game/geometry/obstacle'
import { distanceBand, RANGE_ENDS, rangeBand } from '#shared/game/geometry/range'
import { shipShape } from '#shared/game/geometry/ship-shape'
import { isAtDistanceOne } from '#shared/game/geometry/squadron-engagement'
import { AREA, anyHeading, anySize, pointWithin, poseWithin, shipWithin } from '#test/game/geometry/arbitrary'
import { apart, base, DIAL, depthless, dials, type Shape, shapeOf, shared } from '#test/game/geometry/by-library'
import { gapBetweenObstacles, obstaclesOverlap } from '#test/game/geometry/outlines'
import { mmOf, point, shape } from '#test/game/geometry/plane'
import { propertyTarget } from '../property'

const HERE = { x: 457_200, y: 457_200 }
const ship = shipWithin(HERE, 130_000)
const squadron = pointWithin(HERE, 100_000)
const chassis = fc.constantFrom(...Object.values(CHASSIS))
const obstacle = fc
  .tuple(fc.constantFrom(...Object.values(OBSTACLES)), poseWithin(HERE, 90_000))
  .map(([{ outline }, pose]) => placedOutline(outline, pose))

const DISC = SQUADRON_RADIUS / 1000
/** mm: what rounding to the grid and the tolerance of contact may make of a length. */
const SLACK = 0.012
/** mm²: a corner as deep in an edge as the slack. */
const SLIVER = 0.01

const near = (micrometres: number, millimetres: number): boolean =>
  Math.abs(micrometres / 1000 - Math.max(0, millimetres)) < SLACK

/** Overlap as a gap says it: true, false, or too near to tell. */
const overlapBy = (gap: number): boolean | undefined => (Math.abs(gap) < SLACK ? undefined : gap < 0)
function overlapOf(one: Shape, other: Shape): boolean | undefined {
  const gap = apart(one, other)
  if (gap > SLACK) return false
  const area = shared(one, other)
  return area !== undefined && area > SLIVER ? true : undefined
}
/** Any of them overlaps; undefined if that hangs on one that is too near to tell. */
function any(parts: readonly (boolean | undefined)[]): boolean | undefined {
  if (parts.includes(true)) return true
  return parts.includes(undefined) ? undefined : false
}
const agree = (ours: boolean, theirs: boolean | undefined): boolean => theirs === undefined || ours === theirs

const between = ([x, y]: readonly [number, number], [p, q]: readonly [number, number]): number =>
  Math.hypot(p - x, q - y)
const baseOf = ({ size, pose }: BasePlace) => base(size, pose)
const dialsOf = ({ size, pose }: BasePlace) => dials(size, pose)

const moved = <P extends Point>(at: P, dx: number, dy: number): P => ({ ...at, x: at.x + dx, y: at.y + dy })
const quarter = <P extends Point>(at: P): P => ({ ...at, x: at.y, y: 0 - at.x })
const quarterPose = (pose: Pose): Pose => ({ ...quarter(pose), heading: turn(pose.heading, 90_000) })
const isSamePlace = (one: Point, other: Point, slack = 1): boolean =>
  Math.abs(one.x - other.x) <= slack && Math.abs(one.y - other.y) <= slack

export const geometryTarget = propertyTarget(
  'geometry',
  {
    'ships are apart, and overlap with dials and all, as the library says; whoever is asked first': () =>
      fc.property(ship, ship, (a, b) => {
        const [A, B, discsA, discsB] = [baseOf(a), baseOf(b), dialsOf(a), dialsOf(b)]
        const overlap = any([
          overlapOf(A, B),
          ...discsA.map((dial) => overlapBy(depthless(dial, B) - DIAL)),
          ...discsB.map((dial) => overlapBy(depthless(dial, A) - DIAL)),
          ...discsA.flatMap((dial) => discsB.map((other) => overlapBy(dial.distanceTo(other)[0] - 2 * DIAL))),
        ])
        return (
          near(gapBetweenShips(a, b), apart(A, B)) &&
          gapBetweenShips(a, b) === gapBetweenShips(b, a) &&
          agree(shipsOverlap(a, b), overlap) &&
          shipsOverlap(a, b) === shipsOverlap(b, a)
        )
      }),
    'squadrons and ships, too': () =>
      fc.property(ship, squadron, (a, at) => {
        const centre = point(mmOf(at))
        const gap = depthless(centre, baseOf(a)) - DISC
        const overlap = any([
          overlapBy(gap),
          ...dialsOf(a).map((dial) => overlapBy(dial.distanceTo(centre)[0] - DIAL - DISC)),
        ])
        const touches = shipTouchesSquadron(a, at)
        return (
          near(gapToSquadron(a, at), gap) &&
          agree(shipOverlapsSquadron(a, at), overlap) &&
          !(touches && shipOverlapsSquadron(a, at))
        )
      }),
    'squadrons among themselves: gap, contact, overlap, and distance 1 for engagement': () =>
      fc.property(squadron, squadron, (p, q) => {
        const gap = between(mmOf(p), mmOf(q)) - 2 * DISC
        const oneFar = Math.abs(gap - 76.5) < SLACK ? undefined : gap < 76.5
        return (
          near(gapBetweenSquadrons(p, q), gap) &&
          gapBetweenSquadrons(p, q) === gapBetweenSquadrons(q, p) &&
          agree(squadronsOverlap(p, q), overlapBy(gap)) &&
          squadronsOverlap(p, q) === squadronsOverlap(q, p) &&
          agree(isAtDistanceOne(p, q), oneFar)
        )
      }),
    'obstacles, ships and squadrons': () =>
      fc.property(obstacle, obstacle, ship, squadron, (outline, other, a, at) => {
        const [lies, otherLies, centre] = [shapeOf(outline), shapeOf(other), point(mmOf(at))]
        const overlapShip = any([
          overlapOf(baseOf(a), lies),
          ...dialsOf(a).map((dial) => overlapBy(depthless(dial, lies) - DIAL)),
        ])
        return (
          near(gapShipToObstacle(a, outline), apart(baseOf(a), lies)) &&
          agree(shipOverlapsObstacle(a, outline), overlapShip) &&
          near(gapSquadronToObstacle(at, outline), depthless(centre, lies) - DISC) &&
          agree(squadronOverlapsObstacle(at, outline), overlapBy(depthless(centre, lies) - DISC)) &&
          near(gapBetweenObstacles(outline, other), apart(lies, otherLies)) &&
          gapBetweenObstacles(outline, other) === gapBetweenObstacles(other, outline) &&
          agree(obstaclesOverlap(outline, other), overlapOf(lies, otherLies)) &&
          obstaclesOverlap(outline, other) === obstaclesOverlap(other, outline)
        )
      }),
    'hull zones share no area, and are measured to as the library does, from both ends alike': () =>
      fc.property(
        chassis,
        chassis,
        poseWithin(HERE, 60_000),
        poseWithin({ x: 700_000, y: 700_000 }, 60_000),
        fc.constantFrom(...HULL_ZONES),
        fc.constantFrom(...HULL_ZONES),
        (one, other, here, there, zone, to) => {
          const [a, b] = [shipShape(one, here), shipShape(other, there)]
          const [from, back] = [
            { ship: a, zone },
            { ship: b, zone: to },
          ]
          const there1 = rangeWithoutArc(from, back)
          const zones = HULL_ZONES.map((each) => shapeOf(zonesOnTable(one, here)[each]))
          const area = zones.reduce((sum, each) => sum + Math.abs(each.area()), 0)
          const whole = shape(a.base.map(mmOf))
          return (
            near(there1.length, apart(shapeOf(a.zones[zone]), shapeOf(b.zones[to]))) &&
            Math.abs(there1.length - rangeWithoutArc(back, from).length) <= 1 &&
            area < Math.abs(whole.area()) &&
            zones.every((each, i) => zones.slice(i + 1).every((next) => (shared(each, next) ?? 0) < 0.5))
          )
        },
      ),
    'who lies inside the play area': () =>
      fc.property(
        fc
          .constantFrom({ x: 0, y: 0 }, { x: AREA.width, y: 0 }, { x: AREA.width, y: AREA.height })
          .chain((corner) => fc.tuple(shipWithin(corner, 120_000), pointWithin(corner, 60_000))),
        ([a, at]) => {
          const depth = (x: number, y: number) => Math.min(x, y, AREA.width / 1000 - x, AREA.height / 1000 - y)
          const inside = Math.min(...baseOf(a).vertices.map(({ x, y }) => depth(x, y)))
          const [x, y] = mmOf(at)
          return (
            agree(shipInside(a, AREA), overlapBy(-inside)) &&
            agree(squadronInside(at, AREA), overlapBy(DISC - depth(x, y)))
          )
        },
      ),
    'a longer measurement is never in a nearer band': () =>
      fc.property(fc.nat(400_000), fc.nat(2_000), (length, more) => {
        const order = (band: string | undefined) =>
          band === undefined ? 9 : RANGE_ENDS.findIndex(([name]) => name === band)
        return (
          (distanceBand(length) ?? 9) <= (distanceBand(length + more) ?? 9) &&
          order(rangeBand(length)) <= order(rangeBand(length + more))
        )
      }),
    'a place seen from a ship and back on the table is the same place': () =>
      fc.property(poseWithin(HERE, 2_000_000), pointWithin(HERE, 2_000_000), (pose, at) => {
        const frame = shipFrame(pose)
        const back = onTable(frame, inShipFrame(frame, at))
        const local = inShipFrame(frame, onTable(frame, at))
        return isSamePlace(snap(back), at, 0) && Math.hypot(local.x - at.x, local.y - at.y) <= 1
      }),
    'a course to port is the mirror of the one to starboard, and turns with the ship': () =>
      fc.property(
        anySize,
        fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 4 }),
        anyHeading,
        (size, clicks, heading) => {
          const ahead = { x: 0, y: 0, heading: 0 }
          const mirror = clicks.map((click) => 0 - click)
          const rests = posesAlongTool(size, ahead, clicks, 'left')
          const mirrored = posesAlongTool(size, ahead, mirror, 'right')
          const turned = finalPose(size, { ...ahead, heading }, clicks, 'left')
          const seen = onTable(shipFrame({ ...ahead, heading }), finalPose(size, ahead, clicks, 'left'))
          return (
            rests.every((rest, i) => {
              const { x = 0, y = 0, heading: other = 0 } = mirrored[i] ?? {}
              return isSamePlace({ x: 0 - x, y }, rest) && turn(0 - other, 0) === rest.heading
            }) && isSamePlace(snap(seen), turned, 2)
          )
        },
      ),
    'where the table lies makes no difference: moved by the grid, turned by a quarter': () =>
      fc.property(
        ship,
        ship,
        squadron,
        obstacle,
        fc.integer({ min: -1e6, max: 1e6 }),
        fc.integer({ min: -1e6, max: 1e6 }),
        (a, b, at, outline, dx, dy) => {
          const measures = (move: <P extends Point>(place: P) => P, pose: (pose: Pose) => Pose) => {
            const [p, q] = [a, b].map((each) => ({ ...each, pose: pose(each.pose) })) as [BasePlace, BasePlace]
            const [s, o] = [move(at), outline.map(move)]
            return [
              gapBetweenShips(p, q),
              gapToSquadron(p, s),
              gapShipToObstacle(p, o),
              gapSquadronToObstacle(s, o),
              Number(shipsOverlap(p, q)),
              Number(shipOverlapsSquadron(p, s)),
              Number(shipOverlapsObstacle(p, o)),
            ]
          }
          const here = measures(
            (place) => place,
            (pose) => pose,
          )
          const away = measures(
            (place) => moved(place, dx, dy),
            (pose) => moved(pose, dx, dy),
          )
          const turned = measures(quarter, quarterPose)
          return here.every(
            (length, i) =>
              Math.abs(length - (away[i] ?? -9)) <= 1 &&
              Math.abs(length - (turned[i] ?? -9)) <= 1 &&
              (i < 4 || (length === away[i] && length === turned[i])),
          )
        },
      ),
    'placed beside is in contact: within the tolerance, never in each other, and not a hair farther': () =>
      fc.property(ship, fc.nat(359_999), (a, bearing) => {
        const [at, beyond] = [placeBeside(a, bearing, 0), placeBeside(a, bearing, 2 * TOLERANCE + 4)]
        const next = placeBesideSquadron(at, bearing)
        return (
          shipTouchesSquadron(a, at) &&
          !shipOverlapsSquadron(a, at) &&
          !shipTouchesSquadron(a, beyond) &&
          gapToSquadron(a, at) <= DIAL_RADIUS &&
          squadronsTouch(at, next) &&
          !squadronsOverlap(at, next)
        )
      }),
  },
  8,
)
