// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import boardingEngineers from './boarding-engineers'
import boardingTroopers from './boarding-troopers'
import caitkenAndShollan from './caitken-and-shollan'
import chamSyndulla from './cham-syndulla'
import darthVaderWeaponTeam from './darth-vader-weapon-team'
import fireControlTeam from './fire-control-team'
import flightControllers from './flight-controllers'
import gunneryTeam from './gunnery-team'
import jynErso from './jyn-erso'
import ordnanceExperts from './ordnance-experts'
import ruthlessStrategists from './ruthless-strategists'
import sensorTeam from './sensor-team'
import veteranGunners from './veteran-gunners'

export const WEAPON_TEAMS: RulesOf<WrittenCard<'weapon-teams'>> = {
  'boarding-engineers': boardingEngineers,
  'boarding-troopers': boardingTroopers,
  'caitken-and-shollan': caitkenAndShollan,
  'cham-syndulla': chamSyndulla,
  'darth-vader-weapon-team': darthVaderWeaponTeam,
  'fire-control-team': fireControlTeam,
  'flight-controllers': flightControllers,
  'gunnery-team': gunneryTeam,
  'jyn-erso': jynErso,
  'ordnance-experts': ordnanceExperts,
  'ruthless-strategists': ruthlessStrategists,
  'sensor-team': sensorTeam,
  'veteran-gunners': veteranGunners,
}
