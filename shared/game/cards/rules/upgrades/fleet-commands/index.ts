// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import entrapmentFormation from './entrapment-formation'
import intensifyFirepower from './intensify-firepower'
import shieldsToMaximum from './shields-to-maximum'

export const FLEET_COMMANDS: RulesOf<WrittenCard<'fleet-commands'>> = {
  'entrapment-formation': entrapmentFormation,
  'intensify-firepower': intensifyFirepower,
  'shields-to-maximum': shieldsToMaximum,
}
