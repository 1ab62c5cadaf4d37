// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import advancedGunnery from './advanced-gunnery'
import blockadeRun from './blockade-run'
import captureTheVip from './capture-the-vip'
import closeRangeIntelScan from './close-range-intel-scan'
import contestedOutpost from './contested-outpost'
import dangerousTerritory from './dangerous-territory'
import fighterAmbush from './fighter-ambush'
import fireLanes from './fire-lanes'
import fleetAmbush from './fleet-ambush'
import hyperspaceAssault from './hyperspace-assault'
import intelSweep from './intel-sweep'
import jammingBarrier from './jamming-barrier'
import minefields from './minefields'
import mostWanted from './most-wanted'
import navigationalHazards from './navigational-hazards'
import openingSalvo from './opening-salvo'
import planetaryIonCannon from './planetary-ion-cannon'
import precisionStrike from './precision-strike'
import salvageRun from './salvage-run'
import sensorNet from './sensor-net'
import solarCorona from './solar-corona'
import stationAssault from './station-assault'
import superiorPositions from './superior-positions'
import targetingBeacons from './targeting-beacons'

export const OBJECTIVES: RulesOf<WrittenCard<'objectives'>> = {
  'advanced-gunnery': advancedGunnery,
  'blockade-run': blockadeRun,
  'capture-the-vip': captureTheVip,
  'close-range-intel-scan': closeRangeIntelScan,
  'contested-outpost': contestedOutpost,
  'dangerous-territory': dangerousTerritory,
  'fighter-ambush': fighterAmbush,
  'fire-lanes': fireLanes,
  'fleet-ambush': fleetAmbush,
  'hyperspace-assault': hyperspaceAssault,
  'intel-sweep': intelSweep,
  'jamming-barrier': jammingBarrier,
  minefields,
  'most-wanted': mostWanted,
  'navigational-hazards': navigationalHazards,
  'opening-salvo': openingSalvo,
  'planetary-ion-cannon': planetaryIonCannon,
  'precision-strike': precisionStrike,
  'salvage-run': salvageRun,
  'sensor-net': sensorNet,
  'solar-corona': solarCorona,
  'station-assault': stationAssault,
  'superior-positions': superiorPositions,
  'targeting-beacons': targetingBeacons,
}
