import { isObjective } from './objectives'
import { isSquadronCard, squadronCard } from './squadrons'
import { isUpgrade } from './upgrades'
import { WRITTEN_CARDS } from './written-cards'

/**
 * Whether a fleet list may name a card but no game has rules for it yet: a fleet with one is not legal (`not-yet`).
 * Squadrons whose printed values are all of it need none.
 */
export const isWaiting = (id: string): boolean => {
  if (Object.hasOwn(WRITTEN_CARDS, id)) return false
  return isUpgrade(id) || isObjective(id) || (isSquadronCard(id) && !squadronCard(id).plain)
}
