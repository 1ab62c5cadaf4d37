import { type ShipCard, shipCard } from './ships'
import { type SquadronCard, squadronCard } from './squadrons'
import { UPGRADES, type UpgradeSlot, upgradeCard } from './upgrades'

/**
 * What a card is and remains: none of it is a value that a card in play may change. Values are read from a
 * view (`values` of its units), or asked of the engine's `Rulebook`.
 */

export type ShipKind = Pick<
  ShipCard,
  'name' | 'faction' | 'shipClass' | 'chassis' | 'size' | 'flotilla' | 'points' | 'defenseTokens'
>
export type SquadronKind = Pick<
  SquadronCard,
  'name' | 'faction' | 'fighter' | 'unique' | 'uniqueName' | 'vessel' | 'points' | 'defenseTokens'
>

/** Throws on a card that is not in the catalog. */
export const shipKind = (card: string): ShipKind => shipCard(card)
export const squadronKind = (card: string): SquadronKind => squadronCard(card)
export const hasSlot = (card: string, slot: UpgradeSlot): boolean => upgradeCard(card).slots.includes(slot)
export const isCommander = (card: string): boolean => hasSlot(card, 'commander')
/** All upgrades of a slot. */
export const upgradesOf = (slot: UpgradeSlot): string[] => Object.keys(UPGRADES).filter((card) => hasSlot(card, slot))
export { isShipCard } from './ships'
export { isUpgrade } from './upgrades'
