import type { ShipCardId } from '#shared/game/cards/catalog/ships'
import type { SquadronCardId } from '#shared/game/cards/catalog/squadrons'
import type { UpgradeId } from '#shared/game/cards/catalog/upgrades'

type OtherNames = Readonly<Record<string, readonly string[]>>

/** How some programs call a card, where no rule makes its name of theirs; slips of the programs among them. */
export const OTHER_SHIP_NAMES: OtherNames = {
  'assault-frigate-mark-ii-a': ['AFMk2A', 'AFMII A'],
  'assault-frigate-mark-ii-b': ['AFMk2B', 'AFMII B'],
  'imperial-star-destroyer-cymoon-1-refit': ['Cymoon 1 Refit'],
  'imperial-star-destroyer-kuat-refit': ['Kuat Refit'],
} satisfies Partial<Record<ShipCardId, readonly string[]>>

export const OTHER_UPGRADE_NAMES: OtherNames = {
  'caitken-and-shollan': ['Shollan and Caitken'],
  'hardened-bulkheads': ['Hardend Bulkheads'],
  independence: ['Independance'],
  'lando-calrissian': ['Lando Carissian'],
  'mon-calamari-exodus-fleet': ['Mon Cal Exodus Fleet'],
  'raymus-antilles': ['Ray Antilles'],
  'seventh-fleet-star-destroyer': ['7th Fleet Star Destroyer'],
  'xi7-turbolasers': ['X17 Turbolasers'],
  'xx-9-turbolasers': ['XX9 Turbolasers'],
} satisfies Partial<Record<UpgradeId, readonly string[]>>

export const OTHER_SQUADRON_NAMES: OtherNames = {
  'lieutenant-blount': ['Lietenant Blount', 'Lt. Blount'],
  'maarek-stele': ['Maarek Steele'],
} satisfies Partial<Record<SquadronCardId, readonly string[]>>

/** Other names of the kinds of fighter, by the card of the squadron that is called after its kind. */
export const OTHER_FIGHTER_NAMES: OtherNames = {
  'aggressor-assault-fighter': ['Aggressor'],
  'firespray-31': ['Firespray'],
  'hwk-290': ['HWK-290 Light Freighter'],
  'jumpmaster-5000': ['JumpMaster'],
  'lambda-class-shuttle': ['Lambda Shuttle'],
  'lancer-class-pursuit-craft': ['Lancer Pursuit Craft', 'Lancer'],
  'mandalorian-gauntlet-fighter': ['Mandalorian Gauntlet', 'Mando Gauntlet Fighter'],
  'scurrg-h-6-bomber': ['Scurrg', 'Scurrg H-6'],
  'tie-advanced-squadron': ['TIE-Turbojäger'],
  'tie-bomber-squadron': ['Bombardier TIE', 'Bombowiec TIE'],
  'tie-fighter-squadron': ['TIE-Jäger', 'Chasseur TIE', 'Myśliwiec TIE', 'Myśliwce TIE', 'Caza TIE'],
  'tie-interceptor-squadron': ['TIE-Abfangjäger', 'Intercepteur TIE'],
  'vcx-100-freighter': ['VCX-100', 'VCX-100 Light Freighter'],
  'vt-49-decimator': ['Decimator', 'VT-49'],
  'a-wing-squadron': ['A-Flügler'],
  'b-wing-squadron': ['B-Flügler'],
  'e-wing-squadron': ['E-Flügler'],
  'x-wing-squadron': ['X-Flügler'],
  'y-wing-squadron': ['Y-Flügler'],
  'yt-1300': ['YT-1300 Light Freighter'],
  'yt-2400': ['YT-2400 Light Freighter'],
  'yv-666': ['YV-666 Light Freighter'],
  'z-95-headhunter-squadron': ['Z-95', 'Z-95 Headhunters'],
} satisfies Partial<Record<SquadronCardId, readonly string[]>>

/** Slips in the names of objectives. */
export const OTHER_OBJECTIVE_NAMES: OtherNames = {
  'solar-corona': ['Solor Corona'],
  'surprise-attack': ['Suprise Attack'],
}
