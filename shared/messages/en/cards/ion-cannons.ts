import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const ionCannons = {
  'leading-shots': {
    text: 'When this ship attacks, it may spend a blue die to reroll any number of the other dice.',
    asks: { 'attack.modify': ['Which blue die is spent?', 'Which dice are rerolled?'] },
  },
  'overload-pulse': { text: 'Blue critical effect: all defense tokens of the defender are exhausted.' },
} satisfies Record<WrittenCard<'ion-cannons'>, CardText>
