import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const defensiveRetrofits = {
  'advanced-projectors': {
    text: 'A redirect of this ship may send damage to any of its other hull zones.',
  },
  'cluster-bombs': {
    text: 'After a squadron has attacked this ship, even if that destroyed it, discard the card and roll four blue dice: each hit and critical is a damage to the squadron.',
  },
  'early-warning-system': {
    text: 'At the start of a Ship Phase you may mark a hull zone of this ship: attacks on it are obstructed until the end of the round.',
    asks: { 'ship-phase.start': ['Which hull zone is marked?'] },
  },
  'electronic-countermeasures': {
    text: 'When this ship defends, exhaust the card to free one defense token that an accuracy icon has locked.',
    asks: { 'attack.defend': ['Which locked token may it spend after all?'] },
  },
  'redundant-shields': {
    text: 'At the start of each Status Phase this ship may recover one shield.',
    asks: { 'status.start': ['Which hull zone recovers a shield?'] },
  },
  'reinforced-blast-doors': {
    text: 'At the start of a Ship Phase, discard the card and with it up to three facedown damage cards of this ship.',
    asks: { 'ship-phase.start': ['Which damage cards are discarded?'] },
  },
} satisfies Record<WrittenCard<'defensive-retrofits'>, CardText>
