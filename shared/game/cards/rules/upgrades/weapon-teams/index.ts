// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import gunneryTeam from './gunnery-team'

export const WEAPON_TEAMS: RulesOf<WrittenCard<'weapon-teams'>> = {
  'gunnery-team': gunneryTeam,
}
