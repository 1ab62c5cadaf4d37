import type { UpgradeId } from '#shared/cards/catalog/upgrades'
import type { WaitingUpgradeId } from '#shared/cards/catalog/waiting'
import type { RulesOf } from '../rules-of'
import admiralRaddus from './commanders/admiral-raddus'
import generalRieekan from './commanders/general-rieekan'
import g8ExperimentalProjector from './experimental-retrofits/g-8-experimental-projector'
import quadLaserTurrets from './offensive-retrofits/quad-laser-turrets'
import rapidLaunchBays from './offensive-retrofits/rapid-launch-bays'
import governorPryce from './officers/governor-pryce'
import engineTechs from './support-teams/engine-techs'
import demolisher from './titles/demolisher'

/** Those on the waiting list come here when their rules are written. */
export const UPGRADES: RulesOf<Exclude<UpgradeId, WaitingUpgradeId>> = {
  'general-rieekan': generalRieekan,
  'admiral-raddus': admiralRaddus,
  'governor-pryce': governorPryce,
  demolisher,
  'engine-techs': engineTechs,
  'quad-laser-turrets': quadLaserTurrets,
  'rapid-launch-bays': rapidLaunchBays,
  'g-8-experimental-projector': g8ExperimentalProjector,
}
