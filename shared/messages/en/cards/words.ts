import type { CardText } from '#shared/messages/card-text'
import { commanders } from './commanders'
import { damage } from './damage'
import { defensiveRetrofits } from './defensive-retrofits'
import { experimentalRetrofits } from './experimental-retrofits'
import { fleetCommands } from './fleet-commands'
import { fleetSupports } from './fleet-supports'
import { ionCannons } from './ion-cannons'
import { objectives } from './objectives'
import { obstacles } from './obstacles'
import { offensiveRetrofits } from './offensive-retrofits'
import { officers } from './officers'
import { ordnance } from './ordnance'
import { squadrons } from './squadrons'
import { supportTeams } from './support-teams'
import { titles } from './titles'
import { turbolasers } from './turbolasers'
import { weaponTeams } from './weapon-teams'

/** What each card does, in one sentence of our own, and what it asks, question by question. */
export const cardWords: Readonly<Record<string, CardText>> = {
  ...commanders,
  ...damage,
  ...defensiveRetrofits,
  ...experimentalRetrofits,
  ...fleetCommands,
  ...fleetSupports,
  ...ionCannons,
  ...objectives,
  ...obstacles,
  ...offensiveRetrofits,
  ...officers,
  ...ordnance,
  ...squadrons,
  ...supportTeams,
  ...titles,
  ...turbolasers,
  ...weaponTeams,
}
