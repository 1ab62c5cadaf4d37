/**
 * Our own line drawings, in a box of −50…50 with the bow at −50. Outline: the starboard half from bow to stern,
 * mirrored (`=`: the whole outline, `-`: none); after `/`: `C x,y,r` circle, `L` line, `P` closed shape, `B` panel line
 * of double width.
 */
const drawings = {
  cr90: '0,-50 9,-49 13,-44 12,-36 5,-31 4,-10 9,-4 9,10 6,16 7,26 19,30 19,46 0,46 / L -13,46 -13,50 L -4,46 -4,50 L 4,46 4,50 L 13,46 13,50',
  'nebulon-b':
    '0,-50 7,-47 12,-36 12,-26 8,-14 2,-10 2,14 9,18 12,28 12,40 8,46 0,46 / L -20,-31 20,-31 L -6,46 -6,50 L 6,46 6,50',
  'assault-frigate-mk2': '0,-50 9,-46 14,-34 15,-18 20,-4 42,14 42,20 21,17 17,30 13,44 0,50 / L 0,-30 0,34',
  mc30c: '0,-50 5,-42 8,-26 9,-4 12,8 27,14 30,30 24,34 12,28 9,42 0,50 / C 0,-8,4',
  'mc80-home-one': '0,-50 9,-46 15,-36 17,-22 15,-10 20,2 22,18 18,34 10,46 0,50 / C 0,-26,5 C 0,-2,6 C 0,22,6',
  'mc80-liberty': '0,-50 6,-45 10,-30 9,-8 13,6 34,24 36,34 14,31 12,44 0,50 / C 0,-22,5 C 0,12,5',
  mc75: '0,-50 3,-48 6,-36 13,-26 15,-6 20,6 20,26 13,42 8,42 6,50 0,50 / L 0,-36 0,30 L -20,16 20,16',
  gr75: '0,-50 14,-45 24,-30 27,-6 25,18 16,40 8,50 0,44 / L 0,-34 0,36 L -22,-12 22,-12 L -22,10 22,10',
  hammerhead: '0,-50 17,-50 20,-46 20,-34 14,-31 5,-30 4,0 9,4 9,18 17,24 17,44 12,48 0,48 / L -20,-41 20,-41',
  'pelta-rebel': '0,-50 11,-48 15,-38 13,-20 9,-6 9,10 15,16 31,40 31,48 15,42 10,47 0,47 / L -13,-26 13,-26 C 0,24,5',
  victory: '0,-50 35,34 35,42 20,42 20,50 8,50 8,44 0,44 / P 0,-14 15,26 -15,26 L -11,32 11,32',
  gladiator: '0,-50 5,-36 7,-8 13,-2 26,32 26,42 11,42 11,50 0,50 / L -6,20 6,20 L 0,-30 0,14',
  imperial: '0,-50 14,-10 12,-6 32,42 22,46 0,46 / P 0,-18 9,10 16,34 -16,34 -9,10 L -8,40 8,40',
  raider: '0,-50 5,-34 7,-8 10,4 24,-2 30,8 30,46 22,50 20,22 10,26 9,48 0,48 / L 0,-30 0,20 L -7,34 7,34',
  gozanti: '0,-50 10,-47 15,-38 14,-26 9,-20 9,-10 22,-4 22,30 12,36 12,50 0,50 / C 0,-36,5 L -22,12 22,12',
  interdictor: '0,-50 33,36 33,44 12,44 12,50 0,50 / C -8,-2,6 C 8,-2,6 C -16,24,7 C 16,24,7',
  arquitens: '0,-30 5,-34 7,-50 14,-50 16,-18 22,2 32,26 32,46 20,46 17,34 6,36 6,48 0,48 / L -12,16 12,16',
  quasar: '0,-50 8,-48 38,22 38,34 26,38 26,46 10,46 10,38 0,38 / L -24,12 -8,12 L 8,12 24,12 L -28,24 28,24',
  'x-wing':
    '0,-50 4,-30 6,10 6,40 0,44 / L -6,8 -44,-4 L 6,8 44,-4 L -6,26 -44,38 L 6,26 44,38 L -44,-4 -44,-28 L 44,-4 44,-28 L -44,38 -44,14 L 44,38 44,14',
  'a-wing': '0,-46 8,-40 34,30 24,42 0,34 / L -18,18 -24,50 L 18,18 24,50',
  'b-wing': '0,-34 5,-30 5,44 0,48 / C 0,-38,9 L -36,2 36,2 L -36,2 -36,-14 L 36,2 36,-14 L -14,34 14,34',
  'y-wing':
    '0,-46 9,-38 12,-22 5,-16 5,12 0,16 / P -38,-6 -28,-12 -24,-6 -24,44 -38,44 P 38,-6 28,-12 24,-6 24,44 38,44 L -31,4 31,4',
  'hwk-290': '0,-50 6,-30 9,-4 22,14 34,18 34,30 12,32 8,46 0,48 / C 0,-28,4',
  scurrg: '0,-14 8,-18 12,-46 22,-46 24,-14 34,4 34,26 20,44 0,46 / C 0,14,9',
  'yt-1300':
    '=-5,-24 -5,-46 -16,-46 -22,-20 -32,-6 -35,10 -30,28 -18,41 0,45 18,41 30,28 34,14 40,2 42,-10 34,-12 30,-6 22,-20 16,-46 5,-46 5,-24 / C 0,10,9',
  'yt-2400':
    '=-6,-34 6,-34 18,-28 26,-16 38,-30 46,-30 46,-4 38,-2 30,8 26,26 14,38 -14,38 -26,26 -30,6 -26,-16 -18,-28 / C 0,4,9',
  'e-wing': '0,-50 5,-34 8,4 10,40 0,46 / L -8,16 -42,10 L 8,16 42,10 L -42,22 -42,-14 L 42,22 42,-14 L 0,14 0,-20',
  lancer: '0,-48 7,-40 9,-20 16,-14 16,10 30,16 42,46 26,36 12,30 0,34 / C 0,-30,4 L -16,-2 16,-2',
  'vcx-100': '0,-48 7,-44 10,-30 28,-10 34,8 34,22 22,24 22,44 8,44 8,32 0,32 / C 0,-6,8',
  'z-95': '0,-50 5,-36 7,2 42,10 42,22 8,26 8,42 0,46 / L -42,10 -42,-10 L 42,10 42,-10',
  'tie-fighter': '- / C 0,0,14 L -14,0 -36,0 L 14,0 36,0 B -38,-42 -38,42 B 38,-42 38,42',
  'tie-advanced': '- / C 0,0,14 L -14,0 -32,0 L 14,0 32,0 B -16,-42 -34,-18 -34,18 -16,42 B 16,-42 34,-18 34,18 16,42',
  'tie-bomber':
    '- / C -10,0,10 C 10,0,10 L -20,0 -36,0 L 20,0 36,0 B -28,-34 -38,-16 -38,16 -28,34 B 28,-34 38,-16 38,16 28,34',
  'tie-interceptor':
    '- / C 0,0,13 L -13,0 -30,0 L 13,0 30,0 B -22,-46 -34,0 -22,38 B 22,-46 34,0 22,38 B -22,-46 -22,-18 B 22,-46 22,-18',
  'tie-defender':
    '- / C 0,6,13 L 0,-7 0,-22 L -11,13 -26,24 L 11,13 26,24 B -16,-46 0,-24 16,-46 B -46,8 -28,24 -28,48 B 46,8 28,24 28,48',
  'tie-phantom':
    '0,-50 3,-48 5,-10 0,-6 / C 0,4,11 B -9,-2 -40,-26 -30,6 -10,10 B 9,-2 40,-26 30,6 10,10 B -7,14 0,44 7,14',
  aggressor: '0,-46 6,-40 6,-10 20,-4 30,18 22,44 14,46 16,22 8,10 0,12 / C 0,-20,4',
  firespray: '0,-48 8,-40 9,-14 30,6 32,28 18,44 0,48 / C 0,-26,5 L -32,18 32,18',
  jumpmaster:
    '=-14,-40 6,-46 28,-34 40,-8 36,20 18,40 -8,46 -34,36 -40,30 -28,24 -14,28 6,24 18,8 16,-10 4,-22 -14,-20 -24,-28 / C 26,2,6',
  'yv-666': '0,-46 18,-44 20,-8 38,0 38,16 20,16 20,40 0,44 / L -20,-20 20,-20 L 0,-20 0,30',
  lambda: '0,-48 6,-44 9,-20 9,4 40,38 36,46 9,30 7,42 0,44 / L 0,-8 0,40 C 0,-34,4',
  'vt-49': '0,-44 12,-40 26,-16 40,12 40,30 24,34 12,44 0,40 / C 0,-12,8 L -30,8 30,8',
  gauntlet: '0,-46 7,-42 8,-14 26,-26 40,-4 42,28 30,44 32,10 22,2 8,14 6,40 0,42 / C 0,-30,4',
} as const

export type Drawing = keyof typeof drawings

/** Two small ships on one base. */
const flotillas: ReadonlySet<Drawing> = new Set(['gr75', 'gozanti'])

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

function parse(name: Drawing): Silhouette {
  const [hullText = '-', detailText = ''] = drawings[name].split(' / ')
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

const parsed = new Map<Drawing, Silhouette>()

/** The drawing of a class of ships or a type of squadrons. */
export function silhouette(name: Drawing): Silhouette {
  const known = parsed.get(name)
  if (known !== undefined) return known
  const drawing = parse(name)
  parsed.set(name, drawing)
  return drawing
}

export const isDrawing = (name: string): name is Drawing => Object.hasOwn(drawings, name)
export const DRAWINGS = Object.keys(drawings).filter(isDrawing)
