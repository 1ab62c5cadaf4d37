// `npm run cards` writes this file.

import type { DamageCardId } from '#shared/game/cards/catalog/damage-deck'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import blindedGunners from './blinded-gunners'
import capacitorFailure from './capacitor-failure'
import commNoise from './comm-noise'
import compartmentFire from './compartment-fire'
import coolantDischarge from './coolant-discharge'
import crewPanic from './crew-panic'
import damagedControls from './damaged-controls'
import damagedMunitions from './damaged-munitions'
import depoweredArmament from './depowered-armament'
import disengagedFireControl from './disengaged-fire-control'
import faultyCountermeasures from './faulty-countermeasures'
import injuredCrew from './injured-crew'
import lifeSupportFailure from './life-support-failure'
import pointDefenseFailure from './point-defense-failure'
import powerFailure from './power-failure'
import projectorMisaligned from './projector-misaligned'
import rupturedEngine from './ruptured-engine'
import shieldFailure from './shield-failure'
import structuralDamage from './structural-damage'
import targeterDisruption from './targeter-disruption'
import thrustControlMalfunction from './thrust-control-malfunction'
import thrusterFissure from './thruster-fissure'

export const DAMAGE: RulesOf<DamageCardId> = {
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
