/** Where the middle of the n-th of `count` squares lies along an edge, in squares. */
export const onEdge = (n: number, count: number, reversed: boolean): number => (reversed ? count - n : n + 1) - 0.5

export interface Star {
  /** Parts of the table's width and height. */
  readonly x: number
  readonly y: number
  /** mm */
  readonly r: number
  readonly light: number
}

/** A scatter that is the same on every device: steps of the plastic number, which leave neither clumps nor rows. */
export const STARS: readonly Star[] = Array.from({ length: 90 }, (_, n) => ({
  x: (0.5 + n * 0.7548776662) % 1,
  y: (0.5 + n * 0.5698402909) % 1,
  r: 0.7 + ((n * 7) % 5) * 0.22,
  light: 0.1 + ((n * 3) % 7) * 0.045,
}))
