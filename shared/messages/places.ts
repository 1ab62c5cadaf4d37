import type { Point } from '#shared/engine/state'

export const isSame = (from: Point, to: Point): boolean => from.x === to.x && from.y === to.y

/** Whole millimetres between two places. */
export const millimetres = (from: Point, to: Point): number =>
  Math.round(Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2) / 1000)

/** Degrees to a tenth of what is kept in thousandths: as many to the left, which is negative, as to the right. */
export const degrees = (thousandths: number): number =>
  (Math.sign(thousandths) * Math.round(Math.abs(thousandths) / 100)) / 10 + 0
