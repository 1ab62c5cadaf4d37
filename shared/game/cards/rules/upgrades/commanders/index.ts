// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import admiralAckbar from './admiral-ackbar'
import admiralKonstantine from './admiral-konstantine'
import admiralMotti from './admiral-motti'
import admiralOzzel from './admiral-ozzel'
import admiralRaddus from './admiral-raddus'
import admiralScreed from './admiral-screed'
import admiralSloane from './admiral-sloane'
import commanderSato from './commander-sato'
import darthVaderCommander from './darth-vader-commander'
import garmBelIblis from './garm-bel-iblis'
import generalCracken from './general-cracken'
import generalDodonna from './general-dodonna'
import generalMadine from './general-madine'
import generalRieekan from './general-rieekan'
import generalTagge from './general-tagge'
import grandAdmiralThrawn from './grand-admiral-thrawn'
import grandMoffTarkin from './grand-moff-tarkin'
import leiaOrganaCommander from './leia-organa-commander'
import moffJerjerrod from './moff-jerjerrod'
import monMothma from './mon-mothma'

export const COMMANDERS: RulesOf<WrittenCard<'commanders'>> = {
  'admiral-ackbar': admiralAckbar,
  'admiral-konstantine': admiralKonstantine,
  'admiral-motti': admiralMotti,
  'admiral-ozzel': admiralOzzel,
  'admiral-raddus': admiralRaddus,
  'admiral-screed': admiralScreed,
  'admiral-sloane': admiralSloane,
  'commander-sato': commanderSato,
  'darth-vader-commander': darthVaderCommander,
  'garm-bel-iblis': garmBelIblis,
  'general-cracken': generalCracken,
  'general-dodonna': generalDodonna,
  'general-madine': generalMadine,
  'general-rieekan': generalRieekan,
  'general-tagge': generalTagge,
  'grand-admiral-thrawn': grandAdmiralThrawn,
  'grand-moff-tarkin': grandMoffTarkin,
  'leia-organa-commander': leiaOrganaCommander,
  'moff-jerjerrod': moffJerjerrod,
  'mon-mothma': monMothma,
}
