import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const turbolasers = {
  'dual-turbolaser-turrets': {
    text: 'When this ship attacks, exhaust the card to add a red die; then one die of the pool is removed.',
    asks: { 'attack.modify': ['Which die is removed?'] },
  },
  'enhanced-armament': { text: 'The left and right hull zones of this ship roll one red die more against ships.' },
  'h9-turbolasers': {
    text: 'When this ship attacks, it may turn one die with a hit or critical icon to accuracy.',
    asks: { 'attack.modify': ['Which die is turned to accuracy?'] },
  },
  'quad-battery-turrets': { text: 'When this ship attacks a faster ship, it may add a blue die.' },
  'quad-turbolaser-cannons': {
    text: 'When this ship attacks and a red die shows accuracy, it may add a red die that shows accuracy.',
  },
  'spinal-armament': { text: 'The front and rear hull zones of this ship roll one red die more against ships.' },
  'xi7-turbolasers': {
    text: 'When this ship attacks, redirects take one damage at most, all other hull zones together.',
  },
} satisfies Record<WrittenCard<'turbolasers'>, CardText>
