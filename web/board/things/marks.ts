import type { ObstacleKind } from '#shared/game/engine/state'

/** What an obstacle is made of, around its middle and cut off at its outline: SVG path data in mm, bottom up. */
export interface ObstacleMark {
  readonly kind: 'crater' | 'rim' | 'rock' | 'plate' | 'spoke' | 'ring' | 'hub' | 'cloud'
  readonly d: string
}

/** mm: marks are scattered in a box of this half side. */
const HALF = 50

const circle = (x: number, y: number, r: number) =>
  `M${x - r},${y}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`

/** Places that leave neither clumps nor rows: steps of the plastic number, the same on every device. */
const scattered = (count: number, seed: number): [x: number, y: number, part: number][] =>
  Array.from({ length: count }, (_, n) => {
    const step = n + 1 + seed * 13
    return [
      ((step * 0.7548776662) % 1) * 2 * HALF - HALF,
      ((step * 0.5698402909) % 1) * 2 * HALF - HALF,
      (step * 0.3819660113) % 1,
    ]
  })

const craters = (seed: number): ObstacleMark[] =>
  scattered(26, seed).flatMap(([x, y, part]) => {
    const r = 2.2 + part * 4
    return [
      { kind: 'crater', d: circle(x, y, r) } as const,
      { kind: 'rim', d: circle(x + r * 0.18, y + r * 0.24, r * 0.72) } as const,
    ]
  })

/** Wreckage: pieces with four or five corners. */
const shards = (seed: number): ObstacleMark[] =>
  scattered(46, seed).map(([x, y, part], n) => {
    const corners = 4 + (n % 2)
    const r = 3 + part * 4.5
    const places = Array.from({ length: corners }, (_, i) => {
      const angle = part * 6.3 + (i * 2 * Math.PI) / corners
      const reach = r * (i % 2 === 0 ? 1 : 0.62)
      return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`
    })
    return { kind: n % 3 === 0 ? 'plate' : 'rock', d: `M${places.join('L')}Z` }
  })

const SPOKES = Array.from({ length: 8 }, (_, n) => {
  const angle = (n * Math.PI) / 4
  const [x, y] = [Math.sin(angle), -Math.cos(angle)]
  return `M${7 * x},${7 * y}L${25 * x},${25 * y}`
}).join('')

const STATION: readonly ObstacleMark[] = [
  { kind: 'spoke', d: SPOKES },
  { kind: 'ring', d: circle(0, 0, 25) },
  { kind: 'hub', d: circle(0, 0, 8) },
  { kind: 'crater', d: circle(0, 0, 3) },
]

/** A cloud: level strokes, thin and far apart. */
const CLOUD: ObstacleMark = {
  kind: 'cloud',
  d: Array.from({ length: 15 }, (_, row) =>
    Array.from({ length: 7 }, (_, n) => `M${n * 15 - HALF + (row % 2) * 7.5},${row * 7 - HALF}h6`).join(''),
  ).join(''),
}

const MARKS: Readonly<Record<ObstacleKind, (seed: number) => readonly ObstacleMark[]>> = {
  'asteroid-field': craters,
  'debris-field': shards,
  station: () => STATION,
  'dust-field': () => [CLOUD],
}

/** The same for the same obstacle, however often it is drawn. */
export const obstacleMarks = (kind: ObstacleKind, id: string): readonly ObstacleMark[] =>
  MARKS[kind]([...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0))
