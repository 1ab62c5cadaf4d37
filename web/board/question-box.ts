import type { UnitId } from '#shared/engine/state'
import { RANGE_ENDS } from '#shared/geometry/range'
import type { GameView } from '#shared/view/game-view'
import type { drawTool } from '#web/questions/course/table/tool'
import { around, type Box, FRAME_MARGIN, type Mm, type Projection, toMm } from './camera'
import { DISC } from './outline'
import type { Piece, Shown } from './pieces'
import type { FlightDraft, ManeuverDraft, PlacementDraft } from './props'

/** The end of medium range, as far as ships command squadrons; mm. */
const MEDIUM = RANGE_ENDS[1][1] / 1000

/** Half of what a piece takes up, however it lies; mm. */
export function reachOf(piece: Shown): number {
  if (piece.kind === 'thing') return piece.radius
  return piece.kind === 'ship' ? piece.print.base.length / 2 : DISC
}

const square = (at: Mm, reach: number): Mm[] => [
  { x: at.x - reach, y: at.y - reach },
  { x: at.x + reach, y: at.y + reach },
]

/** A question about one ship is often about others, too: its targets, or who attacks it. */
export function unitsAbout(view: GameView, focusOn: readonly UnitId[]): readonly UnitId[] {
  const request = view.requests[0]
  const attack = view.now.findLast((frame) => frame.kind === 'attack')
  const fighting = attack?.kind === 'attack' && attack.step !== 'next' ? [attack.attacker, attack.defender] : []
  if (focusOn.length === 0) return request === undefined ? fighting : []
  if (request === undefined || !focusOn.includes(request.subject)) return focusOn
  // Squadrons attack at distance 1, which is in the frame anyway
  const targets =
    request.kind === 'option' && !request.ask.startsWith('squadron.')
      ? request.options.flatMap(({ target }) => (target ? [target.defender] : []))
      : []
  return [...new Set([...focusOn, ...targets, ...(fighting.includes(request.subject) ? fighting : [])])]
}

interface Question {
  focusOn: readonly UnitId[]
  maneuver?: ManeuverDraft | undefined
  placement?: PlacementDraft | undefined
  flight?: FlightDraft | undefined
  commands?: UnitId | undefined
}

/** What a question is about, tool, ghost and places included, with room around; `undefined`: the whole table. */
export function questionBox(
  { focusOn, maneuver, placement, flight, commands }: Question,
  pieces: readonly Piece[],
  table: Projection,
  /** Comes with the drawings of a course. */
  toolOf?: typeof drawTool,
): Box | undefined {
  const asked = pieces.filter((piece) => focusOn.includes(piece.id) || maneuver?.overlaps.includes(piece.id))
  if (asked.length === 0) return undefined
  const points = asked.flatMap((piece) => square(piece.at, reachOf(piece)))
  const moving = pieces.find((piece) => piece.id === maneuver?.ship)
  if (maneuver && moving?.kind === 'ship') {
    const poses = [maneuver.rest, ...maneuver.tried]
    points.push(...poses.flatMap((pose) => square(toMm(pose, table), reachOf(moving))))
    const joints = toolOf?.(moving.size, moving.pose, maneuver.clicks, maneuver.side, table).joints ?? []
    points.push(...joints.map(({ at }) => at))
  }
  const commanding = pieces.find((piece) => piece.id === commands)
  if (commanding) points.push(...square(commanding.at, reachOf(commanding) + MEDIUM))
  if (flight) points.push(...square(toMm(flight.around, table), flight.reach / 1000))
  for (const place of placement?.places ?? []) points.push(...square(toMm(place, table), DISC))
  const box = around(points, FRAME_MARGIN)
  return maneuver?.leaves ? box : withinSight(box, table)
}

/** Beyond the edge of the table little is to be seen. */
const withinSight = (box: Box, table: Projection): Box => ({
  left: Math.max(box.left, -FRAME_MARGIN / 4),
  top: Math.max(box.top, -FRAME_MARGIN / 4),
  right: Math.min(box.right, table.width + FRAME_MARGIN / 4),
  bottom: Math.min(box.bottom, table.height + FRAME_MARGIN / 4),
})
