import type { Faction } from '#shared/game/engine/terms'
import type { SizeClass } from '#shared/game/geometry/base'
import type { ShipClass } from './ship-card'
import type { BarSlot, UpgradeSlot } from './upgrade-slots'

/** Which ships may carry a card (R2.12, R2.14). */
export interface UpgradeRequirement {
  readonly shipClasses?: readonly ShipClass[]
  readonly sizes?: readonly SizeClass[]
  /** No ship (`onSizes`: none of these sizes) whose printed bar has the icon. */
  readonly noIcon?: { readonly slot: BarSlot; readonly onSizes?: readonly SizeClass[] }
}

/** Printed values of an upgrade card. */
export interface UpgradeCard {
  readonly name: string
  /** The icons it takes up; a card with two takes one of each (R2.9). */
  readonly slots: readonly UpgradeSlot[]
  /** Without one, either side may use it (R2.13). */
  readonly faction?: Faction
  /** A fleet has it at most once, and nothing else of that name (R2.4). */
  readonly unique: boolean
  /** The trait of which a ship has one card at most (R2.11). */
  readonly modification: boolean
  /** Fleet points. */
  readonly points: number
  readonly requires?: UpgradeRequirement
  /** Icons that it adds to the bar of its ship (R2.15). */
  readonly addsSlots?: readonly BarSlot[]
  /**
   * An optional effect that can only help and costs nothing: the engine applies it without a question, and its owner may
   * switch it off (N3, K1). A mandatory effect of the same kind, such as that of Slaved Turrets, is not one.
   */
  readonly switchable?: true
}
