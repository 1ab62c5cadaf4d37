// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import admonition from './admonition'
import avenger from './avenger'
import brightHope from './bright-hope'
import defiance from './defiance'
import demolisher from './demolisher'
import devastator from './devastator'
import dodonnasPride from './dodonnas-pride'
import dominator from './dominator'
import endeavor from './endeavor'
import foresight from './foresight'
import gallantHaven from './gallant-haven'
import handOfJustice from './hand-of-justice'
import homeOne from './home-one'
import impetuous from './impetuous'
import insidious from './insidious'
import interdictor from './interdictor'
import jainasLight from './jainas-light'
import monKarren from './mon-karren'
import paragon from './paragon'
import phoenixHome from './phoenix-home'
import redemption from './redemption'
import relentless from './relentless'
import salvation from './salvation'
import sovereign from './sovereign'
import stronghold from './stronghold'
import suppressor from './suppressor'
import taskForceOrgana from './task-force-organa'
import warlord from './warlord'

export const TITLES: RulesOf<WrittenCard<'titles'>> = {
  admonition,
  avenger,
  'bright-hope': brightHope,
  defiance,
  demolisher,
  devastator,
  'dodonnas-pride': dodonnasPride,
  dominator,
  endeavor,
  foresight,
  'gallant-haven': gallantHaven,
  'hand-of-justice': handOfJustice,
  'home-one': homeOne,
  impetuous,
  insidious,
  interdictor,
  'jainas-light': jainasLight,
  'mon-karren': monKarren,
  paragon,
  'phoenix-home': phoenixHome,
  redemption,
  relentless,
  salvation,
  sovereign,
  stronghold,
  suppressor,
  'task-force-organa': taskForceOrgana,
  warlord,
}
