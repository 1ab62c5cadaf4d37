import type { UpgradeId } from '#shared/game/cards/catalog/upgrades'
import type { WaitingUpgradeId } from '#shared/game/cards/catalog/waiting'
import type { RulesOf } from '../rules-of'
import admiralRaddus from './commanders/admiral-raddus'
import generalDodonna from './commanders/general-dodonna'
import generalRieekan from './commanders/general-rieekan'
import grandMoffTarkin from './commanders/grand-moff-tarkin'
import electronicCountermeasures from './defensive-retrofits/electronic-countermeasures'
import g8ExperimentalProjector from './experimental-retrofits/g-8-experimental-projector'
import overloadPulse from './ion-cannons/overload-pulse'
import expandedHangarBay from './offensive-retrofits/expanded-hangar-bay'
import quadLaserTurrets from './offensive-retrofits/quad-laser-turrets'
import rapidLaunchBays from './offensive-retrofits/rapid-launch-bays'
import defenseLiaison from './officers/defense-liaison'
import governorPryce from './officers/governor-pryce'
import leiaOrganaOfficer from './officers/leia-organa-officer'
import weaponsLiaison from './officers/weapons-liaison'
import wulffYularen from './officers/wulff-yularen'
import assaultConcussionMissiles from './ordnance/assault-concussion-missiles'
import engineTechs from './support-teams/engine-techs'
import engineeringTeam from './support-teams/engineering-team'
import navTeam from './support-teams/nav-team'
import demolisher from './titles/demolisher'
import dodonnasPride from './titles/dodonnas-pride'
import dominator from './titles/dominator'
import redemption from './titles/redemption'
import enhancedArmament from './turbolasers/enhanced-armament'
import h9Turbolasers from './turbolasers/h9-turbolasers'
import gunneryTeam from './weapon-teams/gunnery-team'

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
  'general-dodonna': generalDodonna,
  'grand-moff-tarkin': grandMoffTarkin,
  'defense-liaison': defenseLiaison,
  'leia-organa-officer': leiaOrganaOfficer,
  'weapons-liaison': weaponsLiaison,
  'wulff-yularen': wulffYularen,
  'gunnery-team': gunneryTeam,
  'engineering-team': engineeringTeam,
  'nav-team': navTeam,
  'expanded-hangar-bay': expandedHangarBay,
  'electronic-countermeasures': electronicCountermeasures,
  'overload-pulse': overloadPulse,
  'assault-concussion-missiles': assaultConcussionMissiles,
  'enhanced-armament': enhancedArmament,
  'h9-turbolasers': h9Turbolasers,
  'dodonnas-pride': dodonnasPride,
  dominator,
  redemption,
}
