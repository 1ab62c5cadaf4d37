import type { Pose } from '#shared/engine/terms'
import type { BasePlace } from '#shared/geometry/base'
import { isShipCard, type ShipCard, shipCard } from './ships'
import { isSquadronCard, type SquadronCard, squadronCard } from './squadrons'

/**
 * What a card is, whatever happens to it: nothing of it is a value that a card in play may change. Values are read from a
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

export { isShipCard, isSquadronCard }

/** The base of a ship where it stands. */
export const basePlace = ({ card, pose }: { readonly card: string; readonly pose: Pose }): BasePlace => ({
  size: shipKind(card).size,
  pose,
})
