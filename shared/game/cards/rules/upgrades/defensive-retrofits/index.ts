// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import electronicCountermeasures from './electronic-countermeasures'
import reinforcedBlastDoors from './reinforced-blast-doors'

export const DEFENSIVE_RETROFITS: RulesOf<WrittenCard<'defensive-retrofits'>> = {
  'electronic-countermeasures': electronicCountermeasures,
  'reinforced-blast-doors': reinforcedBlastDoors,
}
