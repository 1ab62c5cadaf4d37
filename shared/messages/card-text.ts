import type { HullZone } from '#shared/game/engine/terms'
import type { TimingPoint } from '#shared/game/engine/timing-point'

/** A card in our own words: what it does, and what it asks. */
export interface CardText {
  readonly text: string
  /** Its questions at each moment, in the order in which they are asked. */
  readonly asks?: Partial<Record<TimingPoint, readonly string[]>>
  /** Answers that are neither pieces nor colors. */
  readonly options?: Readonly<Record<string, string>>
}

/** The ship that a card asks about. */
export interface AskedShip {
  readonly name: string
  readonly speed: number
  readonly shields: Readonly<Record<HullZone, number>>
  /** One of its defense tokens in words. */
  readonly token: (id: string) => string
}

/** The question of a card whose answers say what each of them leads to. */
export interface CardQuestion {
  readonly legend: (ship: AskedShip) => string
  readonly option: (id: string, ship: AskedShip) => { name: string; text?: string }
  readonly button: (ids: readonly string[], ship: AskedShip) => string
}
