// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import engineTechs from './engine-techs'
import engineeringTeam from './engineering-team'
import fighterCoordinationTeam from './fighter-coordination-team'
import medicalTeam from './medical-team'
import navTeam from './nav-team'
import projectionExperts from './projection-experts'

export const SUPPORT_TEAMS: RulesOf<WrittenCard<'support-teams'>> = {
  'engine-techs': engineTechs,
  'engineering-team': engineeringTeam,
  'fighter-coordination-team': fighterCoordinationTeam,
  'medical-team': medicalTeam,
  'nav-team': navTeam,
  'projection-experts': projectionExperts,
}
