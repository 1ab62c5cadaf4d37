import type { Mm } from './camera'
import type { Hull } from './pieces'

/** Radians left open between two hull points, as a length along the ring in parts of its radius. */
const GAP = 0.17

const at = (radius: number, angle: number): Mm => ({
  x: radius * Math.sin(angle),
  y: -radius * Math.cos(angle),
})

export interface HullPoint {
  readonly index: number
  readonly arc: string
  readonly state: 'full' | 'lost' | 'faceup'
  /** Where a faceup card is marked. */
  readonly dot: Mm
}

/** One arc for each hull point, clockwise from the top; the last ones are lost first. */
export function hullPoints(hull: Hull, radius: number): HullPoint[] {
  const step = (2 * Math.PI) / hull.max
  const gap = Math.min(GAP, step / 3)
  const standing = Math.max(0, hull.max - hull.lost)
  return Array.from({ length: hull.max }, (_, index) => {
    const from = at(radius, index * step + gap / 2)
    const to = at(radius, (index + 1) * step - gap / 2)
    const large = step - gap > Math.PI ? 1 : 0
    return {
      index,
      arc: `M${from.x},${from.y}A${radius},${radius} 0 ${large} 1 ${to.x},${to.y}`,
      state: index < standing ? 'full' : index < standing + hull.faceup ? 'faceup' : 'lost',
      dot: at(radius * 1.34, (index + 0.5) * step),
    }
  })
}

/** A regular polygon with a flat side on top, as SVG points. */
export const polygon = (sides: number, radius: number): string =>
  Array.from({ length: sides }, (_, n) => {
    const corner = at(radius, ((n + 0.5) * 2 * Math.PI) / sides)
    return `${corner.x},${corner.y}`
  }).join(' ')

/** A rectangle about the origin whose corners are cut off. */
export function cutRectangle(width: number, length: number, cut: number): string {
  const [x, y] = [width / 2, length / 2]
  return `M${-x + cut},${-y}H${x - cut}L${x},${-y + cut}V${y - cut}L${x - cut},${y}H${-x + cut}L${-x},${y - cut}V${-y + cut}Z`
}
