// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import bomberCommandCenter from './bomber-command-center'
import commsNet from './comms-net'
import jammingField from './jamming-field'
import repairCrews from './repair-crews'
import slicerTools from './slicer-tools'

export const FLEET_SUPPORTS: RulesOf<WrittenCard<'fleet-supports'>> = {
  'bomber-command-center': bomberCommandCenter,
  'comms-net': commsNet,
  'jamming-field': jammingField,
  'repair-crews': repairCrews,
  'slicer-tools': slicerTools,
}
