/** Seat `a` made the game, seat `b` joined it; for the whole game. Who is first player is a field of the state. */
export type Seat = 'a' | 'b'
export const SEATS = ['a', 'b'] as const satisfies readonly Seat[]
export const otherSeat = (seat: Seat): Seat => (seat === 'a' ? 'b' : 'a')

export type Faction = 'rebel' | 'imperial'
/** What is about no unit, or lies on none: the subject of a question, the place of an objective card. */
export const TABLE = 'table'
/** R1.27 */
export const OBSTACLE_KINDS = ['asteroid-field', 'debris-field', 'station', 'dust-field'] as const
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number]
/** Edges of the play area. */
export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]
export type Command = 'navigate' | 'squadron' | 'repair' | 'concentrate-fire'
export const COMMANDS = ['navigate', 'squadron', 'repair', 'concentrate-fire'] as const satisfies readonly Command[]
export type HullZone = 'front' | 'right' | 'rear' | 'left'
export const HULL_ZONES = ['front', 'right', 'rear', 'left'] as const satisfies readonly HullZone[]
/** The two zones that share an arc line with a zone, clockwise (R1.11). */
export const ADJACENT_ZONES: Readonly<Record<HullZone, readonly HullZone[]>> = {
  front: ['right', 'left'],
  right: ['rear', 'front'],
  rear: ['left', 'right'],
  left: ['front', 'rear'],
}
/** From the smallest on (R1.14). */
const SIZE_CLASSES = ['small', 'medium', 'large'] as const
export type SizeClass = (typeof SIZE_CLASSES)[number]
/** Below 0: the first is smaller. */
export const compareSizes = (one: SizeClass, other: SizeClass): number =>
  SIZE_CLASSES.indexOf(one) - SIZE_CLASSES.indexOf(other)
export type DefenseKind = 'evade' | 'brace' | 'redirect' | 'scatter' | 'contain'
/** What spending a defense token does (R8.8-12); `stop-criticals`: of the critical effects of cards, too. */
export type TokenEffect =
  | 'nothing'
  | 'cancel-die'
  | 'reroll-die'
  | 'cancel-all'
  | 'halve-damage'
  | 'redirect-damage'
  | 'stop-critical'
  | 'stop-criticals'
/** Keywords of squadrons (R11.25-40). `adept` is of a later edition. */
export type Keyword =
  | 'adept'
  | 'assault'
  | 'bomber'
  | 'cloak'
  | 'counter'
  | 'escort'
  | 'grit'
  | 'heavy'
  | 'intel'
  | 'relay'
  | 'rogue'
  | 'snipe'
  | 'strategic'
  | 'swarm'
/** The keywords that a squadron has, each with its number: `counter: 2`; 1 for those without one. */
export type Keywords = Readonly<Partial<Record<Keyword, number>>>
export type RangeBand = 'close' | 'medium' | 'long'
export type DieColor = 'red' | 'blue' | 'black'
export const DIE_COLORS = ['red', 'blue', 'black'] as const satisfies readonly DieColor[]
export type DieFace = 'hit' | 'double-hit' | 'critical' | 'hit-critical' | 'accuracy' | 'blank'
/** The eight faces of each die; a draw of 0 … 7 is the place in this order (design 4, R1.21). */
export const DIE_FACES = {
  red: ['hit', 'hit', 'critical', 'critical', 'double-hit', 'accuracy', 'blank', 'blank'],
  blue: ['hit', 'hit', 'hit', 'hit', 'critical', 'critical', 'accuracy', 'accuracy'],
  black: ['hit', 'hit', 'hit', 'hit', 'hit-critical', 'hit-critical', 'blank', 'blank'],
} as const satisfies Record<DieColor, readonly DieFace[]>
/** Icons of each face (R1.22). */
export const FACE_ICONS = {
  hit: { hits: 1, criticals: 0 },
  'double-hit': { hits: 2, criticals: 0 },
  critical: { hits: 0, criticals: 1 },
  'hit-critical': { hits: 1, criticals: 1 },
  accuracy: { hits: 0, criticals: 0 },
  blank: { hits: 0, criticals: 0 },
} as const satisfies Record<DieFace, { hits: number; criticals: number }>
/** One die of an attack pool; without a face it is gathered but not rolled yet. */
export interface Die {
  /** `d1`, `d2`, … unique within its attack. */
  id: string
  color: DieColor
  face?: DieFace
}
/** How many dice of each color (R1.13). */
export type Dice = Readonly<Record<DieColor, number>>
export type Phase = 'setup' | 'command' | 'ship' | 'squadron' | 'status' | 'over'

/** `cr90-1`, `x-wing-3`: public, stable for the whole game. */
export type UnitId = string
/** A place on the table: µm from the south-west corner, x east, y north; integers. */
export interface Point {
  readonly x: number
  readonly y: number
}
/** Centre of the base in µm; heading in 1/1000 degree clockwise from north, 0 ≤ heading < 360 000. */
export interface Pose extends Point {
  readonly heading: number
}

/** As everybody but `Change` sees it: nobody else writes to it (design 3). */
export type DeepReadonly<T> = T extends readonly (infer I)[]
  ? readonly DeepReadonly<I>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T
