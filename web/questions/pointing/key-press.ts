import type { Point, Pose } from '#shared/game/engine/state'
import { FULL_TURN } from '#shared/game/geometry/grid'
import { type Mm, type Projection, toDegrees, toMm, toPoint } from '#web/board/camera'

export const DIRECTIONS: Readonly<Record<string, Mm>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey'>

/** mm of one key press: 5, with Shift 1, with Ctrl 25. */
export const lengthOf = ({ shiftKey, ctrlKey }: Pick<KeyPress, 'shiftKey' | 'ctrlKey'>): number =>
  shiftKey ? 1 : ctrlKey ? 25 : 5

export const turnedBy = (pose: Pose, by: number): Pose => ({
  ...pose,
  heading: (((pose.heading + by) % FULL_TURN) + FULL_TURN) % FULL_TURN,
})

/** Comma and full stop turn, Shift makes other characters of them; Alt with an arrow does the same. */
function turnOf({ key, altKey }: KeyPress): -1 | 1 | undefined {
  if (key === ',' || key === '<' || key === ';' || (altKey && key === 'ArrowLeft')) return -1
  if (key === '.' || key === '>' || key === ':' || (altKey && key === 'ArrowRight')) return 1
  return undefined
}

/**
 * Where a key takes a piece; undefined: it is no key of this.
 * @param step 1/1000 degree of one turn; 0 if the piece has no heading
 */
export function keyedPose(event: KeyPress, pose: Pose, table: Projection, step: number): Pose | undefined {
  const sign = step > 0 ? turnOf(event) : undefined
  if (sign !== undefined) return turnedBy(pose, sign * (event.shiftKey ? 1_000 : step))
  const direction = DIRECTIONS[event.key]
  if (!direction || event.altKey) return undefined
  const at = toMm(pose, table)
  const by = lengthOf(event)
  return { ...pose, ...toPoint({ x: at.x + direction.x * by, y: at.y + direction.y * by }, table) }
}

/** A piece pulled beyond the table stays at its edge. */
export const heldOnTable = (to: Point, { width, height }: { width: number; height: number }): Point => ({
  x: Math.min(width, Math.max(0, to.x)),
  y: Math.min(height, Math.max(0, to.y)),
})

/** A turn by pointer catches at these, in 1/1000 degree. */
const CATCH = 2_500
const NOTCH = 15_000

/** The heading that looks from a piece to a place of the drawn table. */
export function headingTo(pose: Pose, to: Mm, table: Projection): number {
  const at = toMm(pose, table)
  const drawn = (Math.atan2(to.x - at.x, at.y - to.y) * 180) / Math.PI
  const free = (((drawn - toDegrees(0, table)) * 1000) % FULL_TURN) + FULL_TURN
  const notch = Math.round(free / NOTCH) * NOTCH
  const heading = Math.abs(free - notch) <= CATCH ? notch : Math.round(free / 1000) * 1000
  return heading % FULL_TURN
}
