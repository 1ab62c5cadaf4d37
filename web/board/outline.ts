import { DIAL_INSET, DIAL_RADIUS, SQUADRON_RADIUS } from '#shared/game/geometry/base'
import type { SideStyle, TablePiece } from './pieces'

/** mm */
const DIAL = DIAL_RADIUS / 1000
const INSET = DIAL_INSET / 1000
export const DISC = SQUADRON_RADIUS / 1000

/** The edge of base and shield dials in the frame of the base (bow at −y), `grow` mm farther out. */
export function shipOutline(base: { width: number; length: number }, grow = 0): string {
  const w = base.width / 2
  const l = base.length / 2
  const r = DIAL + grow
  const half = Math.sqrt(r * r - (INSET + grow) ** 2)
  const [x, y] = [w + grow, l + grow]
  const corner = (toX: number, toY: number) => `A${grow},${grow} 0 0 1 ${toX},${toY}`
  const cap = (toX: number, toY: number) => `A${r},${r} 0 0 1 ${toX},${toY}`
  return [
    `M${-w},${-y}H${-half}${cap(half, -y)}H${w}${corner(x, -l)}`,
    `V${-half}${cap(x, half)}V${l}${corner(w, y)}`,
    `H${half}${cap(-half, y)}H${-w}${corner(-x, l)}`,
    `V${half}${cap(-x, -half)}V${-l}${corner(-w, -y)}Z`,
  ].join('')
}

/** mm */
const ROUND = 4
const CUT = 5

/** The base itself: side A has round corners, side B has cut ones. */
export function baseOutline(base: { width: number; length: number }, style: SideStyle): string {
  const [w, l] = [base.width / 2, base.length / 2]
  const half = Math.sqrt(DIAL * DIAL - INSET * INSET)
  const c = style === 'a' ? ROUND : CUT
  const corner = (toX: number, toY: number) => (style === 'a' ? `A${c},${c} 0 0 1 ${toX},${toY}` : `L${toX},${toY}`)
  const cap = (toX: number, toY: number) => `A${DIAL},${DIAL} 0 0 1 ${toX},${toY}`
  return [
    `M${-w + c},${-l}H${-half}${cap(half, -l)}H${w - c}${corner(w, -l + c)}`,
    `V${-half}${cap(w, half)}V${l - c}${corner(w - c, l)}`,
    `H${half}${cap(-half, l)}H${-w + c}${corner(-w, l - c)}`,
    `V${half}${cap(-w, -half)}V${-l + c}${corner(-w + c, -l)}Z`,
  ].join('')
}

const disc = (r: number) => `M${-r},0a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`

/** The same for any piece, to be placed by `placing`. */
export function outlineOf(piece: TablePiece, grow = 0): string {
  if (piece.kind === 'ship') return shipOutline(piece.print.base, grow)
  if (piece.kind === 'squadron') return disc(DISC + grow)
  const { corners, radius } = piece
  const larger = 1 + grow / radius
  return corners.length === 0
    ? disc(radius + grow)
    : `M${corners.map(({ x, y }) => `${x * larger},${y * larger}`).join('L')}Z`
}

export const placing = (piece: TablePiece): string =>
  piece.kind === 'ship'
    ? `translate(${piece.at.x} ${piece.at.y}) rotate(${piece.degrees})`
    : `translate(${piece.at.x} ${piece.at.y})`
