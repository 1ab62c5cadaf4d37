import { type ShipCard, shipCard } from './ships'
import { type SquadronCard, squadronCard } from './squadrons'
import { upgradeCard } from './upgrades'

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
export const isCommander = (card: string): boolean => upgradeCard(card).slots.includes('commander')
