import type { RangeBand } from '#shared/game/engine/terms'
import { type DistanceBand, distanceBand, rangeBand } from '#shared/game/geometry/range'
import { gapBetween } from '#shared/play/view/measure'
import { type Mm, type Projection, toPoint } from './camera'
import { DISC } from './outline'
import type { Piece, ShipPiece, TablePiece } from './pieces'

export interface Measurement {
  /** Ends of the shortest line from base to base, on the drawn table. */
  readonly from: Mm
  readonly to: Mm
  /** Whole mm. */
  readonly mm: number
  readonly range: RangeBand | undefined
  readonly distance: DistanceBand | undefined
}

const length = (a: Mm, b: Mm) => Math.hypot(a.x - b.x, a.y - b.y)

function corners(ship: ShipPiece): Mm[] {
  const angle = (ship.degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const { width, length: along } = ship.print.base
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => {
    const [dx, dy] = [(x * width) / 2, (y * along) / 2]
    return { x: ship.at.x + dx * c - dy * s, y: ship.at.y + dx * s + dy * c }
  })
}

/** The place of the rectangle that is nearest to `to`; `to` itself if it lies inside. */
function nearestOfShip(ship: ShipPiece, to: Mm): Mm {
  const angle = (ship.degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const [dx, dy] = [to.x - ship.at.x, to.y - ship.at.y]
  const { width, length: along } = ship.print.base
  const x = Math.min(width / 2, Math.max(-width / 2, dx * c + dy * s))
  const y = Math.min(along / 2, Math.max(-along / 2, dy * c - dx * s))
  return { x: ship.at.x + x * c - y * s, y: ship.at.y + x * s + y * c }
}

const nearestOfDisc = (centre: Mm, to: Mm): Mm => {
  const away = length(centre, to)
  if (away <= DISC) return to
  return { x: centre.x + ((to.x - centre.x) * DISC) / away, y: centre.y + ((to.y - centre.y) * DISC) / away }
}

export function nearestOf(piece: TablePiece, to: Mm): Mm {
  if (piece.kind === 'thing') return piece.nearest(to)
  return piece.kind === 'ship' ? nearestOfShip(piece, to) : nearestOfDisc(piece.at, to)
}

/** A disc has none. */
function cornersOf(piece: TablePiece): readonly Mm[] {
  if (piece.kind === 'ship') return corners(piece)
  if (piece.kind === 'squadron') return []
  return piece.corners.map(({ x, y }) => ({ x: piece.at.x + x, y: piece.at.y + y }))
}

function between(a: TablePiece, b: TablePiece): readonly [Mm, Mm] {
  const [ofA, ofB] = [cornersOf(a), cornersOf(b)]
  if (ofA.length === 0) return [nearestOf(a, nearestOf(b, a.at)), nearestOf(b, a.at)]
  if (ofB.length === 0) return [nearestOf(a, b.at), nearestOf(b, nearestOf(a, b.at))]
  const pairs = [
    ...ofA.map((corner) => [corner, nearestOf(b, corner)] as const),
    ...ofB.map((corner) => [nearestOf(a, corner), corner] as const),
  ]
  return pairs.reduce((best, pair) => (length(pair[0], pair[1]) < length(best[0], best[1]) ? pair : best))
}

const onTable = (piece: Piece, table: Projection) =>
  piece.kind === 'ship' ? { ship: { size: piece.size, pose: piece.pose } } : { squadron: toPoint(piece.at, table) }

const told = (from: Mm, to: Mm, um: number): Measurement => ({
  from,
  to,
  mm: Math.round(um / 1000),
  range: rangeBand(um),
  distance: distanceBand(um),
})

const gapOf = (a: TablePiece, b: TablePiece, table: Projection): number => {
  if (a.kind === 'thing') return a.gapTo(b)
  return b.kind === 'thing' ? b.gapTo(a) : gapBetween(onTable(a, table), onTable(b, table))
}

/** From piece to piece (R12.23). */
export function measure(a: TablePiece, b: TablePiece, table: Projection): Measurement {
  const [from, to] = between(a, b)
  return told(from, to, gapOf(a, b, table))
}

/** From a unit to any place of the table. */
export function measureTo(a: TablePiece, to: Mm): Measurement {
  const from = nearestOf(a, to)
  return told(from, to, Math.round(length(from, to) * 1000))
}
