/** How many dice of each color an armament gathers (R1.13). */
export interface Dice {
  readonly red: number
  readonly blue: number
  readonly black: number
}
