import type { Game, UnitId } from './state'

/** Numbers that cards may change; the printed value is the start. */
export type ValueName = 'hull' | 'command' | 'tokenLimit' | 'maxSpeed' | 'dialsRequired'
/** Acts that cards may allow or forbid; "cannot" beats everything (R0.2). */
export type Verb = 'activate' | 'resolve-command' | 'ready-token'
/** Acts that a card may replace without a choice. */
export type ReplaceableAct = 'deal-damage' | 'gain-token'

/** What the engine must know of printed cards; the catalogue is not its business. */
export interface Printed {
  ship(card: string): { hull: number; command: number; maxSpeed: number; points: number }
  squadron(card: string): { hull: number; points: number }
  card(card: string): { points: number }
}

/** Id of a faceup damage card as the source of effects. */
export const damageSource = (ship: UnitId, slot: number): string => `${ship}#${slot}`

/** Numbers and permissions as they are now, printed values and cards together. */
export interface Values {
  valueOf(g: Game, value: ValueName, unit: UnitId): number
  allows(g: Game, verb: Verb, unit: UnitId, base: boolean, lapsed?: boolean): boolean
}

/** What the words of the rules ask of the cards in play; `Tx` is what a card that stands in for an act writes with. */
export interface Influences<Tx> extends Values {
  readonly printed: Printed
  /** True if a card stood in for the act. */
  replace(tx: Tx, act: ReplaceableAct, unit: UnitId): boolean
  /** The cards in play have changed. */
  forget(g: Game): void
}
