import type { Point, Pose } from '#shared/game/engine/state'

/**
 * The grid that places stand on, the sine and cosine of a heading, and the only tolerance (design 2). Lengths are µm,
 * headings 1/1000 degree. Nothing here or above it uses the runtime's trigonometry: +, −, ×, ÷, square root and
 * rounding are the same to the last digit everywhere, so server, browser and replay agree.
 */

/** A direction or a place off the grid. */
export interface Vector {
  readonly x: number
  readonly y: number
}

const QUARTER = 90_000
export const FULL_TURN = 360_000
/** π / 180 000 */
const RADIANS_PER_UNIT = 0.000017453292519943296
/** Results are multiples of 2⁻⁴⁰, which is far below the error of any measured constant. */
const FINENESS = 2 ** 40

const rounded = (value: number): number => Math.round(value * FINENESS) / FINENESS

/** Taylor polynomials; for angles up to 45° the error is below 1e-14. */
function polynomialSine(units: number): number {
  const x = units * RADIANS_PER_UNIT
  const q = x * x
  return x * (1 - (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - (q / 110) * (1 - q / 156))))))
}
function polynomialCosine(units: number): number {
  const x = units * RADIANS_PER_UNIT
  const q = x * x
  return (
    1 - (q / 2) * (1 - (q / 12) * (1 - (q / 30) * (1 - (q / 56) * (1 - (q / 90) * (1 - (q / 132) * (1 - q / 182))))))
  )
}
/** Sine for 0 ≤ units ≤ 90 000. */
function quarterSine(units: number): number {
  return rounded(units <= QUARTER / 2 ? polynomialSine(units) : polynomialCosine(QUARTER - units))
}

/** The heading `delta` further clockwise, brought into 0 … 359 999. */
export function turn(heading: number, delta: number): number {
  const turned = (heading + delta) % FULL_TURN
  return turned < 0 ? turned + FULL_TURN : turned + 0
}

/** Sine of a heading in 1/1000 degree; exact at multiples of 90°. */
export function sine(heading: number): number {
  const h = turn(heading, 0)
  if (h <= QUARTER) return quarterSine(h)
  if (h <= 2 * QUARTER) return quarterSine(2 * QUARTER - h)
  if (h <= 3 * QUARTER) return 0 - quarterSine(h - 2 * QUARTER)
  return 0 - quarterSine(FULL_TURN - h)
}
export const cosine = (heading: number): number => sine(heading + QUARTER)

/** Unit vector toward the bow; heading 0 is north (+y), headings grow clockwise. */
export const forward = (heading: number): Vector => ({ x: sine(heading), y: cosine(heading) })
/** Unit vector toward starboard. */
export const right = (heading: number): Vector => ({ x: cosine(heading), y: 0 - sine(heading) })

/** A ship's own axes: x starboard, y bow, origin at the centre of its base. */
export interface ShipFrame extends Vector {
  readonly sine: number
  readonly cosine: number
}
export const shipFrame = ({ x, y, heading }: Pose): ShipFrame => ({
  x,
  y,
  sine: sine(heading),
  cosine: cosine(heading),
})

/** A place in the ship's frame seen on the table, off the grid. */
export const onTable = (frame: ShipFrame, local: Vector): Vector => ({
  x: frame.x + (local.x * frame.cosine + local.y * frame.sine),
  y: frame.y + (local.y * frame.cosine - local.x * frame.sine),
})
/** A place on the table seen in the ship's frame. */
export function inShipFrame(frame: ShipFrame, at: Vector): Vector {
  const dx = at.x - frame.x
  const dy = at.y - frame.y
  return { x: dx * frame.cosine - dy * frame.sine, y: dx * frame.sine + dy * frame.cosine }
}
/** The same for a single measurement. */
export const toShipFrame = (pose: Pose, at: Vector): Vector => inShipFrame(shipFrame(pose), at)

/** The nearest place of the grid; never −0, which JSON would not keep. */
export const snap = (at: Vector): Point => ({ x: Math.round(at.x) + 0, y: Math.round(at.y) + 0 })
/** Millimetres to whole µm. */
export const mm = (millimetres: number): number => Math.round(millimetres * 1000)
/** Degrees to whole 1/1000 degree. */
export const degrees = (value: number): number => Math.round(value * 1000)

export const distance = (a: Vector, b: Vector): number => {
  const dx = b.x - a.x
  const dy = b.y - a.y
  return Math.sqrt(dx * dx + dy * dy)
}

/** µm (design 2) */
export const TOLERANCE = 5
/** Deeper in each other than the tolerance; exact contact is no overlap (R10.15). `gap` is negative inside. */
export const isOverlap = (gap: number): boolean => gap < -TOLERANCE
export const isTouching = (gap: number): boolean => gap >= -TOLERANCE && gap <= TOLERANCE
/** On the line counts as the nearer band (R12.17). */
export const endsWithin = (length: number, bandEnd: number): boolean => length <= bandEnd + TOLERANCE
/** Two measurements that the table cannot tell apart. */
export const isSameLength = (a: number, b: number): boolean => isTouching(a - b)
