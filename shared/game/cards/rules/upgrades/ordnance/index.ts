// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import assaultConcussionMissiles from './assault-concussion-missiles'
import externalRacks from './external-racks'

export const ORDNANCE: RulesOf<WrittenCard<'ordnance'>> = {
  'assault-concussion-missiles': assaultConcussionMissiles,
  'external-racks': externalRacks,
}
