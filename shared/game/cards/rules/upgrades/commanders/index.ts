// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import admiralRaddus from './admiral-raddus'
import generalDodonna from './general-dodonna'
import generalRieekan from './general-rieekan'
import grandMoffTarkin from './grand-moff-tarkin'

export const COMMANDERS: RulesOf<WrittenCard<'commanders'>> = {
  'admiral-raddus': admiralRaddus,
  'general-dodonna': generalDodonna,
  'general-rieekan': generalRieekan,
  'grand-moff-tarkin': grandMoffTarkin,
}
