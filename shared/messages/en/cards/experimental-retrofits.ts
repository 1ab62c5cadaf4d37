import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const experimentalRetrofits = {
  'g-8-experimental-projector': {
    text: 'Before an enemy ship at distance 1–5 determines its course, exhaust the card to make it slower by one for that maneuver.',
  },
  'g7-x-grav-well-projector': {
    text: 'Before deployment you may place its token anywhere. Ships that are deployed at distance 1–3 of it begin at speed 0, while you have a ship with this card in play.',
  },
  'grav-shift-reroute': {
    text: 'Before deployment its token is placed anywhere. After deployment you may move each obstacle at distance 1–3 of it, within distance 2 of its place.',
    asks: { 'setup.after-deploying': ['Which obstacle is moved?'] },
  },
  'targeting-scrambler': {
    text: 'When a ship of yours at distance 1–3 is attacked at close range, exhaust the card and choose up to four dice: the attacker rerolls them.',
    asks: { 'attack.defend': ['Which dice does the attacker reroll?'] },
  },
} satisfies Record<WrittenCard<'experimental-retrofits'>, CardText>
