import type { DefenseKind, Dice, Faction, Keywords } from '#shared/game/engine/terms'

/** Printed values of a squadron card (R1.18). */
export interface PrintedSquadron {
  readonly name: string
  readonly faction: Faction
  /** A fleet has it at most once, and nothing else of that name (R2.4). */
  readonly unique: boolean
  /** The name that counts for that, where the printed one differs from it. */
  readonly uniqueName?: string
  /** The name of its ship, printed below that of the pilot. */
  readonly vessel?: string
  /** Fleet points. */
  readonly points: number
  /** Farthest distance band of a move. */
  readonly speed: number
  readonly hull: number
  readonly antiSquadron: Dice
  /** Dice against ships. */
  readonly battery: Dice
  readonly defenseTokens: readonly DefenseKind[]
  readonly keywords: Keywords
  /** Printed values and keywords are all of it: it needs no rules. */
  readonly plain?: true
}

export interface SquadronCard extends PrintedSquadron {
  /** The kind of fighter. */
  readonly fighter: string
}
