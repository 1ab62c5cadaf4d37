import type { Point } from '#shared/engine/state'

export const isSame = (from: Point, to: Point): boolean => from.x === to.x && from.y === to.y

/** Whole millimetres between two places. */
export const millimetres = (from: Point, to: Point): number =>
  Math.round(Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2) / 1000)
