import type { DieColor, DieFace } from '#shared/game/engine/terms'

/** Shape before colour: each kind of die has its own outline, in a box of 40. Two facets are lit, two lie in shade. */
export const BODIES: Readonly<Record<DieColor, { outline: string; lit: string; shade: string }>> = {
  red: { outline: 'M20 .8L39.2 20 20 39.2.8 20Z', lit: 'M20 .8L39.2 20H28L20 12Z', shade: 'M20 39.2L.8 20H12L20 28Z' },
  blue: {
    outline: 'M20 1L36.5 10.5V29.5L20 39L3.5 29.5V10.5Z',
    lit: 'M20 1L36.5 10.5 29 14.5 20 9.5 11 14.5 3.5 10.5Z',
    shade: 'M20 39L3.5 29.5 11 25.5 20 30.5 29 25.5 36.5 29.5Z',
  },
  black: {
    outline: 'M6 3H34L37 6V34L34 37H6L3 34V6Z',
    lit: 'M6 3H34L37 6 31 9H9L3 6Z',
    shade: 'M6 37H34L37 34 31 31H9L3 34Z',
  },
}

/** A ring with four ticks. */
const ACCURACY = 'M13.6,20a6.4,6.4 0 1 1 12.8,0a6.4,6.4 0 1 1 -12.8,0ZM20 9.6v6M20 24.4v6M9.6 20h6M24.4 20h6'
const disc = (x: number, r: number) => `M${x - r},20a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`
/** A star with four points. */
const SPARK = 'M20,10L22.55,17.45L30,20L22.55,22.55L20,30L17.45,22.55L10,20L17.45,17.45Z'
const SMALL_SPARK = 'M25.4,12.4L27.33,18.07L33,20L27.33,21.93L25.4,27.6L23.47,21.93L17.8,20L23.47,18.07Z'

/** The face on top: what is filled, and what is stroked. */
export const FACES: Readonly<Record<DieFace, { filled?: string; stroked?: string }>> = {
  hit: { filled: disc(20, 5.6) },
  critical: { filled: SPARK },
  accuracy: { stroked: ACCURACY },
  'double-hit': { filled: disc(14.6, 4.5) + disc(25.4, 4.5) },
  'hit-critical': { filled: disc(13.6, 4.3) + SMALL_SPARK },
  blank: { stroked: 'M16 20h8' },
}
