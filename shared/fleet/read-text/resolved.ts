import type { Faction } from '#shared/game/engine/terms'
import type { Written, WrittenShip, WrittenSquadron } from './list'
import type { CardKind, Named } from './named'

/** A card of the list with what was found out about it. */
export interface Resolved {
  readonly written: Written
  readonly as: CardKind
  /** Its id, or the name as written. */
  card: string
  /** Nothing for a name that no card has. */
  named?: Named | undefined
  /** Several cards, one of which is meant. */
  options: readonly Named[]
  /** The choice between them follows from the list. */
  sure: boolean
  /** No card is called so in full: players call these by a short name. */
  readonly short?: true
}

export interface ResolvedShip {
  readonly written: WrittenShip
  readonly ship: Resolved
  readonly upgrades: readonly Resolved[]
}

export interface ResolvedSquadron extends Resolved {
  readonly written: WrittenSquadron
}

export interface ResolvedList {
  readonly faction: Faction
  readonly ships: readonly ResolvedShip[]
  readonly squadrons: readonly ResolvedSquadron[]
}

/** Settles which card a name means. */
export function take(resolved: Resolved, named: Named, sure: boolean): void {
  resolved.named = named
  resolved.card = named.id
  resolved.sure = sure
}
