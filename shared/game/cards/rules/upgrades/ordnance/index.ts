// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import assaultConcussionMissiles from './assault-concussion-missiles'
import assaultProtonTorpedoes from './assault-proton-torpedoes'
import expandedLaunchers from './expanded-launchers'
import externalRacks from './external-racks'
import flechetteTorpedoes from './flechette-torpedoes'
import ordnancePods from './ordnance-pods'
import rapidReload from './rapid-reload'
import wideAreaBarrage from './wide-area-barrage'

export const ORDNANCE: RulesOf<WrittenCard<'ordnance'>> = {
  'assault-concussion-missiles': assaultConcussionMissiles,
  'assault-proton-torpedoes': assaultProtonTorpedoes,
  'expanded-launchers': expandedLaunchers,
  'external-racks': externalRacks,
  'flechette-torpedoes': flechetteTorpedoes,
  'ordnance-pods': ordnancePods,
  'rapid-reload': rapidReload,
  'wide-area-barrage': wideAreaBarrage,
}
