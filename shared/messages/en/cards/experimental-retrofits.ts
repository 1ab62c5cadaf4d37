import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const experimentalRetrofits = {
  'g-8-experimental-projector': {
    text: 'Before an enemy ship at distance 1–5 determines its course, exhaust the card to make it slower by one for that maneuver.',
  },
} satisfies Record<WrittenCard<'experimental-retrofits'>, CardText>
