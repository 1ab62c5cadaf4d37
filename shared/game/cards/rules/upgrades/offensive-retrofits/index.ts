// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import boostedComms from './boosted-comms'
import disposableCapacitors from './disposable-capacitors'
import expandedHangarBay from './expanded-hangar-bay'
import hardenedBulkheads from './hardened-bulkheads'
import phylonQ7TractorBeams from './phylon-q7-tractor-beams'
import pointDefenseReroute from './point-defense-reroute'
import quadLaserTurrets from './quad-laser-turrets'
import rapidLaunchBays from './rapid-launch-bays'

export const OFFENSIVE_RETROFITS: RulesOf<WrittenCard<'offensive-retrofits'>> = {
  'boosted-comms': boostedComms,
  'disposable-capacitors': disposableCapacitors,
  'expanded-hangar-bay': expandedHangarBay,
  'hardened-bulkheads': hardenedBulkheads,
  'phylon-q7-tractor-beams': phylonQ7TractorBeams,
  'point-defense-reroute': pointDefenseReroute,
  'quad-laser-turrets': quadLaserTurrets,
  'rapid-launch-bays': rapidLaunchBays,
}
