import { scenarioDrawings } from './drawings'

/** Two small ships on one base. */
const flotillas: ReadonlySet<string> = new Set(['gr75', 'gozanti'])

/** SVG path data in the box of −50…50; `width` is the widest extent from side to side. */
export interface Silhouette {
  /** Filled and outlined. */
  hull: string
  /** Filled and outlined on top of the hull. */
  shapes: string
  lines: string
  /** Stroked at double width. */
  panels: string
  width: number
  flotilla: boolean
}

type Corner = readonly [x: number, y: number]

const corners = (text: string): Corner[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })

const line = (points: readonly Corner[]) => `M${points.map(([x, y]) => `${x},${y}`).join('L')}`

const mirrored = (half: readonly Corner[]): Corner[] => [
  ...half,
  ...half
    .filter(([x]) => x !== 0)
    .map(([x, y]): Corner => [-x, y])
    .reverse(),
]

const outline = (text: string): Corner[] => {
  if (text === '-') return []
  return text.startsWith('=') ? corners(text.slice(1)) : mirrored(corners(text))
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r},${y}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`

function parse(name: string, notation: string): Silhouette {
  const [hullText = '-', detailText = ''] = notation.split(' / ')
  const hull = outline(hullText)
  const drawing: Silhouette = {
    hull: hull.length > 0 ? `${line(hull)}Z` : '',
    shapes: '',
    lines: '',
    panels: '',
    width: 0,
    flotilla: flotillas.has(name),
  }
  const xs = hull.map(([x]) => Math.abs(x))
  for (const detail of detailText.split(/ (?=[CLPB] )/).filter((text) => text !== '')) {
    const numbers = detail.slice(2)
    if (detail.startsWith('C')) {
      const [x = 0, y = 0, r = 0] = numbers.split(',').map(Number)
      drawing.shapes += circle(x, y, r)
      xs.push(Math.abs(x) + r)
      continue
    }
    const points = corners(numbers)
    xs.push(...points.map(([x]) => Math.abs(x)))
    if (detail.startsWith('P')) drawing.shapes += `${line(points)}Z`
    else if (detail.startsWith('B')) drawing.panels += line(points)
    else drawing.lines += line(points)
  }
  drawing.width = 2 * Math.max(...xs)
  return drawing
}

let drawings = $state.raw(scenarioDrawings)
let loading: Promise<void> | undefined

/** Loads the drawings that the first page does not need. */
export const loadDrawings = (): Promise<void> =>
  (loading ??= import('./more-drawings').then(
    ({ moreDrawings }) => {
      drawings = { ...drawings, ...moreDrawings }
    },
    () => {
      // The table shows pieces without drawings; the next piece tries again.
      loading = undefined
    },
  ))

const parsed = new Map<string, Silhouette>()

/** The drawing of a class of ships or a type of squadrons; `undefined` until it is loaded, or if there is none. */
export function silhouette(name: string): Silhouette | undefined {
  const notation = drawings[name]
  if (notation === undefined) {
    void loadDrawings()
    return undefined
  }
  const known = parsed.get(name)
  if (known !== undefined) return known
  const drawing = parse(name, notation)
  parsed.set(name, drawing)
  return drawing
}

export const drawingNames = (): string[] => Object.keys(drawings)
