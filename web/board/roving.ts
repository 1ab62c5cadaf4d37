import type { UnitId } from '#shared/game/engine/state'
import type { TablePiece } from './pieces'

const DIRECTIONS = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const

type ArrowKey = keyof typeof DIRECTIONS
export const isArrow = (key: string): key is ArrowKey => Object.hasOwn(DIRECTIONS, key)

/** The nearest piece in that direction as the table is seen; what lies aside counts as farther away. */
export function nearestToward(pieces: readonly TablePiece[], from: TablePiece, key: ArrowKey): TablePiece | undefined {
  const direction = DIRECTIONS[key]
  let best: { piece: TablePiece; cost: number } | undefined
  for (const piece of pieces) {
    const x = piece.at.x - from.at.x
    const y = piece.at.y - from.at.y
    const ahead = x * direction.x + y * direction.y
    if (piece === from || ahead <= 0) continue
    const cost = ahead + 2 * Math.abs(x * direction.y - y * direction.x)
    if (!best || cost < best.cost) best = { piece, cost }
  }
  return best?.piece
}

/** The next one of one's own pieces or of the others', after the present one, round and round. */
function nextOf(pieces: readonly TablePiece[], from: TablePiece | undefined, own: boolean): TablePiece | undefined {
  const start = from ? pieces.indexOf(from) + 1 : 0
  return [...pieces.slice(start), ...pieces.slice(0, start)].find((piece) => piece.own === own)
}

/** Where a key leads the focus; `undefined`: the key does not move it. */
export function focusAfter(
  pieces: readonly TablePiece[],
  active: UnitId | undefined,
  key: string,
): TablePiece | undefined {
  const from = pieces.find((piece) => piece.id === active)
  if (isArrow(key)) return from ? (nearestToward(pieces, from, key) ?? from) : pieces[0]
  if (key === 'Home') return pieces[0]
  if (key === 'End') return pieces.at(-1)
  if (key === 'PageUp') return nextOf(pieces, from, true)
  if (key === 'PageDown') return nextOf(pieces, from, false)
  return undefined
}
