import type { DecisionRequest } from '#shared/game/engine/decision'
import type { Edge, Point, Pose, Seat } from '#shared/game/engine/state'
import { candidatePlaces } from '#shared/game/flow/candidate-places'
import { deploymentZone, edgeOf, middleOf, setupArea } from '#shared/game/geometry/table-area'
import type { GameView } from '#shared/play/view/game-view'

export type PlacementRequest = Extract<DecisionRequest, { kind: 'placement' }>

/** Away from the own edge. */
const AHEAD: Readonly<Record<Edge, number>> = { south: 0, west: 90_000, north: 180_000, east: 270_000 }

/** Parts of the setup area along the own edge, the middle first. */
const COLUMNS = [0.5, 0.3, 0.7, 0.4, 0.6]
/** Parts of the way to the enemy's edge: obstacles lie about the middle, objective tokens within one's own reach. */
const ROWS = { obstacle: [0.5, 0.6, 0.4], token: [0.4, 0.5] }

/** Of some places that are spread over the table the one farthest from all that lies there. */
function apart(view: GameView, request: PlacementRequest, kind: keyof typeof ROWS): Pose {
  const { x, y, width, height } = setupArea(view)
  const edge = edgeOf(view, request.seat)
  const ahead = (row: number) => (edge === 'south' || edge === 'west' ? row : 1 - row)
  const lying: Point[] = [
    ...Object.values(view.obstacles).map(({ pose }) => pose),
    ...(view.objectiveTokens ?? []).map(({ at }) => at),
  ]
  const places = ROWS[kind].flatMap((row) =>
    COLUMNS.map((column) => {
      const [across, up] = view.shortEdges ? [ahead(row), column] : [column, ahead(row)]
      return { x: Math.round(x + width * across), y: Math.round(y + height * up) }
    }),
  )
  const room = (at: Point) => Math.min(...lying.map((other) => away(at, other)))
  const farthest = places.reduce((best, place) => (room(place) > room(best) ? place : best))
  return { ...farthest, heading: 0 }
}

/** µm between the middles of two ships that do not stand in each other's way, and of a step along the edge. */
const ROOM_BETWEEN_SHIPS = 160_000
const STEP = ROOM_BETWEEN_SHIPS / 2
/** Steps to either side, the middle first. */
const SIDEWAYS = Array.from({ length: 13 }, (_, n) => Math.ceil(n / 2) * (n % 2 === 1 ? -1 : 1))

const shipsOf = (view: GameView, seat: Seat) => Object.values(view.ships).filter((ship) => ship.seat === seat)
const away = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y)

/** Along the own edge, as near to its middle as leaves room beside the own ships that stand there already (R3.15). */
function alongTheEdge(view: GameView, seat: Seat): Point {
  const zone = deploymentZone(view, seat)
  const middle = middleOf(zone)
  const [along, length] = view.shortEdges ? (['y', zone.height] as const) : (['x', zone.width] as const)
  const most = Math.max(0, length / 2 - STEP)
  const places = SIDEWAYS.map((steps) => steps * STEP)
    .filter((aside) => Math.abs(aside) <= most)
    .map((aside) => ({ ...middle, [along]: middle[along] + aside }))
  const room = (at: Point) =>
    Math.min(ROOM_BETWEEN_SHIPS, ...shipsOf(view, seat).map(({ pose }) => Math.abs(pose[along] - at[along])))
  return places.reduce((best, place) => (room(place) > room(best) ? place : best), middle)
}

/** The own ship to which the fewest own squadrons are nearest; of several the one that was put last. */
function leastEscorted(view: GameView, seat: Seat): Pose | undefined {
  const ships = shipsOf(view, seat).map(({ pose }) => pose)
  const nearest = Object.values(view.squadrons)
    .filter((squadron) => squadron.seat === seat)
    .map(({ at }) => ships.toSorted((p, q) => away(at, p) - away(at, q))[0])
  const escorts = (ship: Pose) => nearest.filter((each) => each === ship).length
  return ships.toReversed().toSorted((p, q) => escorts(p) - escorts(q))[0]
}

/** Ships face the enemy, spread along the own edge; squadrons go to the ships by turns; what may be moved stays. */
export function wantedPose(view: GameView, request: PlacementRequest): Pose | undefined {
  const { piece, seat } = request
  switch (piece.kind) {
    case 'obstacle':
      return apart(view, request, 'obstacle')
    case 'token': {
      const lying = view.objectiveTokens?.find(({ id }) => id === piece.id)
      return lying ? { ...lying.at, heading: 0 } : apart(view, request, 'token')
    }
    case 'squadron': {
      const standing = view.squadrons[piece.id]
      if (standing) return { ...standing.at, heading: 0 }
      return leastEscorted(view, seat)
    }
    case 'marker':
      return undefined
    case 'ship':
      return { ...alongTheEdge(view, seat), heading: AHEAD[edgeOf(view, seat)] }
  }
}

const PROPOSED = new WeakMap<PlacementRequest, Pose>()

/** Where the page proposes to put a piece: a legal place; the middle of the table if none was found. */
export function proposedPose(view: GameView, request: PlacementRequest): Pose {
  const known = PROPOSED.get(request)
  if (known) return known
  const from = wantedPose(view, request)
  const [found] = candidatePlaces(view, request.region, request.piece, 1, from)
  const { width, height } = view.area
  const pose = found ?? { x: Math.round(width / 2), y: Math.round(height / 2), heading: from?.heading ?? 0 }
  PROPOSED.set(request, pose)
  return pose
}
