import type { DieColor, DieFace } from '#shared/game/engine/terms'

/** Shape before colour: each kind of die has its own outline, in a box of −12…12. */
export const OUTLINES = {
  red: 'M0,-11L11,0L0,11L-11,0Z',
  blue: 'M-9.6,0a9.6,9.6 0 1 1 19.2,0a9.6,9.6 0 1 1 -19.2,0Z',
  black: 'M-8.6,-8.6H8.6V8.6H-8.6Z',
} as const satisfies Record<DieColor, string>

type Mark = 'hit' | 'critical' | 'accuracy'

/** Filled marks, around the origin. */
export const FILLED = {
  hit: 'M-2.9,0a2.9,2.9 0 1 1 5.8,0a2.9,2.9 0 1 1 -5.8,0Z',
  critical: 'M0,-4.1L3.8,2.7H-3.8Z',
} as const
/** Accuracy: a ring with a cross through it. */
export const RING = 'M-3.4,0a3.4,3.4 0 1 1 6.8,0a3.4,3.4 0 1 1 -6.8,0ZM0,-5.6V5.6M-5.6,0H5.6'

export interface PlacedMark {
  mark: Mark
  x: number
}
const single = (mark: Mark): readonly PlacedMark[] => [{ mark, x: 0 }]
const pair = (left: Mark, right: Mark): readonly PlacedMark[] => [
  { mark: left, x: -3.9 },
  { mark: right, x: 3.9 },
]

/** The face on top; double marks stand side by side. */
export const MARKS: Record<DieFace, readonly PlacedMark[]> = {
  hit: single('hit'),
  critical: single('critical'),
  accuracy: single('accuracy'),
  'double-hit': pair('hit', 'hit'),
  'hit-critical': pair('hit', 'critical'),
  blank: [],
}
