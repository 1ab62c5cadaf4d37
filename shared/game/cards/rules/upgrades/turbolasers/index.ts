// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import dualTurbolaserTurrets from './dual-turbolaser-turrets'
import enhancedArmament from './enhanced-armament'
import h9Turbolasers from './h9-turbolasers'
import quadBatteryTurrets from './quad-battery-turrets'
import quadTurbolaserCannons from './quad-turbolaser-cannons'
import spinalArmament from './spinal-armament'
import xi7Turbolasers from './xi7-turbolasers'

export const TURBOLASERS: RulesOf<WrittenCard<'turbolasers'>> = {
  'dual-turbolaser-turrets': dualTurbolaserTurrets,
  'enhanced-armament': enhancedArmament,
  'h9-turbolasers': h9Turbolasers,
  'quad-battery-turrets': quadBatteryTurrets,
  'quad-turbolaser-cannons': quadTurbolaserCannons,
  'spinal-armament': spinalArmament,
  'xi7-turbolasers': xi7Turbolasers,
}
