import type { Mm } from './camera'
import type { Hull } from './pieces'

/** Radians left open between two pieces of a ring. */
const GAP = 0.13

const at = (radius: number, angle: number): Mm => ({
  x: radius * Math.sin(angle),
  y: -radius * Math.cos(angle),
})

interface Bow {
  readonly radius: number
  /** Radians clockwise from the top: where its middle is, and how far it reaches in all. */
  readonly middle: number
  readonly sweep: number
}

/** A bow that is cut into equal pieces, clockwise, as SVG path data. */
export function bowPieces(count: number, { radius, middle, sweep }: Bow): string[] {
  const step = sweep / count
  const gap = Math.min(GAP, step / 3)
  const first = middle - sweep / 2
  return Array.from({ length: count }, (_, index) => {
    const from = at(radius, first + index * step + gap / 2)
    const to = at(radius, first + (index + 1) * step - gap / 2)
    return `M${from.x},${from.y}A${radius},${radius} 0 0 1 ${to.x},${to.y}`
  })
}

export type HullPoint = 'full' | 'faceup' | 'lost'

/** A state for each hull point; the last ones are lost first, and faceup damage cards are told before the others. */
export function hullPoints(hull: Hull): HullPoint[] {
  const standing = Math.max(0, hull.max - hull.lost)
  return Array.from({ length: hull.max }, (_, index) => {
    if (index < standing) return 'full'
    return index < standing + hull.faceup ? 'faceup' : 'lost'
  })
}

/** A regular polygon with a flat side on top, as SVG points. */
export const polygon = (sides: number, radius: number): string =>
  Array.from({ length: sides }, (_, n) => {
    const corner = at(radius, ((n + 0.5) * 2 * Math.PI) / sides)
    return `${corner.x},${corner.y}`
  }).join(' ')
