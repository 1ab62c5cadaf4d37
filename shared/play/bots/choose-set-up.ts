import { shipKind } from '#shared/game/cards/catalog/kinds'
import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import type { Piece } from '#shared/game/engine/region'
import type { Edge, Pose, PublicTable, Seat } from '#shared/game/engine/state'
import { candidatePlaces } from '#shared/game/flow/candidate-places'
import { edgeOf } from '#shared/game/geometry/table-area'
import type { GameView } from '#shared/play/view/game-view'
import type { AnswerContextFor } from './bot'
import { best } from './worth'

type Placement = DecisionRequest & { kind: 'placement' }

/** How many places the bot compares. */
const PLACES = 12
/** The speed that a ship begins at, if its chart has it. */
const CRUISING_SPEED = 2

/** Toward the enemy's edge. */
const AHEAD: Readonly<Record<Edge, number>> = { south: 0, west: 90_000, north: 180_000, east: 270_000 }
const ahead = (table: PublicTable, seat: Seat): number => AHEAD[edgeOf(table, seat)]

/** The legal place nearest to the wanted one. If the engine asks, there is one. */
export function placeNear(table: PublicTable, { piece, region, speeds }: Placement, wanted: Pose, nth = 0): Choice {
  const places = candidatePlaces(table, region, piece, Math.max(1, nth + 1), wanted)
  const pose = places[nth] ?? places[0]
  if (!pose) throw new Error(`there is no place for ${piece.id}`)
  const speed = speeds && (speeds.includes(CRUISING_SPEED) ? CRUISING_SPEED : (speeds[0] ?? 1))
  return { pose, ...(speed !== undefined && { speed }) }
}

/** Any of the places around any place, any speed; with zeros the nearest to the middle. */
export function anyPlace(table: PublicTable, request: Placement, below: (k: number) => number): Choice {
  const { width, height } = table.area
  const { piece, speeds } = request
  const heading = piece.kind === 'obstacle' ? below(360) * 1000 : ahead(table, request.seat)
  const wanted = { x: (width / 2 + below(width)) % width, y: (height / 2 + below(height)) % height, heading }
  const choice = placeNear(table, request, wanted, below(PLACES))
  return speeds && 'pose' in choice ? { ...choice, speed: speeds[below(speeds.length)] ?? 1 } : choice
}

const mean = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : Math.round(numbers.reduce((sum, each) => sum + each, 0) / numbers.length)

/** Opposite the enemy, as near as the zone allows; squadrons and tokens between the own ships and the enemy. */
function wantedFor(view: GameView, seat: Seat, piece: Piece): Pose {
  const beside = Object.values(view.ships).filter((ship) => (ship.seat !== seat) === (piece.kind === 'ship'))
  const middle = { x: Math.round(view.area.width / 2), y: Math.round(view.area.height / 2) }
  const along = view.shortEdges ? 'y' : 'x'
  const there = mean(beside.map(({ pose }) => pose[along])) ?? middle[along]
  return { ...middle, [along]: there, heading: ahead(view, seat) }
}

export const choosePlace = ({ view, request }: AnswerContextFor<'placement'>): Choice =>
  placeNear(view, request, wantedFor(view, request.seat, request.piece))

/** Ships first, the cheapest first: they tell the enemy least. */
export const chooseDeployed = ({ view, request }: AnswerContextFor<'option'>): string | undefined =>
  best(
    request.options.map(({ id }) => id),
    (id) => {
      const ship = view.reserve?.ships[id]
      return ship ? 1000 - shipKind(ship.card).points : 0
    },
  )
