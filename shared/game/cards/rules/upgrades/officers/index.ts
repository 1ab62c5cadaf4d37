// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import agentKallus from './agent-kallus'
import captainBrunson from './captain-brunson'
import defenseLiaison from './defense-liaison'
import generalDraven from './general-draven'
import governorPryce from './governor-pryce'
import instructorGoran from './instructor-goran'
import landoCalrissian from './lando-calrissian'
import leiaOrganaOfficer from './leia-organa-officer'
import majorDerlin from './major-derlin'
import torynFarr from './toryn-farr'
import weaponsLiaison from './weapons-liaison'
import wulffYularen from './wulff-yularen'

export const OFFICERS: RulesOf<WrittenCard<'officers'>> = {
  'agent-kallus': agentKallus,
  'captain-brunson': captainBrunson,
  'defense-liaison': defenseLiaison,
  'general-draven': generalDraven,
  'governor-pryce': governorPryce,
  'instructor-goran': instructorGoran,
  'lando-calrissian': landoCalrissian,
  'leia-organa-officer': leiaOrganaOfficer,
  'major-derlin': majorDerlin,
  'toryn-farr': torynFarr,
  'weapons-liaison': weaponsLiaison,
  'wulff-yularen': wulffYularen,
}
