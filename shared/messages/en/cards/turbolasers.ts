import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const turbolasers = {
  'dual-turbolaser-turrets': {
    text: 'When this ship attacks, exhaust the card to add a red die; then one die of the pool is canceled.',
    asks: { 'attack.modify': ['Which die is canceled?'] },
  },
  'enhanced-armament': { text: 'The left and right hull zones of this ship roll one red die more against ships.' },
  'h9-turbolasers': {
    text: 'When this ship attacks, it may turn one die with a hit or critical icon to accuracy.',
    asks: { 'attack.modify': ['Which die is turned to accuracy?'] },
  },
  'heavy-turbolaser-turrets': {
    text: 'When this ship attacks, brace lowers the damage by one at most, unless it is the only token spent.',
  },
  'quad-battery-turrets': { text: 'When this ship attacks a faster ship, it may add a blue die.' },
  'quad-turbolaser-cannons': {
    text: 'When this ship attacks and a red die shows accuracy, it may add a red die that shows accuracy.',
  },
  'slaved-turrets': { text: 'This ship attacks only once a round; attacking a ship, it may add a red die.' },
  'spinal-armament': { text: 'The front and rear hull zones of this ship roll one red die more against ships.' },
  'turbolaser-reroute-circuits': {
    text: 'When this ship attacks, exhaust the card and spend one of its evade tokens to turn a red die to critical or double hit.',
    asks: { 'attack.modify': ['Which evade token is spent?', 'Which red die is turned?', 'To which face?'] },
  },
  'xi7-turbolasers': {
    text: 'When this ship attacks, redirects take one damage at most, all other hull zones together.',
  },
  'xx-9-turbolasers': {
    text: 'Critical effect of any color: the first two damage cards of the attack are dealt faceup.',
  },
} satisfies Record<WrittenCard<'turbolasers'>, CardText>
