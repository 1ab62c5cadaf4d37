import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const fleetCommands = {
  'intensify-firepower': {
    text: 'At the start of the Ship Phase, for the card or a Concentrate Fire token: this round each ship of yours that attacks a ship may turn one die to a single hit.',
    asks: { 'ship-phase.start': ['What do you give for it?'], 'attack.modify': ['Which die is turned to a hit?'] },
    options: { card: 'Discard the card' },
  },
} satisfies Record<WrittenCard<'fleet-commands'>, CardText>
