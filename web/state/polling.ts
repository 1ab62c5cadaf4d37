const FIRST = 5_000
const USUAL = 20_000
const QUIET = 120_000
const QUIET_AFTER = 10 * 60_000

/**
 * How long an open page waits before it asks again (design 12).
 * @param quiet ms since something last happened
 * @param isTold what happens is told to it (design 17)
 */
export function pollDelay(asked: number, quiet: number, isTold: boolean): number {
  if (isTold) return QUIET
  if (asked === 0) return FIRST
  return quiet >= QUIET_AFTER ? QUIET : USUAL
}

/** ms before the page sends an unanswered request again: 2, 4, 8 … s, at most half a minute. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000)
