import type { ObjectiveCategory } from '#shared/game/cards/catalog/objectives'
import type { Faction } from '#shared/game/engine/terms'

export { OBJECTIVE_CATEGORIES, type ObjectiveCategory } from '#shared/game/cards/catalog/objectives'

export interface FleetShip {
  /** Card id. */
  readonly card: string
  /** Card ids of the upgrades on it, commander and title among them. */
  readonly upgrades: readonly string[]
}

/** An objective that a list has besides that of its place. */
export interface SpareObjective {
  readonly card: string
  /** What the list calls it; without a label, the category of the card. */
  readonly listed: ObjectiveCategory
}

/** A fleet list (R2). The order of its ships and squadrons is that of the list: it numbers them in the game. */
export interface Fleet {
  readonly faction: Faction
  readonly ships: readonly FleetShip[]
  /** Card ids, one for each squadron: two of a kind stand twice. */
  readonly squadrons: readonly string[]
  readonly objectives: Readonly<Partial<Record<ObjectiveCategory, string>>>
  /** Of a pasted list only: a second one of a category. It makes a fleet illegal; choosing an objective removes it. */
  readonly spareObjectives?: readonly SpareObjective[]
}

/** More a list cannot hold; the largest games have some 60 cards. `upgrades`: on one ship. */
export const MOST_CARDS = { ships: 30, upgrades: 30, squadrons: 60, objectives: 30 } as const
