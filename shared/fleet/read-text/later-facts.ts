import type {
  LATER_COMMANDERS,
  LATER_SHIPS,
  LATER_SQUADRONS,
  LATER_UPGRADES,
} from '#shared/game/cards/catalog/later-names'
import type { Side } from './card-match'

type LaterId =
  | keyof typeof LATER_SHIPS
  | keyof typeof LATER_SQUADRONS
  | keyof typeof LATER_COMMANDERS
  | keyof typeof LATER_UPGRADES

interface LaterFacts {
  readonly faction?: Side
  readonly listed?: number
}

/** What tells later cards from others of their name: their side, and the fleet points that lists of their time print. */
export const LATER_FACTS: Readonly<Record<string, LaterFacts>> = {
  'providence-class-carrier-reb': { faction: 'rebel', listed: 95 },
  'starhawk-class-battleship-mark-i': { faction: 'rebel' },
  'starhawk-class-battleship-mark-ii': { faction: 'rebel' },
  'munificent-class-star-frigate-separatist': { faction: 'other' },
  'munificent-class-comms-frigate-separatist': { faction: 'other' },
  'gozanti-class-cruisers-separatist': { faction: 'other', listed: 27 },
  'hardcell-class-transport-separatist': { faction: 'other' },
  'hardcell-class-battle-refit-separatist': { faction: 'other' },
  'recusant-class-light-destroyer-separatist': { faction: 'other' },
  'recusant-class-support-destroyer-separatist': { faction: 'other' },
  'providence-class-dreadnought-separatist': { faction: 'other' },
  'providence-class-carrier-separatist': { faction: 'other', listed: 105 },
  'venator-i-class-star-destroyer-republic': { faction: 'other' },
  'venator-ii-class-star-destroyer-republic': { faction: 'other' },
  'victory-i-class-star-destroyer-republic': { faction: 'other', listed: 75 },
  'acclamator-i-class-assault-ship-republic': { faction: 'other' },
  'acclamator-ii-class-assault-ship-republic': { faction: 'other' },
  'consular-class-armed-cruiser-republic': { faction: 'other' },
  'consular-class-charger-c70-republic': { faction: 'other' },
  'pelta-class-medical-frigate-republic': { faction: 'other' },
  'pelta-class-transport-frigate-republic': { faction: 'other' },
  'executor-i-class-star-dreadnought': { faction: 'imperial' },
  'executor-ii-class-star-dreadnought': { faction: 'imperial' },
  'star-dreadnought-assault-prototype': { faction: 'imperial' },
  'star-dreadnought-command-prototype': { faction: 'imperial' },
  'venator-ii-class-star-destroyer-imp': { faction: 'imperial' },
  'onager-class-star-destroyer': { faction: 'imperial' },
  'onager-class-testbed': { faction: 'imperial' },
  'hera-syndulla-x-wing-squadron': { faction: 'rebel', listed: 23 },
  'hondo-ohnaka-slave-i': { faction: 'imperial', listed: 24 },
  'darth-vader-tie-defender-squadron': { faction: 'imperial', listed: 25 },
  'anakin-skywalker-delta-7-aethersprite-squadron': { faction: 'other', listed: 24 },
  'anakin-skywalker-btl-b-y-wing-squadron': { faction: 'other', listed: 19 },
  'ahsoka-tano-delta-7-aethersprite-squadron': { faction: 'other', listed: 23 },
  'btl-b-y-wing-squadron': { faction: 'other', listed: 10 },
  'bail-organa-commander': { faction: 'other', listed: 28 },
  'general-draven-commander': { faction: 'rebel', listed: 28 },
  'emperor-palpatine-commander': { faction: 'imperial', listed: 35 },
  'emperor-palpatine-officer': { faction: 'imperial', listed: 3 },
  'kyrsta-agate-commander': { faction: 'rebel', listed: 20 },
  'kyrsta-agate-officer': { faction: 'rebel', listed: 5 },
  'ahsoka-tano-officer-republic': { faction: 'other', listed: 6 },
  'wedge-antilles-officer': { faction: 'rebel', listed: 4 },
  'admiral-ozzel-officer': { faction: 'imperial', listed: 2 },
  'darth-vader-officer': { faction: 'imperial', listed: 1 },
} satisfies Partial<Record<LaterId, LaterFacts>>

/** How builders call later cards, where no rule makes their names of those of the cards. */
export const OTHER_LATER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'consular-class-charger-c70-republic': ['Charger c70', 'Consular Charger', 'Charger c70 Retrofit'],
  'consular-class-armed-cruiser-republic': ['Consular Cruiser'],
  'acclamator-i-class-assault-ship-republic': ['Acclamator I'],
  'acclamator-ii-class-assault-ship-republic': ['Acclamator II'],
  'providence-class-dreadnought-separatist': ['Providence Dreadnaught', 'Providence-class Dreadnaught'],
  'starhawk-class-battleship-mark-i': ['Starhawk I', 'Starhawk Mk I', 'Starhawk Mark I'],
  'starhawk-class-battleship-mark-ii': ['Starhawk II', 'Starhawk Mk II', 'Starhawk Mark II'],
  'onager-class-star-destroyer': ['Onager SD'],
  'executor-i-class-star-dreadnought': ['SSD Executor I', 'Executor I Star Dreadnought'],
  'executor-ii-class-star-dreadnought': ['SSD Executor II', 'Executor II Star Dreadnought'],
  'star-dreadnought-assault-prototype': ['SSD Assault Prototype', 'SSD Assault', 'Assault Prototype'],
  'star-dreadnought-command-prototype': ['SSD Command Prototype', 'SSD Command', 'Command Prototype'],
  'hyena-droid-bomber-squadron': ['Hyena Droid Bomber', 'Hyena Bomber', 'Hyena Bomber Squadron', 'Hyena'],
  'vulture-droid-squadron': ['Vulture Droid', 'Vulture Droid Squadron', 'Vulture Droid Fighter Squadron', 'Vulture'],
  'belbullab-22-squadron': ['Belbullab-22', 'Belbullab-22 Squadron', 'Belbullab'],
  'droid-tri-fighter-squadron': ['Droid Tri-Fighter', 'Tri-Fighter', 'Tri-Fighter Squadron'],
  'delta-7-aethersprite-squadron': ['Delta-7', 'Delta-7 Squadron', 'Delta-7 Aethersprite'],
  'btl-b-y-wing-squadron': ['BTL-B', 'BTL-B Y-wing'],
  'v-19-torrent-squadron': ['V-19', 'V-19 Torrent', 'V-19 Squadron'],
  'arc-170-starfighter-squadron': ['ARC-170', 'ARC-170 Squadron', 'ARC-170 Starfighter'],
  'oddball-arc-170-starfighter-squadron': ['Oddball'],
  'phlac-arphocc-droid-tri-fighter-squadron': ['Phlac-Arphocc', 'Phlac-Arphocc Prototypes'],
  'baktoid-hyena-droid-bomber-squadron': ['Baktoid Prototype'],
  'haor-chall-vulture-droid-squadron': ['Haor Chall Prototype'],
  'tf-1726-commander': ['TF1726'],
  'captain-rex-officer': ['Rex'],
  'magnite-crystal-tractor-beam-array': ['Magnite Crystal Tractor Beams', 'Magnite Tractor Beam Array'],
  'orbital-bombardment-particle-cannons': ['Orbital Bombardment Particle Cannon'],
  'superheavy-composite-beam-turbolasers': [
    'Superheavy Composite Beam Turbolaser',
    'Super-heavy Composite Beam Turbolasers',
  ],
  'weapons-battery-techs': ['Weapon Battery Techs'],
  't-series-tactical-droid-officer': ['T-series Tactical Droid', 'Tactical Droid'],
  'expert-shield-tech-officer': ['Expert Shield Techs'],
} satisfies Partial<Record<LaterId, readonly string[]>>

/** What players call ships of later years that has no word of their names. */
export const LATER_CLASSES: Readonly<Record<string, readonly string[]>> = {
  ssd: [
    ...(['executor-i-class-star-dreadnought', 'executor-ii-class-star-dreadnought'] as const),
    ...(['star-dreadnought-assault-prototype', 'star-dreadnought-command-prototype'] as const),
  ],
} satisfies Record<string, readonly (keyof typeof LATER_SHIPS)[]>
