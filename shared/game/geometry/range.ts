import type { RangeBand } from '#shared/game/engine/terms'
import { endsWithin } from './grid'

export type DistanceBand = 1 | 2 | 3 | 4 | 5

/** Ends of the bands of the ruler's two sides, in µm (R1.5). */
export const DISTANCE_ENDS = [
  [1, 76_500],
  [2, 124_500],
  [3, 184_500],
  [4, 245_000],
  [5, 304_800],
] as const satisfies readonly (readonly [DistanceBand, number])[]
export const RANGE_ENDS = [
  ['close', 123_300],
  ['medium', 186_800],
  ['long', 304_800],
] as const satisfies readonly (readonly [RangeBand, number])[]

/** The band in which a measurement of so many µm ends; `undefined` beyond the ruler. On a line: the nearer (R12.17). */
export const distanceBand = (length: number): DistanceBand | undefined =>
  DISTANCE_ENDS.find(([, end]) => endsWithin(length, end))?.[0]
export const rangeBand = (length: number): RangeBand | undefined =>
  RANGE_ENDS.find(([, end]) => endsWithin(length, end))?.[0]

/** Whether a measurement of so many µm ends in a range band up to that one: `medium` is close-medium range. */
export function isWithinRange(length: number, most: RangeBand): boolean {
  const band = rangeBand(length)
  return band !== undefined && NEARER[band] <= NEARER[most]
}
const NEARER: Readonly<Record<RangeBand, number>> = { close: 1, medium: 2, long: 3 }
