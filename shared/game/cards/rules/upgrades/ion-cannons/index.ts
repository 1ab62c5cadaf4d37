// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import leadingShots from './leading-shots'
import overloadPulse from './overload-pulse'

export const ION_CANNONS: RulesOf<WrittenCard<'ion-cannons'>> = {
  'leading-shots': leadingShots,
  'overload-pulse': overloadPulse,
}
