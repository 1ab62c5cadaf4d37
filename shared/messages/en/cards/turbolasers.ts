import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const turbolasers = {
  'enhanced-armament': { text: 'The left and right hull zones of this ship roll one red die more against ships.' },
  'h9-turbolasers': {
    text: 'When this ship attacks, it may turn one die with a hit or critical icon to accuracy.',
    asks: { 'attack.modify': ['Which die is turned to accuracy?'] },
  },
} satisfies Record<WrittenCard<'turbolasers'>, CardText>
