import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const experimentalRetrofits = {
  'g-8-experimental-projector': {
    text: 'Before an enemy ship at distance 1–5 determines its course, exhaust the card to make it slower by one for that maneuver.',
  },
  'targeting-scrambler': {
    text: 'When a ship of yours at distance 1–3 is attacked at close range, exhaust the card and choose up to four dice: the attacker rerolls them.',
    asks: { 'attack.defend': ['Which dice does the attacker reroll?'] },
  },
} satisfies Record<WrittenCard<'experimental-retrofits'>, CardText>
