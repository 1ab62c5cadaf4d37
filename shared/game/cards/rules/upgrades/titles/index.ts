// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import admonition from './admonition'
import aspiration from './aspiration'
import avenger from './avenger'
import brightHope from './bright-hope'
import centicore from './centicore'
import chimaera from './chimaera'
import corrupter from './corrupter'
import defiance from './defiance'
import demolisher from './demolisher'
import devastator from './devastator'
import dodonnasPride from './dodonnas-pride'
import dominator from './dominator'
import endeavor from './endeavor'
import foresight from './foresight'
import gallantHaven from './gallant-haven'
import garelsHonor from './garels-honor'
import handOfJustice from './hand-of-justice'
import homeOne from './home-one'
import impetuous from './impetuous'
import independence from './independence'
import insidious from './insidious'
import instigator from './instigator'
import interdictor from './interdictor'
import jainasLight from './jainas-light'
import liberty from './liberty'
import monCalamariExodusFleet from './mon-calamari-exodus-fleet'
import monKarren from './mon-karren'
import paragon from './paragon'
import phoenixHome from './phoenix-home'
import profundity from './profundity'
import pursuant from './pursuant'
import quantumStorm from './quantum-storm'
import redemption from './redemption'
import relentless from './relentless'
import salvation from './salvation'
import seventhFleetStarDestroyer from './seventh-fleet-star-destroyer'
import sovereign from './sovereign'
import squall from './squall'
import stronghold from './stronghold'
import suppressor from './suppressor'
import tantiveIv from './tantive-iv'
import taskForceAntilles from './task-force-antilles'
import taskForceOrgana from './task-force-organa'
import vector from './vector'
import warlord from './warlord'
import yavaris from './yavaris'

export const TITLES: RulesOf<WrittenCard<'titles'>> = {
  admonition,
  aspiration,
  avenger,
  'bright-hope': brightHope,
  centicore,
  chimaera,
  corrupter,
  defiance,
  demolisher,
  devastator,
  'dodonnas-pride': dodonnasPride,
  dominator,
  endeavor,
  foresight,
  'gallant-haven': gallantHaven,
  'garels-honor': garelsHonor,
  'hand-of-justice': handOfJustice,
  'home-one': homeOne,
  impetuous,
  independence,
  insidious,
  instigator,
  interdictor,
  'jainas-light': jainasLight,
  liberty,
  'mon-calamari-exodus-fleet': monCalamariExodusFleet,
  'mon-karren': monKarren,
  paragon,
  'phoenix-home': phoenixHome,
  profundity,
  pursuant,
  'quantum-storm': quantumStorm,
  redemption,
  relentless,
  salvation,
  'seventh-fleet-star-destroyer': seventhFleetStarDestroyer,
  sovereign,
  squall,
  stronghold,
  suppressor,
  'tantive-iv': tantiveIv,
  'task-force-antilles': taskForceAntilles,
  'task-force-organa': taskForceOrgana,
  vector,
  warlord,
  yavaris,
}
