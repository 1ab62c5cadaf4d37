import type { UpgradeSlot } from '#shared/cards/catalog/upgrades'
import type { Faction } from '#shared/engine/terms'

export type CardKind = 'ship' | 'squadron' | 'upgrade' | 'objective'

/** A card that a name may mean. */
export interface Named {
  readonly kind: CardKind
  /** Its id in the catalogue; that of a later card is known to `later-names` only. */
  readonly id: string
  readonly name: string
  /** Published after April 2018: known by its name only. */
  readonly later: boolean
  readonly points?: number
  readonly faction?: Faction
  readonly slots: readonly UpgradeSlot[]
}
