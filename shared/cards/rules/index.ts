import type { DamageCardId } from '#shared/cards/catalog/damage-deck'
import type { ObjectiveId } from '#shared/cards/catalog/objectives'
import type { PlainSquadronId, SquadronCardId } from '#shared/cards/catalog/squadrons'
import type { UpgradeId } from '#shared/cards/catalog/upgrades'
import type { WaitingObjectiveId, WaitingSquadronId, WaitingUpgradeId } from '#shared/cards/catalog/waiting'
import type { CardRegistry, CardRule } from '#shared/engine/card-rules'
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

/** Every card of these has its rules, or it does not compile. */
type RulesOf<Id extends string> = Readonly<Record<Id, readonly CardRule[]>>

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

/** Those on the waiting list come here when their rules are written. */
const UPGRADES: RulesOf<Exclude<UpgradeId, WaitingUpgradeId>> = {}

const SQUADRONS: RulesOf<Exclude<SquadronCardId, WaitingSquadronId | PlainSquadronId>> = {}

const OBJECTIVES: RulesOf<Exclude<ObjectiveId, WaitingObjectiveId>> = {}

/** What every card in play does, by its id. */
export const CARD_RULES: CardRegistry = { ...DAMAGE, ...UPGRADES, ...SQUADRONS, ...OBJECTIVES }
