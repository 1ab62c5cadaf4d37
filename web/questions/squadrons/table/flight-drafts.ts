import type { Point, UnitId } from '#shared/game/engine/state'

/** A squadron being moved: where it stands and how far its centre may come, in µm (R11.9-12). */
export interface FlightDraft {
  squadron: UnitId
  around: Point
  reach: number
  to: Point
  /** The legal place nearest to where it is put down. */
  drop: (to: Point) => Point
}

/** What squadrons do on the table: how far a ship commands them, and the one that flies. */
export interface TriedFlight {
  commands?: UnitId | undefined
  draft?: FlightDraft | undefined
  onFly: (to: Point) => void
}
