import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const fleetSupports = {
  'bomber-command-center': {
    text: 'Your squadrons with Bomber at distance 1–5 may reroll one die when they attack a ship. Copies of the card do not add up.',
    asks: {
      'attack.modify': ['Which die is rerolled?'],
    },
  },
} satisfies Record<WrittenCard<'fleet-supports'>, CardText>
