// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import enhancedArmament from './enhanced-armament'
import h9Turbolasers from './h9-turbolasers'

export const TURBOLASERS: RulesOf<WrittenCard<'turbolasers'>> = {
  'enhanced-armament': enhancedArmament,
  'h9-turbolasers': h9Turbolasers,
}
