import type { DrawPurpose } from './event'

/**
 * The only source of luck. Synchronous and without a state of its own: the same `n` always gives the same numbers.
 * `ranges[i]` is k for the i-th number, which is then one of 0 … k−1.
 */
export interface Chance {
  draw(n: number, purpose: DrawPurpose, ranges: readonly number[]): readonly number[]
}
