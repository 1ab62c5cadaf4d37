// `npm run cards` writes this file.

import type { CardRegistry } from '#shared/game/engine/card-rules'
import { DAMAGE } from './damage/index'
import { OBJECTIVES } from './objectives/index'
import { OBSTACLES } from './obstacles/index'
import { SQUADRONS } from './squadrons/index'
import { COMMANDERS } from './upgrades/commanders/index'
import { DEFENSIVE_RETROFITS } from './upgrades/defensive-retrofits/index'
import { EXPERIMENTAL_RETROFITS } from './upgrades/experimental-retrofits/index'
import { FLEET_COMMANDS } from './upgrades/fleet-commands/index'
import { FLEET_SUPPORTS } from './upgrades/fleet-supports/index'
import { ION_CANNONS } from './upgrades/ion-cannons/index'
import { OFFENSIVE_RETROFITS } from './upgrades/offensive-retrofits/index'
import { OFFICERS } from './upgrades/officers/index'
import { ORDNANCE } from './upgrades/ordnance/index'
import { SUPPORT_TEAMS } from './upgrades/support-teams/index'
import { TITLES } from './upgrades/titles/index'
import { TURBOLASERS } from './upgrades/turbolasers/index'
import { WEAPON_TEAMS } from './upgrades/weapon-teams/index'

/** What every card in play does, by its id. */
export const CARD_RULES: CardRegistry = {
  ...DAMAGE,
  ...OBJECTIVES,
  ...OBSTACLES,
  ...SQUADRONS,
  ...COMMANDERS,
  ...DEFENSIVE_RETROFITS,
  ...EXPERIMENTAL_RETROFITS,
  ...FLEET_COMMANDS,
  ...FLEET_SUPPORTS,
  ...ION_CANNONS,
  ...OFFENSIVE_RETROFITS,
  ...OFFICERS,
  ...ORDNANCE,
  ...SUPPORT_TEAMS,
  ...TITLES,
  ...TURBOLASERS,
  ...WEAPON_TEAMS,
}
