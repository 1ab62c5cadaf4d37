import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const fleetCommands = {
  'all-fighters-follow-me': {
    text: 'At the start of the Ship Phase, discard the card or spend a Squadron token: in this round squadrons that ships of yours activate by a command are faster by one, up to speed 5.',
    asks: { 'ship-phase.start': ['What do you give for it?'] },
    options: { card: 'Discard the card' },
  },
  'entrapment-formation': {
    text: 'At the start of the Ship Phase, discard the card or spend a Navigate token: in this round each of your ships may change its speed by one when it determines its course.',
    asks: {
      'ship-phase.start': ['What do you give for it?'],
      'course.start': ['Does the ship become faster or slower?'],
    },
    options: { card: 'Discard the card', faster: 'faster', slower: 'slower' },
  },
  'intensify-firepower': {
    text: 'At the start of the Ship Phase, for the card or a Concentrate Fire token: this round each ship of yours that attacks a ship may turn one die to a single hit.',
    asks: { 'ship-phase.start': ['What do you give for it?'], 'attack.modify': ['Which die is turned to a hit?'] },
    options: { card: 'Discard the card' },
  },
  'shields-to-maximum': {
    text: 'At the start of the Ship Phase, discard the card or spend a Repair token: this round each of your ships recovers a shield before it reveals its dial.',
    asks: {
      'ship-phase.start': ['What do you give for it?'],
      'dial.before-reveal': ['Which hull zone recovers a shield?'],
    },
    options: { card: 'Discard the card' },
  },
} satisfies Record<WrittenCard<'fleet-commands'>, CardText>
