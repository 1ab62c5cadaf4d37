import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const ordnance = {
  'assault-concussion-missiles': {
    text: 'Black critical effect: both hull zones beside the one attacked suffer one damage each.',
  },
  'external-racks': { text: 'When this ship attacks at close range, discard the card to add two black dice.' },
} satisfies Record<WrittenCard<'ordnance'>, CardText>
