// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import adarTallon from './adar-tallon'
import admiralChiraneau from './admiral-chiraneau'
import admiralMontferrat from './admiral-montferrat'
import admiralTitus from './admiral-titus'
import agentKallus from './agent-kallus'
import ahsokaTano from './ahsoka-tano'
import bailOrgana from './bail-organa'
import captainBrunson from './captain-brunson'
import captainNeeda from './captain-needa'
import chartOfficer from './chart-officer'
import commandantAresko from './commandant-aresko'
import damageControlOfficer from './damage-control-officer'
import defenseLiaison from './defense-liaison'
import directorIsard from './director-isard'
import engineeringCaptain from './engineering-captain'
import flightCommander from './flight-commander'
import generalDraven from './general-draven'
import governorPryce from './governor-pryce'
import hondoOhnaka from './hondo-ohnaka'
import instructorGoran from './instructor-goran'
import intelOfficer from './intel-officer'
import landoCalrissian from './lando-calrissian'
import leiaOrganaOfficer from './leia-organa-officer'
import majorDerlin from './major-derlin'
import ministerTua from './minister-tua'
import navigationOfficer from './navigation-officer'
import raymusAntilles from './raymus-antilles'
import skilledFirstOfficer from './skilled-first-officer'
import strategicAdviser from './strategic-adviser'
import supportOfficer from './support-officer'
import tacticalExpert from './tactical-expert'
import taskmasterGrint from './taskmaster-grint'
import theGrandInquisitor from './the-grand-inquisitor'
import torynFarr from './toryn-farr'
import veteranCaptain from './veteran-captain'
import walexBlissex from './walex-blissex'
import weaponsLiaison from './weapons-liaison'
import wingCommander from './wing-commander'
import wulffYularen from './wulff-yularen'

export const OFFICERS: RulesOf<WrittenCard<'officers'>> = {
  'adar-tallon': adarTallon,
  'admiral-chiraneau': admiralChiraneau,
  'admiral-montferrat': admiralMontferrat,
  'admiral-titus': admiralTitus,
  'agent-kallus': agentKallus,
  'ahsoka-tano': ahsokaTano,
  'bail-organa': bailOrgana,
  'captain-brunson': captainBrunson,
  'captain-needa': captainNeeda,
  'chart-officer': chartOfficer,
  'commandant-aresko': commandantAresko,
  'damage-control-officer': damageControlOfficer,
  'defense-liaison': defenseLiaison,
  'director-isard': directorIsard,
  'engineering-captain': engineeringCaptain,
  'flight-commander': flightCommander,
  'general-draven': generalDraven,
  'governor-pryce': governorPryce,
  'hondo-ohnaka': hondoOhnaka,
  'instructor-goran': instructorGoran,
  'intel-officer': intelOfficer,
  'lando-calrissian': landoCalrissian,
  'leia-organa-officer': leiaOrganaOfficer,
  'major-derlin': majorDerlin,
  'minister-tua': ministerTua,
  'navigation-officer': navigationOfficer,
  'raymus-antilles': raymusAntilles,
  'skilled-first-officer': skilledFirstOfficer,
  'strategic-adviser': strategicAdviser,
  'support-officer': supportOfficer,
  'tactical-expert': tacticalExpert,
  'taskmaster-grint': taskmasterGrint,
  'the-grand-inquisitor': theGrandInquisitor,
  'toryn-farr': torynFarr,
  'veteran-captain': veteranCaptain,
  'walex-blissex': walexBlissex,
  'weapons-liaison': weaponsLiaison,
  'wing-commander': wingCommander,
  'wulff-yularen': wulffYularen,
}
