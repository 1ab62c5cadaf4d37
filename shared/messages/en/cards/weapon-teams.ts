import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const weaponTeams = {
  'caitken-and-shollan': {
    text: 'When this ship attacks, exhaust the card to reroll any number of dice of one color.',
    asks: { 'attack.modify': ['Dice of which color?', 'Which of them are rerolled?'] },
  },
  'gunnery-team': {
    text: 'A hull zone of this ship may attack twice in an activation, but no ship and no squadron twice.',
  },
  'ordnance-experts': {
    text: 'When this ship attacks, it may reroll any number of black dice.',
    asks: { 'attack.modify': ['Which black dice are rerolled?'] },
  },
  'sensor-team': {
    text: 'When this ship attacks, exhaust the card and spend one die to turn another one to accuracy.',
    asks: { 'attack.modify': ['Which die is spent?', 'Which die is turned to accuracy?'] },
  },
  'veteran-gunners': { text: 'When this ship attacks, exhaust the card to reroll all dice of the pool.' },
  'fire-control-team': {
    text: 'When this ship has resolved a critical effect, exhaust the card to resolve another, different one.',
  },
} satisfies Record<WrittenCard<'weapon-teams'>, CardText>
