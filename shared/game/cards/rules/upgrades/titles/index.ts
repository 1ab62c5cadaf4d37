// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import demolisher from './demolisher'
import dodonnasPride from './dodonnas-pride'
import dominator from './dominator'
import redemption from './redemption'

export const TITLES: RulesOf<WrittenCard<'titles'>> = {
  demolisher,
  'dodonnas-pride': dodonnasPride,
  dominator,
  redemption,
}
