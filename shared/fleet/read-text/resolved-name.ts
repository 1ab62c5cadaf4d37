import type { Faction } from '#shared/game/engine/terms'
import type { CardKind, CardMatch } from './card-match'
import type { WrittenName, WrittenShip, WrittenSquadron } from './list'

/** A card of the list with what was found out about it. */
export interface ResolvedName {
  readonly written: WrittenName
  readonly as: CardKind
  /** Its id, or the name as written. */
  card: string
  /** Nothing for a name that no card has. */
  named?: CardMatch | undefined
  /** Several cards, one of which is meant. */
  options: readonly CardMatch[]
  /** The choice between them follows from the list. */
  sure: boolean
  /** No card is called so in full: players call these by a short name. */
  readonly short?: true
}

export interface ResolvedShip {
  readonly written: WrittenShip
  readonly ship: ResolvedName
  readonly upgrades: readonly ResolvedName[]
}

export interface ResolvedSquadron extends ResolvedName {
  readonly written: WrittenSquadron
}

export interface ResolvedList {
  readonly faction: Faction
  readonly ships: readonly ResolvedShip[]
  readonly squadrons: readonly ResolvedSquadron[]
  /** With the places of the ships that may have it. */
  readonly unplaced: readonly { readonly card: ResolvedName; readonly ships: readonly number[] }[]
}

/** Settles which card a name means. */
export function take(resolved: ResolvedName, named: CardMatch, sure: boolean): void {
  resolved.named = named
  resolved.card = named.id
  resolved.sure = sure
}
