import type { DamageCardId } from '#shared/game/cards/catalog/damage-deck'
import type { CardRegistry } from '#shared/game/engine/card-rules'
import blindedGunners from './damage/blinded-gunners'
import capacitorFailure from './damage/capacitor-failure'
import commNoise from './damage/comm-noise'
import compartmentFire from './damage/compartment-fire'
import coolantDischarge from './damage/coolant-discharge'
import crewPanic from './damage/crew-panic'
import damagedControls from './damage/damaged-controls'
import damagedMunitions from './damage/damaged-munitions'
import depoweredArmament from './damage/depowered-armament'
import disengagedFireControl from './damage/disengaged-fire-control'
import faultyCountermeasures from './damage/faulty-countermeasures'
import injuredCrew from './damage/injured-crew'
import lifeSupportFailure from './damage/life-support-failure'
import pointDefenseFailure from './damage/point-defense-failure'
import powerFailure from './damage/power-failure'
import projectorMisaligned from './damage/projector-misaligned'
import rupturedEngine from './damage/ruptured-engine'
import shieldFailure from './damage/shield-failure'
import structuralDamage from './damage/structural-damage'
import targeterDisruption from './damage/targeter-disruption'
import thrustControlMalfunction from './damage/thrust-control-malfunction'
import thrusterFissure from './damage/thruster-fissure'
import { OBJECTIVES } from './objectives/index'
import { OBSTACLES } from './obstacles/index'
import type { RulesOf } from './rules-of'
import { SQUADRONS } from './squadrons/index'
import { UPGRADES } from './upgrades/index'

const DAMAGE: RulesOf<DamageCardId> = {
  'blinded-gunners': blindedGunners,
  'capacitor-failure': capacitorFailure,
  'comm-noise': commNoise,
  'compartment-fire': compartmentFire,
  'coolant-discharge': coolantDischarge,
  'crew-panic': crewPanic,
  'damaged-controls': damagedControls,
  'damaged-munitions': damagedMunitions,
  'depowered-armament': depoweredArmament,
  'disengaged-fire-control': disengagedFireControl,
  'faulty-countermeasures': faultyCountermeasures,
  'injured-crew': injuredCrew,
  'life-support-failure': lifeSupportFailure,
  'point-defense-failure': pointDefenseFailure,
  'power-failure': powerFailure,
  'projector-misaligned': projectorMisaligned,
  'ruptured-engine': rupturedEngine,
  'shield-failure': shieldFailure,
  'structural-damage': structuralDamage,
  'targeter-disruption': targeterDisruption,
  'thrust-control-malfunction': thrustControlMalfunction,
  'thruster-fissure': thrusterFissure,
}

/** What every card in play does, by its id. */
export const CARD_RULES: CardRegistry = { ...DAMAGE, ...OBSTACLES, ...UPGRADES, ...SQUADRONS, ...OBJECTIVES }
