import type { UnitId } from '#shared/game/engine/state'
import { around, type Box, FRAME_MARGIN, type Mm, type Projection } from './camera'
import { DISC } from './outline'
import type { Piece, TablePiece } from './pieces'
import type { Sight } from './task'

/** Half of what a piece takes up, however it lies; mm. */
export function reachOf(piece: TablePiece): number {
  if (piece.kind === 'thing') return piece.radius
  return piece.kind === 'ship' ? piece.print.base.length / 2 : DISC
}

/** Opposite corners of the square that lies so far around a place. */
export const square = (at: Mm, reach: number): Mm[] => [
  { x: at.x - reach, y: at.y - reach },
  { x: at.x + reach, y: at.y + reach },
]

/** Holds these units and all that belongs to them, with room around; `undefined`: the whole table. */
export function sightBox(
  focusOn: readonly UnitId[],
  sight: Sight | undefined,
  all: readonly Piece[],
  table: Projection,
): Box | undefined {
  const asked = all.filter(({ id }) => focusOn.includes(id) || sight?.units?.includes(id))
  if (asked.length === 0) return undefined
  const points = asked.flatMap((piece) => square(piece.at, reachOf(piece)))
  const box = around([...points, ...(sight?.places?.({ all, table }) ?? [])], FRAME_MARGIN)
  return sight?.beyond ? box : withinSight(box, table)
}

/** The camera shows little of what lies beyond the edge of the table. */
const withinSight = (box: Box, table: Projection): Box => ({
  left: Math.max(box.left, -FRAME_MARGIN / 4),
  top: Math.max(box.top, -FRAME_MARGIN / 4),
  right: Math.min(box.right, table.width + FRAME_MARGIN / 4),
  bottom: Math.min(box.bottom, table.height + FRAME_MARGIN / 4),
})
