import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const ionCannons = {
  'heavy-ion-emplacements': {
    text: 'Blue critical effect: exhaust the card; the zone that is attacked and both zones beside it lose a shield each.',
  },
  'high-capacity-ion-turbines': {
    text: 'The left and right hull zones of this ship roll one blue die more against ships.',
  },
  'ion-cannon-batteries': {
    text: 'Blue critical effect: discard a command token of the defender; if it has none, its zone that is attacked loses a shield.',
    asks: { 'attack.critical': ['Which command token is discarded?'] },
  },
  'leading-shots': {
    text: 'When this ship attacks, it may spend a blue die to reroll any number of the other dice.',
    asks: { 'attack.modify': ['Which blue die is spent?', 'Which dice are rerolled?'] },
  },
  'ms-1-ion-cannons': {
    text: 'Blue critical effect: exhaust an upgrade card of the defender.',
    asks: { 'attack.critical': ['Which upgrade card is exhausted?'] },
  },
  'nk-7-ion-cannons': {
    text: 'Blue critical effect: exhaust the card; the defender discards a defense token of its own choice.',
    asks: { 'attack.critical': ['Which defense token does the defender discard?'] },
  },
  'overload-pulse': { text: 'Blue critical effect: all defense tokens of the defender are exhausted.' },
  'sw-7-ion-batteries': { text: 'When this ship attacks a ship, each blue die left with accuracy adds one damage.' },
} satisfies Record<WrittenCard<'ion-cannons'>, CardText>
