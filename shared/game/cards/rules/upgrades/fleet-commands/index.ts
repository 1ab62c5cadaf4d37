// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import allFightersFollowMe from './all-fighters-follow-me'
import entrapmentFormation from './entrapment-formation'
import intensifyFirepower from './intensify-firepower'
import shieldsToMaximum from './shields-to-maximum'

export const FLEET_COMMANDS: RulesOf<WrittenCard<'fleet-commands'>> = {
  'all-fighters-follow-me': allFightersFollowMe,
  'entrapment-formation': entrapmentFormation,
  'intensify-firepower': intensifyFirepower,
  'shields-to-maximum': shieldsToMaximum,
}
