import type { Box, Mm } from './camera'
import type { Measurement } from './closest'
import type { TablePiece } from './pieces'
import { reachOf } from './sight'

/** px; half of what the ruler's label takes up, and the room between it and the ruler. */
const HALF = { width: 104, height: 11 }
type Half = typeof HALF
type Ends = Pick<Measurement, 'from' | 'to'>
const ROOM = 9
/** Along the ruler, the middle first; then farther aside. */
const ALONG = [0.5, 0.3, 0.7, 0.1, 0.9]
const ASIDE = [1, 2.5, 4, 6]
/** How much worse it is to cover a unit that is measured than one beside. */
const ENDS = 3

/** mm by which a label there would cover a piece. */
function covered(at: Mm, piece: TablePiece, scale: number, half: Half): number {
  const dx = Math.max(0, Math.abs(at.x - piece.at.x) - half.width / scale)
  const dy = Math.max(0, Math.abs(at.y - piece.at.y) - half.height / scale)
  return Math.max(0, reachOf(piece) - Math.hypot(dx, dy))
}

/** The line begins or ends at it. */
const isEnd = ({ from, to }: Ends, piece: TablePiece): boolean =>
  [from, to].some(({ x, y }) => Math.hypot(x - piece.at.x, y - piece.at.y) <= reachOf(piece))

/** mm by which a label there would lie beyond what is seen. */
const outside = ({ x, y }: Mm, seen: Box, scale: number, half: Half): number =>
  Math.max(0, seen.left - x + half.width / scale, x + half.width / scale - seen.right) +
  Math.max(0, seen.top - y + half.height / scale, y + half.height / scale - seen.bottom)

/** Finds a place beside a line where the label is in sight and covers no piece, or as little of them as possible. */
export function labelPlace(
  { from, to }: Ends,
  pieces: readonly TablePiece[],
  seen: Box,
  scale: number,
  half: Half = HALF,
): Mm {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
  const normal = { x: (from.y - to.y) / length, y: (to.x - from.x) / length }
  const clear = (Math.abs(normal.x) * half.width + Math.abs(normal.y) * half.height + ROOM) / scale
  const places = ASIDE.flatMap((far) =>
    ALONG.flatMap((along) =>
      [-far, far].map((aside) => ({
        x: from.x + (to.x - from.x) * along + normal.x * aside * clear,
        y: from.y + (to.y - from.y) * along + normal.y * aside * clear,
      })),
    ),
  )
  const weighed = pieces.map((piece) => ({ piece, weight: isEnd({ from, to }, piece) ? ENDS : 1 }))
  const costs = places.map((place) =>
    weighed.reduce(
      (sum, { piece, weight }) => sum + weight * covered(place, piece, scale, half),
      2 * outside(place, seen, scale, half),
    ),
  )
  const least = costs.indexOf(Math.min(...costs))
  return places[least] ?? from
}
