// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import agentKallus from './agent-kallus'
import defenseLiaison from './defense-liaison'
import generalDraven from './general-draven'
import governorPryce from './governor-pryce'
import leiaOrganaOfficer from './leia-organa-officer'
import weaponsLiaison from './weapons-liaison'
import wulffYularen from './wulff-yularen'

export const OFFICERS: RulesOf<WrittenCard<'officers'>> = {
  'agent-kallus': agentKallus,
  'defense-liaison': defenseLiaison,
  'general-draven': generalDraven,
  'governor-pryce': governorPryce,
  'leia-organa-officer': leiaOrganaOfficer,
  'weapons-liaison': weaponsLiaison,
  'wulff-yularen': wulffYularen,
}
