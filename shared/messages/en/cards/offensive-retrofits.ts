import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const offensiveRetrofits = {
  'boosted-comms': { text: 'This ship activates squadrons up to long range.' },
  'disposable-capacitors': {
    text: 'When this ship activates, discard the card: until the end of the round its blue dice reach long range against ships.',
  },
  'expanded-hangar-bay': { text: 'The squadron value of this ship is higher by one.' },
  'hardened-bulkheads': {
    text: 'When this ship and a smaller one overlap, this ship is dealt no damage card for it.',
  },
  'phylon-q7-tractor-beams': {
    text: 'When this ship activates, exhaust the card: an enemy ship at distance 1–5, no larger than this one, discards its Navigate token; without one it becomes slower by one, never below 1.',
    asks: { 'activation.start': ['Which ship do the beams hold?'] },
  },
  'point-defense-reroute': {
    text: 'When this ship attacks a squadron at close range, it may reroll any number of dice with a critical icon.',
    asks: { 'attack.modify': ['Which dice are rerolled?'] },
  },
  'quad-laser-turrets': {
    text: 'This ship has Counter 1 against squadrons that attack it from distance 1, from a hull zone of your choice.',
  },
  'rapid-launch-bays': {
    text: 'Up to this ship’s squadron value of your squadrons are set aside; when it resolves Squadron it may first put as many within distance 1 as it activates. They cannot move then.',
    asks: {
      'setup.before-deploying': ['Which squadrons are set aside in the bays?'],
      'squadron-command.start': ['Which squadrons start?'],
    },
  },
} satisfies Record<WrittenCard<'offensive-retrofits'>, CardText>
