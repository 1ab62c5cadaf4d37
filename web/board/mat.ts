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
export const STARS: readonly Star[] = Array.from({ length: 130 }, (_, n) => ({
  x: (0.5 + n * 0.7548776662) % 1,
  y: (0.5 + n * 0.5698402909) % 1,
  r: 0.7 + ((n * 7) % 5) * 0.22,
  light: 0.1 + ((n * 3) % 7) * 0.045,
}))

/** Clouds behind the stars: parts of the table's width and height; sizes are parts of its height. */
export const NEBULAS = [
  { x: 0.22, y: 0.3, width: 0.5, height: 0.3, tone: 'nebula-1' },
  { x: 0.72, y: 0.2, width: 0.42, height: 0.26, tone: 'nebula-2' },
  { x: 0.62, y: 0.8, width: 0.6, height: 0.3, tone: 'nebula-1' },
] as const
