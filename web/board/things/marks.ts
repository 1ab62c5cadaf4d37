import type { ObstacleKind } from '#shared/game/engine/state'

/** mm: all marks are drawn in a box of this half side and cut off at the outline. */
const HALF = 52

const steps = (step: number): number[] =>
  Array.from({ length: Math.floor((2 * HALF) / step) + 1 }, (_, n) => n * step - HALF)

/** Rocks: round dots in rows that are shifted against each other. */
const dots = steps(9)
  .flatMap((y, row) => steps(11).map((x) => `M${x + (row % 2) * 5.5},${y}h0.01`))
  .join('')

/** Wreckage: slanting lines that break off. */
const broken = steps(9)
  .flatMap((y, row) => steps(17).map((x) => `M${x + (row % 3) * 5.6},${y}l7,-7`))
  .join('')

/** A built thing: lines across each other. */
const hatch = steps(13)
  .flatMap((x) => [`M${2 * x},${-HALF}l${2 * HALF},${2 * HALF}`, `M${2 * x},${-HALF}l${-2 * HALF},${2 * HALF}`])
  .join('')

/** A cloud: level strokes, thin and far apart. */
const strokes = steps(7)
  .flatMap((y, row) => steps(15).map((x) => `M${x + (row % 2) * 7.5},${y}h6`))
  .join('')

const MARKS: Record<ObstacleKind, string> = {
  'asteroid-field': dots,
  'debris-field': broken,
  station: hatch,
  'dust-field': strokes,
}

/** SVG path data of what fills an obstacle of a kind, around its middle, to be stroked. */
export const obstacleMarks = (kind: ObstacleKind): string => MARKS[kind]
