import type { UpgradeSlot } from '#shared/game/cards/catalog/upgrades'
import type { Faction } from '#shared/game/engine/terms'

export type CardKind = 'ship' | 'squadron' | 'upgrade' | 'objective'

/** Of the game; `other`: those of later years. */
export type Side = Faction | 'other'

/** A card that a name may mean. */
export interface CardMatch {
  readonly kind: CardKind
  /** Its id in the catalogue; that of a later card is known to `later-names` only. */
  readonly id: string
  readonly name: string
  /** Published after April 2018: known by its name only. */
  readonly later: boolean
  readonly points?: number
  /** Of a later card that shares its name with others: what lists print for it. No judgement counts it. */
  readonly listed?: number
  readonly faction?: Side
  readonly slots: readonly UpgradeSlot[]
}
