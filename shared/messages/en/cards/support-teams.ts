import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const supportTeams = {
  'engine-techs': {
    text: 'After a maneuver for which this ship resolved Navigate, exhaust the card to execute another one at speed 1.',
  },
  'engineering-team': { text: 'When this ship resolves Repair, it has one engineering point more.' },
  'fighter-coordination-team': {
    text: 'After a maneuver of this ship, up to its squadron value of your unengaged squadrons at close–medium range may each move up to distance 1.',
    asks: { 'maneuver.after': ['Which squadrons move?'] },
  },
  'medical-team': {
    text: 'When a faceup crew card is to be dealt to this ship, discard this card to discard that damage card instead.',
  },
  'nav-team': { text: 'A Navigate token of this ship may raise one yaw value by one instead of changing the speed.' },
  'projection-experts': {
    text: 'When this ship resolves Repair, up to two engineering points may each move one of its shields to another ship of yours at distance 1–5.',
    asks: {
      'repair.effect': [
        'From which hull zone does it move a shield?',
        'To which ship?',
        'To which hull zone of that ship?',
      ],
    },
  },
} satisfies Record<WrittenCard<'support-teams'>, CardText>
