import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const fleetSupports = {
  'bomber-command-center': {
    text: 'Your squadrons with Bomber at distance 1–5 may reroll one die when they attack a ship. Copies of the card do not add up.',
    asks: {
      'attack.modify': ['Which die is rerolled?'],
    },
  },
  'comms-net': {
    text: 'After this ship has revealed its dial, it may give one of its command tokens to another ship of yours at distance 1–5.',
    asks: { 'reveal.after': ['Which ship gains the token?', 'Which command token does this ship give?'] },
  },
  'jamming-field': {
    text: 'Attacks of squadrons on squadrons are obstructed where either of them is at distance 1–2.',
  },
  'repair-crews': {
    text: 'When this ship resolves Repair, it may discard a damage card of a ship of yours at distance 1–2 instead of gaining engineering points.',
    asks: { 'repair.effect': ['Which damage card is discarded?'] },
  },
  'slicer-tools': {
    text: 'After this ship has executed a maneuver, exhaust the card to set a new command on the top dial of an enemy ship at distance 1–3.',
    asks: { 'maneuver.after': ['Whose top dial gets a new command?'] },
  },
} satisfies Record<WrittenCard<'fleet-supports'>, CardText>
