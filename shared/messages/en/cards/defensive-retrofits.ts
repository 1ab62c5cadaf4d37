import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const defensiveRetrofits = {
  'electronic-countermeasures': {
    text: 'When this ship defends, exhaust the card to free one defense token that an accuracy icon has locked.',
    asks: { 'attack.defend': ['Which locked token may it spend after all?'] },
  },
  'reinforced-blast-doors': {
    text: 'At the start of a Ship Phase, discard the card and with it up to three facedown damage cards of this ship.',
    asks: { 'ship-phase.start': ['Which damage cards are discarded?'] },
  },
} satisfies Record<WrittenCard<'defensive-retrofits'>, CardText>
