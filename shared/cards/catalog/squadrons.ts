import type { DefenseKind, Faction } from '#shared/engine/state'
import type { Dice, Keywords } from '#shared/engine/terms'

/** Printed values of a squadron card (R1.18). */
export interface SquadronCard {
  readonly name: string
  readonly faction: Faction
  /** The kind of fighter, which names its pieces on the table: `x-wing-3`. */
  readonly fighter: string
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
}

export const SQUADRONS = {
  'x-wing-squadron': {
    name: 'X-wing Squadron',
    faction: 'rebel',
    fighter: 'x-wing',
    points: 13,
    speed: 3,
    hull: 5,
    antiSquadron: { red: 0, blue: 4, black: 0 },
    battery: { red: 1, blue: 0, black: 0 },
    defenseTokens: [],
    keywords: { bomber: 1, escort: 1 },
  },
  'tie-fighter-squadron': {
    name: 'TIE Fighter Squadron',
    faction: 'imperial',
    fighter: 'tie-fighter',
    points: 8,
    speed: 4,
    hull: 3,
    antiSquadron: { red: 0, blue: 3, black: 0 },
    battery: { red: 0, blue: 1, black: 0 },
    defenseTokens: [],
    keywords: { swarm: 1 },
  },
} as const satisfies Record<string, SquadronCard>

export type SquadronCardId = keyof typeof SQUADRONS

const isSquadronCard = (id: string): id is SquadronCardId => Object.hasOwn(SQUADRONS, id)

/** Throws on a card that is not in the catalog: a stored game names known cards only. */
export function squadronCard(id: string): SquadronCard {
  if (!isSquadronCard(id)) throw new Error(`No squadron card ${id}`)
  return SQUADRONS[id]
}
