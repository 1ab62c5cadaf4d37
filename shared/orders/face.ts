import type { DieColor, DieFace } from '#shared/engine/terms'
import type { FaceName } from './standing-order'

/** Icons joined as they stand on the die. */
const JOINED: Record<string, DieFace> = { 'hit+critical': 'hit-critical', 'hit+hit': 'double-hit' }

/** Whether a die shows a face that an order names, of any color or of its own: `red double-hit`. */
export function showsFace({ color, face }: { color: DieColor; face?: DieFace }, name: FaceName): boolean {
  const [icons = '', of] = name.split(' ').reverse()
  return (JOINED[icons] ?? icons) === face && (of === undefined || of === color)
}
