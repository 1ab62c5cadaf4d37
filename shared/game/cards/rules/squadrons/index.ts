// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import biggsDarklighter from './biggs-darklighter'
import colonelJendon from './colonel-jendon'
import dashRendar from './dash-rendar'
import howlrunner from './howlrunner'
import lukeSkywalker from './luke-skywalker'

export const SQUADRONS: RulesOf<WrittenCard<'squadrons'>> = {
  'biggs-darklighter': biggsDarklighter,
  'colonel-jendon': colonelJendon,
  'dash-rendar': dashRendar,
  howlrunner,
  'luke-skywalker': lukeSkywalker,
}
