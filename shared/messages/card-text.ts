import type { TimingPoint } from '#shared/game/engine/timing-point'

/** A card in our own words: what it does, and what it asks. */
export interface CardText {
  readonly text: string
  /** Its questions at each moment, in the order in which they are asked. */
  readonly asks?: Partial<Record<TimingPoint, readonly string[]>>
  /** Answers that are neither pieces nor colors. */
  readonly options?: Readonly<Record<string, string>>
}
