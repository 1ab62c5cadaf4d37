import { type DieColor, type DieFace, FACE_ICONS } from '#shared/game/engine/terms'
import type { Icon } from './condition'
import type { FaceName } from './standing-order'

/** Icons joined as they stand on the die. */
const JOINED: Record<string, DieFace> = { 'hit+critical': 'hit-critical', 'hit+hit': 'double-hit' }

/** Whether a die shows a face that an order names, of any color or of its own: `red double-hit`. */
export function showsFace({ color, face }: { color: DieColor; face?: DieFace }, name: FaceName): boolean {
  const [icons = '', of] = name.split(' ').reverse()
  return (JOINED[icons] ?? icons) === face && (of === undefined || of === color)
}

const SHOWS: Record<Icon, (face: DieFace) => boolean> = {
  hit: (face) => FACE_ICONS[face].hits > 0,
  critical: (face) => FACE_ICONS[face].criticals > 0,
  accuracy: (face) => face === 'accuracy',
  blank: (face) => face === 'blank',
  'double-hit': (face) => face === 'double-hit',
  'hit+critical': (face) => face === 'hit-critical',
}

/** Whether a condition that looks for an icon finds it on a face. */
export const showsIcon = (face: DieFace, icon: Icon): boolean => SHOWS[icon](face)
