// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import caitkenAndShollan from './caitken-and-shollan'
import fireControlTeam from './fire-control-team'
import gunneryTeam from './gunnery-team'
import ordnanceExperts from './ordnance-experts'
import sensorTeam from './sensor-team'
import veteranGunners from './veteran-gunners'

export const WEAPON_TEAMS: RulesOf<WrittenCard<'weapon-teams'>> = {
  'caitken-and-shollan': caitkenAndShollan,
  'fire-control-team': fireControlTeam,
  'gunnery-team': gunneryTeam,
  'ordnance-experts': ordnanceExperts,
  'sensor-team': sensorTeam,
  'veteran-gunners': veteranGunners,
}
