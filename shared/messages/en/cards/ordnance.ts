import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const ordnance = {
  'assault-concussion-missiles': {
    text: 'Black critical effect: both hull zones beside the one attacked suffer one damage each.',
  },
} satisfies Record<WrittenCard<'ordnance'>, CardText>
