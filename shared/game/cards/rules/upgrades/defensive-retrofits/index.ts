// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import advancedProjectors from './advanced-projectors'
import clusterBombs from './cluster-bombs'
import earlyWarningSystem from './early-warning-system'
import electronicCountermeasures from './electronic-countermeasures'
import redundantShields from './redundant-shields'
import reinforcedBlastDoors from './reinforced-blast-doors'

export const DEFENSIVE_RETROFITS: RulesOf<WrittenCard<'defensive-retrofits'>> = {
  'advanced-projectors': advancedProjectors,
  'cluster-bombs': clusterBombs,
  'early-warning-system': earlyWarningSystem,
  'electronic-countermeasures': electronicCountermeasures,
  'redundant-shields': redundantShields,
  'reinforced-blast-doors': reinforcedBlastDoors,
}
