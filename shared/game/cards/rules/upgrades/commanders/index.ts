// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import admiralAckbar from './admiral-ackbar'
import admiralRaddus from './admiral-raddus'
import admiralScreed from './admiral-screed'
import generalDodonna from './general-dodonna'
import generalRieekan from './general-rieekan'
import grandMoffTarkin from './grand-moff-tarkin'

export const COMMANDERS: RulesOf<WrittenCard<'commanders'>> = {
  'admiral-ackbar': admiralAckbar,
  'admiral-raddus': admiralRaddus,
  'admiral-screed': admiralScreed,
  'general-dodonna': generalDodonna,
  'general-rieekan': generalRieekan,
  'grand-moff-tarkin': grandMoffTarkin,
}
