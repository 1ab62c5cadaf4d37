// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import admonition from './admonition'
import defiance from './defiance'
import demolisher from './demolisher'
import dodonnasPride from './dodonnas-pride'
import dominator from './dominator'
import homeOne from './home-one'
import paragon from './paragon'
import phoenixHome from './phoenix-home'
import redemption from './redemption'
import relentless from './relentless'
import sovereign from './sovereign'
import suppressor from './suppressor'
import warlord from './warlord'

export const TITLES: RulesOf<WrittenCard<'titles'>> = {
  admonition,
  defiance,
  demolisher,
  'dodonnas-pride': dodonnasPride,
  dominator,
  'home-one': homeOne,
  paragon,
  'phoenix-home': phoenixHome,
  redemption,
  relentless,
  sovereign,
  suppressor,
  warlord,
}
