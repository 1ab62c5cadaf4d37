import { SHIP_MODELS, type ShipCardId, SQUADRON_MODELS, type SquadronCardId } from '#shared/game/cards/catalog/models'
import { cardTitle } from './card-names'

type Kind = ShipCardId | SquadronCardId

/** What a piece is called beside its letter, where its card has a longer title: its class, or its kind of fighter. */
const SHORT: { readonly [K in Kind]?: string } = {
  'cr90-corvette-a': 'CR90',
  'cr90-corvette-b': 'CR90',
  'nebulon-b-escort-frigate': 'Nebulon-B',
  'nebulon-b-support-refit': 'Nebulon-B',
  'assault-frigate-mark-ii-a': 'Assault Frigate',
  'assault-frigate-mark-ii-b': 'Assault Frigate',
  'mc30c-scout-frigate': 'MC30c',
  'mc30c-torpedo-frigate': 'MC30c',
  'mc80-assault-cruiser': 'MC80 Assault',
  'mc80-command-cruiser': 'MC80 Command',
  'gr-75-combat-retrofits': 'GR-75',
  'gr-75-medium-transports': 'GR-75',
  'mc80-battle-cruiser': 'MC80 Battle',
  'mc80-star-cruiser': 'MC80 Star',
  'modified-pelta-class-assault-ship': 'Pelta',
  'modified-pelta-class-command-ship': 'Pelta',
  'hammerhead-scout-corvette': 'Hammerhead',
  'hammerhead-torpedo-corvette': 'Hammerhead',
  'mc75-armored-cruiser': 'MC75',
  'mc75-ordnance-cruiser': 'MC75',
  'victory-i-class-star-destroyer': 'Victory I',
  'victory-ii-class-star-destroyer': 'Victory II',
  'gladiator-i-class-star-destroyer': 'Gladiator I',
  'gladiator-ii-class-star-destroyer': 'Gladiator II',
  'imperial-i-class-star-destroyer': 'Imperial I',
  'imperial-ii-class-star-destroyer': 'Imperial II',
  'raider-i-class-corvette': 'Raider I',
  'raider-ii-class-corvette': 'Raider II',
  'gozanti-class-assault-carriers': 'Gozanti',
  'gozanti-class-cruisers': 'Gozanti',
  'interdictor-combat-refit': 'Interdictor',
  'interdictor-suppression-refit': 'Interdictor',
  'arquitens-class-command-cruiser': 'Arquitens',
  'arquitens-class-light-cruiser': 'Arquitens',
  'quasar-fire-i-class-cruiser-carrier': 'Quasar Fire I',
  'quasar-fire-ii-class-cruiser-carrier': 'Quasar Fire II',
  'imperial-star-destroyer-cymoon-1-refit': 'Cymoon',
  'imperial-star-destroyer-kuat-refit': 'Kuat',
  'x-wing-squadron': 'X-wing',
  'a-wing-squadron': 'A-wing',
  'b-wing-squadron': 'B-wing',
  'y-wing-squadron': 'Y-wing',
  'hwk-290': 'HWK-290',
  'scurrg-h-6-bomber': 'Scurrg',
  'yt-1300': 'YT-1300',
  'yt-2400': 'YT-2400',
  'e-wing-squadron': 'E-wing',
  'lancer-class-pursuit-craft': 'Lancer',
  'vcx-100-freighter': 'VCX-100',
  'z-95-headhunter-squadron': 'Z-95',
  'tie-fighter-squadron': 'TIE Fighter',
  'tie-advanced-squadron': 'TIE Advanced',
  'tie-bomber-squadron': 'TIE Bomber',
  'tie-interceptor-squadron': 'TIE Interceptor',
  'aggressor-assault-fighter': 'Aggressor',
  'ig-88': 'IG-88',
  'firespray-31': 'Firespray',
  'jumpmaster-5000': 'JumpMaster',
  'yv-666': 'YV-666',
  'lambda-class-shuttle': 'Lambda',
  'tie-defender-squadron': 'TIE Defender',
  'tie-phantom-squadron': 'TIE Phantom',
  'vt-49-decimator': 'Decimator',
  'mandalorian-gauntlet-fighter': 'Gauntlet',
}

const KINDS = Object.keys({ ...SHIP_MODELS, ...SQUADRON_MODELS }) as Kind[]

/** A squadron that is called after its craft. */
export const isCraft = (card: string): boolean => card.endsWith('-squadron') && Object.hasOwn(SHORT, card)

/** One of a kind, and several, as a language builds them. */
export const kindsWith = (plural: (name: string) => string): Record<Kind, { one: string; other: string }> => {
  const named = KINDS.map((kind) => {
    const one = SHORT[kind] ?? cardTitle(kind)
    return [kind, { one, other: plural(one) }]
  })
  return Object.fromEntries(named) as Record<Kind, { one: string; other: string }>
}
