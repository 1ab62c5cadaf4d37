// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import dualTurbolaserTurrets from './dual-turbolaser-turrets'
import enhancedArmament from './enhanced-armament'
import h9Turbolasers from './h9-turbolasers'
import heavyTurbolaserTurrets from './heavy-turbolaser-turrets'
import quadBatteryTurrets from './quad-battery-turrets'
import quadTurbolaserCannons from './quad-turbolaser-cannons'
import slavedTurrets from './slaved-turrets'
import spinalArmament from './spinal-armament'
import turbolaserRerouteCircuits from './turbolaser-reroute-circuits'
import xi7Turbolasers from './xi7-turbolasers'
import xx9Turbolasers from './xx-9-turbolasers'

export const TURBOLASERS: RulesOf<WrittenCard<'turbolasers'>> = {
  'dual-turbolaser-turrets': dualTurbolaserTurrets,
  'enhanced-armament': enhancedArmament,
  'h9-turbolasers': h9Turbolasers,
  'heavy-turbolaser-turrets': heavyTurbolaserTurrets,
  'quad-battery-turrets': quadBatteryTurrets,
  'quad-turbolaser-cannons': quadTurbolaserCannons,
  'slaved-turrets': slavedTurrets,
  'spinal-armament': spinalArmament,
  'turbolaser-reroute-circuits': turbolaserRerouteCircuits,
  'xi7-turbolasers': xi7Turbolasers,
  'xx-9-turbolasers': xx9Turbolasers,
}
