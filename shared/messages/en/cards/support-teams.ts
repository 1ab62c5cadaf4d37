import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const supportTeams = {
  'engine-techs': {
    text: 'After a maneuver for which this ship resolved Navigate, exhaust the card to execute another one at speed 1.',
  },
  'engineering-team': { text: 'When this ship resolves Repair, it has one engineering point more.' },
  'nav-team': { text: 'A Navigate token of this ship may raise one yaw value by one instead of changing the speed.' },
} satisfies Record<WrittenCard<'support-teams'>, CardText>
