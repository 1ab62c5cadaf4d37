import { arranging } from '#messages/decide-setup'
import { terms } from '#messages/terms'
import { outlinedObstacle } from '#shared/game/cards/catalog/obstacles'
import { lyingTokens } from '#shared/game/engine/objective-tokens'
import type { ObjectiveToken, Obstacle, ObstacleKind, Point } from '#shared/game/engine/state'
import { type Footprint, gapBetween } from '#shared/game/geometry/footprint'
import { baseFootprint, discFootprint, outlineFootprint, squadronFootprint } from '#shared/game/geometry/obstacle'
import { TOKEN_RADIUS } from '#shared/game/geometry/region-shape'
import { numberIn } from '#shared/messages/piece-ids'
import type { GameView } from '#shared/play/view/game-view'
import { hullOf } from '#shared/play/view/unit'
import { nameOf } from '#web/words/names'
import { type Mm, type Projection, toMm, toPoint } from '../camera'
import type { TablePiece, ThingPiece } from '../pieces'
import { MARKER_SHAPE, tokenShape } from './token-shape'

/** An obstacle as it is drawn. */
export interface DrawnObstacle extends ThingPiece {
  obstacle: ObstacleKind
  inert: boolean
  /** Hull points that are left of one that can be attacked. */
  hull?: number
}
/** A token of the objective or of another card that lies on the table. */
export interface DrawnToken extends ThingPiece {
  label: string
  /** Drawn inside its disc. */
  shape: string
}

const lies = (piece: TablePiece, table: Projection): Footprint => {
  if (piece.kind === 'ship') return baseFootprint({ size: piece.size, pose: piece.pose })
  return piece.kind === 'squadron' ? squadronFootprint(toPoint(piece.at, table)) : piece.footprint
}

function nearestOnEdge(from: Mm, to: Mm, place: Mm): Mm {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const part = ((place.x - from.x) * dx + (place.y - from.y) * dy) / (dx * dx + dy * dy)
  const along = Math.min(1, Math.max(0, part))
  return { x: from.x + dx * along, y: from.y + dy * along }
}
const away = (a: Mm, b: Mm) => Math.hypot(a.x - b.x, a.y - b.y)

const nearestOfPolygon =
  (at: Mm, corners: readonly Mm[]) =>
  (to: Mm): Mm => {
    const local = { x: to.x - at.x, y: to.y - at.y }
    const places = corners.map((corner, i) => nearestOnEdge(corner, corners[(i + 1) % corners.length] ?? corner, local))
    const nearest = places.reduce((best, place) => (away(place, local) < away(best, local) ? place : best))
    return { x: at.x + nearest.x, y: at.y + nearest.y }
  }

const nearestOfDisc =
  (at: Mm, radius: number) =>
  (to: Mm): Mm => {
    const length = away(at, to)
    if (length <= radius) return to
    return { x: at.x + ((to.x - at.x) * radius) / length, y: at.y + ((to.y - at.y) * radius) / length }
  }

export function obstacleThing(view: GameView, obstacle: Obstacle, table: Projection): DrawnObstacle {
  const { outline } = outlinedObstacle(obstacle)
  const at = toMm(obstacle.pose, table)
  const corners = outline.map((corner) => {
    const { x, y } = toMm(corner, table)
    return { x: x - at.x, y: y - at.y }
  })
  const footprint = outlineFootprint(outline)
  const inert = obstacle.inert === true
  const name = nameOf(view, obstacle.id)
  const hull = hullOf(view, obstacle.id)
  return {
    kind: 'thing',
    id: obstacle.id,
    name: [name, inert ? arranging.table.inert : [], hull === undefined ? [] : terms.hullPoints(hull)]
      .flat()
      .join(', '),
    at,
    corners,
    radius: Math.max(...corners.map(({ x, y }) => Math.hypot(x, y))),
    footprint,
    nearest: nearestOfPolygon(at, corners),
    gapTo: (piece) => gapBetween(footprint, lies(piece, table)),
    obstacle: obstacle.kind,
    inert,
    ...(hull !== undefined && { hull }),
  }
}

/** mm */
const RADIUS = TOKEN_RADIUS / 1000

function disc(place: Point, table: Projection) {
  const at = toMm(place, table)
  const footprint = discFootprint(place, TOKEN_RADIUS)
  return {
    kind: 'thing',
    at,
    corners: [],
    radius: RADIUS,
    footprint,
    nearest: nearestOfDisc(at, RADIUS),
    gapTo: (piece: TablePiece) => gapBetween(footprint, lies(piece, table)),
  } as const
}

function tokenThing(view: GameView, token: ObjectiveToken, table: Projection): DrawnToken {
  const number = numberIn(token.id)
  return {
    ...disc(token.at, table),
    id: token.id,
    name: arranging.table.token(terms.objectiveToken(number), token.on && nameOf(view, token.on)),
    label: number === undefined ? '' : String(number),
    shape: tokenShape(view.objective),
  }
}

const markersOf = (view: GameView, table: Projection): DrawnToken[] =>
  Object.values(view.cards).flatMap(({ id, card, marker }) =>
    marker ? [{ ...disc(marker, table), id, name: terms.marker(card), label: '', shape: MARKER_SHAPE }] : [],
  )

export const obstaclesOf = (view: GameView, table: Projection): DrawnObstacle[] =>
  Object.values(view.obstacles).map((obstacle) => obstacleThing(view, obstacle, table))

export const tokensOf = (view: GameView, table: Projection): DrawnToken[] => [
  ...lyingTokens(view).map((token) => tokenThing(view, token, table)),
  ...markersOf(view, table),
]

/** Everything on the table that is no unit. */
export const thingsOf = (view: GameView, table: Projection): ThingPiece[] => [
  ...obstaclesOf(view, table),
  ...tokensOf(view, table),
]
