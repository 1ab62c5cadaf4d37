/** Seat `a` made the game, seat `b` joined it; for the whole game. Who is first player is a field of the state. */
export type Seat = 'a' | 'b'
export const SEATS = ['a', 'b'] as const satisfies readonly Seat[]
export const otherSeat = (seat: Seat): Seat => (seat === 'a' ? 'b' : 'a')

export type Faction = 'rebel' | 'imperial'
export type Command = 'navigate' | 'squadron' | 'repair' | 'concentrate-fire'
export const COMMANDS = ['navigate', 'squadron', 'repair', 'concentrate-fire'] as const satisfies readonly Command[]
export type HullZone = 'front' | 'right' | 'rear' | 'left'
export const HULL_ZONES = ['front', 'right', 'rear', 'left'] as const satisfies readonly HullZone[]
export type DefenseKind = 'evade' | 'brace' | 'redirect' | 'scatter' | 'contain'
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
