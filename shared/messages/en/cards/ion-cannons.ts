import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const ionCannons = {
  'overload-pulse': { text: 'Blue critical effect: all defense tokens of the defender are exhausted.' },
} satisfies Record<WrittenCard<'ion-cannons'>, CardText>
