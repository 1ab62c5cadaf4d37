import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const ordnance = {
  'assault-concussion-missiles': {
    text: 'Black critical effect: both hull zones beside the one attacked suffer one damage each.',
  },
  'assault-proton-torpedoes': { text: 'Black critical effect: the defender is dealt one faceup damage card.' },
  'expanded-launchers': { text: 'The front hull zone of this ship rolls two black dice more against ships.' },
  'external-racks': { text: 'When this ship attacks at close range, discard the card to add two black dice.' },
  'flechette-torpedoes': {
    text: 'When this ship attacks a squadron, it may spend a black die with a critical icon: the squadron counts as activated this round.',
    asks: { 'attack.modify': ['Which die is spent?'] },
  },
  'ordnance-pods': {
    text: 'At the end of its Attack step exhaust the card: the ship attacks squadrons from any hull zone with one black die.',
  },
  'rapid-reload': { text: 'The left and right hull zones of this ship roll one black die more against ships.' },
  'wide-area-barrage': {
    text: 'Black critical effect: another ship or squadron at close range of the defender suffers half as much damage as there are hits on black dice, rounded up.',
    asks: { 'attack.critical': ['Which ship or squadron suffers the damage?'] },
  },
} satisfies Record<WrittenCard<'ordnance'>, CardText>
