import type { Pose } from '#shared/game/engine/terms'
import type { BasePlace, SizeClass } from '#shared/game/geometry/base'
import { CHASSIS, type ChassisId } from './chassis'

/** Which cards there are, and what stands on the table for each: all that a page needs to draw them. */

/** Ships by the token on their base. */
export const SHIP_MODELS = {
  'cr90-corvette-a': 'cr90',
  'cr90-corvette-b': 'cr90',
  'nebulon-b-escort-frigate': 'nebulon-b',
  'nebulon-b-support-refit': 'nebulon-b',
  'assault-frigate-mark-ii-a': 'assault-frigate-mk2',
  'assault-frigate-mark-ii-b': 'assault-frigate-mk2',
  'mc30c-scout-frigate': 'mc30c',
  'mc30c-torpedo-frigate': 'mc30c',
  'mc80-assault-cruiser': 'mc80-home-one',
  'mc80-command-cruiser': 'mc80-home-one',
  'gr-75-combat-retrofits': 'gr75',
  'gr-75-medium-transports': 'gr75',
  'mc80-battle-cruiser': 'mc80-liberty',
  'mc80-star-cruiser': 'mc80-liberty',
  'modified-pelta-class-assault-ship': 'pelta-rebel',
  'modified-pelta-class-command-ship': 'pelta-rebel',
  'hammerhead-scout-corvette': 'hammerhead',
  'hammerhead-torpedo-corvette': 'hammerhead',
  'mc75-armored-cruiser': 'mc75',
  'mc75-ordnance-cruiser': 'mc75',
  'victory-i-class-star-destroyer': 'victory',
  'victory-ii-class-star-destroyer': 'victory',
  'gladiator-i-class-star-destroyer': 'gladiator',
  'gladiator-ii-class-star-destroyer': 'gladiator',
  'imperial-i-class-star-destroyer': 'imperial',
  'imperial-ii-class-star-destroyer': 'imperial',
  'raider-i-class-corvette': 'raider',
  'raider-ii-class-corvette': 'raider',
  'gozanti-class-assault-carriers': 'gozanti',
  'gozanti-class-cruisers': 'gozanti',
  'interdictor-combat-refit': 'interdictor',
  'interdictor-suppression-refit': 'interdictor',
  'arquitens-class-command-cruiser': 'arquitens',
  'arquitens-class-light-cruiser': 'arquitens',
  'quasar-fire-i-class-cruiser-carrier': 'quasar',
  'quasar-fire-ii-class-cruiser-carrier': 'quasar',
  'imperial-star-destroyer-cymoon-1-refit': 'imperial',
  'imperial-star-destroyer-kuat-refit': 'imperial',
} as const satisfies Record<string, ChassisId>

/** Squadrons by their kind of fighter, which names their pieces on the table: `x-wing-3`. */
export const SQUADRON_MODELS = {
  'x-wing-squadron': 'x-wing',
  'luke-skywalker': 'x-wing',
  'a-wing-squadron': 'a-wing',
  'tycho-celchu': 'a-wing',
  'b-wing-squadron': 'b-wing',
  'keyan-farlander': 'b-wing',
  'wedge-antilles': 'x-wing',
  'y-wing-squadron': 'y-wing',
  'dutch-vander': 'y-wing',
  'hwk-290': 'hwk-290',
  'jan-ors': 'hwk-290',
  'scurrg-h-6-bomber': 'scurrg',
  nym: 'scurrg',
  'yt-1300': 'yt-1300',
  'han-solo': 'yt-1300',
  'yt-2400': 'yt-2400',
  'dash-rendar': 'yt-2400',
  'e-wing-squadron': 'e-wing',
  'corran-horn': 'e-wing',
  'lancer-class-pursuit-craft': 'lancer',
  'ketsu-onyo': 'lancer',
  'vcx-100-freighter': 'vcx-100',
  'hera-syndulla': 'vcx-100',
  'z-95-headhunter-squadron': 'z-95',
  'lieutenant-blount': 'z-95',
  'green-squadron': 'a-wing',
  'shara-bey': 'a-wing',
  'dagger-squadron': 'b-wing',
  'ten-numb': 'b-wing',
  'biggs-darklighter': 'x-wing',
  'rogue-squadron': 'x-wing',
  'gold-squadron': 'y-wing',
  'norra-wexley': 'y-wing',
  'tie-fighter-squadron': 'tie-fighter',
  howlrunner: 'tie-fighter',
  'tie-advanced-squadron': 'tie-advanced',
  'darth-vader': 'tie-advanced',
  'tie-bomber-squadron': 'tie-bomber',
  'major-rhymer': 'tie-bomber',
  'mauler-mithel': 'tie-fighter',
  'tie-interceptor-squadron': 'tie-interceptor',
  'soontir-fel': 'tie-interceptor',
  'aggressor-assault-fighter': 'aggressor',
  'ig-88': 'aggressor',
  'firespray-31': 'firespray',
  'boba-fett': 'firespray',
  'jumpmaster-5000': 'jumpmaster',
  dengar: 'jumpmaster',
  'yv-666': 'yv-666',
  bossk: 'yv-666',
  'lambda-class-shuttle': 'lambda',
  'colonel-jendon': 'lambda',
  'tie-defender-squadron': 'tie-defender',
  'maarek-stele': 'tie-defender',
  'tie-phantom-squadron': 'tie-phantom',
  whisper: 'tie-phantom',
  'vt-49-decimator': 'vt-49',
  'morna-kee': 'vt-49',
  'tempest-squadron': 'tie-advanced',
  'zertik-strom': 'tie-advanced',
  'captain-jonus': 'tie-bomber',
  'gamma-squadron': 'tie-bomber',
  'black-squadron': 'tie-fighter',
  'valen-rudor': 'tie-fighter',
  'ciena-ree': 'tie-interceptor',
  'saber-squadron': 'tie-interceptor',
  'mandalorian-gauntlet-fighter': 'gauntlet',
  'gar-saxon': 'gauntlet',
} as const satisfies Record<string, string>

export type ShipCardId = keyof typeof SHIP_MODELS
export type SquadronCardId = keyof typeof SQUADRON_MODELS

export const isShipCard = (id: string): id is ShipCardId => Object.hasOwn(SHIP_MODELS, id)
export const isSquadronCard = (id: string): id is SquadronCardId => Object.hasOwn(SQUADRON_MODELS, id)

/** Throws on a card that is not in the catalog, as the others do: a stored game names known cards only. */
export function chassisOf(ship: string): ChassisId {
  if (!isShipCard(ship)) throw new Error(`No ship card ${ship}`)
  return SHIP_MODELS[ship]
}

export const sizeOf = (ship: string): SizeClass => CHASSIS[chassisOf(ship)].size

export function fighterOf(squadron: string): string {
  if (!isSquadronCard(squadron)) throw new Error(`No squadron card ${squadron}`)
  return SQUADRON_MODELS[squadron]
}

/** The base of a ship where it stands. */
export const basePlace = ({ card, pose }: { readonly card: string; readonly pose: Pose }): BasePlace => ({
  size: sizeOf(card),
  pose,
})
