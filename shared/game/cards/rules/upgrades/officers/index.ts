// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import defenseLiaison from './defense-liaison'
import governorPryce from './governor-pryce'
import leiaOrganaOfficer from './leia-organa-officer'
import weaponsLiaison from './weapons-liaison'
import wulffYularen from './wulff-yularen'

export const OFFICERS: RulesOf<WrittenCard<'officers'>> = {
  'defense-liaison': defenseLiaison,
  'governor-pryce': governorPryce,
  'leia-organa-officer': leiaOrganaOfficer,
  'weapons-liaison': weaponsLiaison,
  'wulff-yularen': wulffYularen,
}
