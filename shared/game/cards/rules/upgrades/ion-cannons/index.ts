// `npm run cards` writes this file.

import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { RulesOf } from '#shared/game/cards/rules/rules-of'
import heavyIonEmplacements from './heavy-ion-emplacements'
import highCapacityIonTurbines from './high-capacity-ion-turbines'
import ionCannonBatteries from './ion-cannon-batteries'
import leadingShots from './leading-shots'
import ms1IonCannons from './ms-1-ion-cannons'
import nk7IonCannons from './nk-7-ion-cannons'
import overloadPulse from './overload-pulse'
import sw7IonBatteries from './sw-7-ion-batteries'

export const ION_CANNONS: RulesOf<WrittenCard<'ion-cannons'>> = {
  'heavy-ion-emplacements': heavyIonEmplacements,
  'high-capacity-ion-turbines': highCapacityIonTurbines,
  'ion-cannon-batteries': ionCannonBatteries,
  'leading-shots': leadingShots,
  'ms-1-ion-cannons': ms1IonCannons,
  'nk-7-ion-cannons': nk7IonCannons,
  'overload-pulse': overloadPulse,
  'sw-7-ion-batteries': sw7IonBatteries,
}
