import type { ObjectiveId } from '#shared/game/cards/catalog/objectives'
import type { WaitingObjectiveId } from '#shared/game/cards/catalog/waiting'
import type { RulesOf } from '../rules-of'
import advancedGunnery from './advanced-gunnery'
import contestedOutpost from './contested-outpost'
import dangerousTerritory from './dangerous-territory'
import fireLanes from './fire-lanes'
import fleetAmbush from './fleet-ambush'
import hyperspaceAssault from './hyperspace-assault'
import intelSweep from './intel-sweep'
import minefields from './minefields'
import mostWanted from './most-wanted'
import openingSalvo from './opening-salvo'
import precisionStrike from './precision-strike'
import superiorPositions from './superior-positions'

/** Those on the waiting list come here when their rules are written. */
export const OBJECTIVES: RulesOf<Exclude<ObjectiveId, WaitingObjectiveId>> = {
  'advanced-gunnery': advancedGunnery,
  'contested-outpost': contestedOutpost,
  'dangerous-territory': dangerousTerritory,
  'fire-lanes': fireLanes,
  'fleet-ambush': fleetAmbush,
  'hyperspace-assault': hyperspaceAssault,
  'intel-sweep': intelSweep,
  minefields,
  'most-wanted': mostWanted,
  'opening-salvo': openingSalvo,
  'precision-strike': precisionStrike,
  'superior-positions': superiorPositions,
}
