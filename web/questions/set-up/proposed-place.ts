import type { DecisionRequest } from '#shared/game/engine/decision'
import type { Edge, Point, Pose } from '#shared/game/engine/state'
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
  const room = (at: Point) => Math.min(...lying.map((other) => Math.hypot(at.x - other.x, at.y - other.y)))
  const farthest = places.reduce((best, place) => (room(place) > room(best) ? place : best))
  return { ...farthest, heading: 0 }
}

/** Ships face the enemy; squadrons gather where the last ship was put; what may be moved stays. */
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
      return Object.values(view.ships).findLast((ship) => ship.seat === seat)?.pose
    }
    case 'marker':
      return undefined
    case 'ship':
      return { ...middleOf(deploymentZone(view, seat)), heading: AHEAD[edgeOf(view, seat)] }
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
