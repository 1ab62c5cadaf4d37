import type { WrittenCard } from '#shared/game/cards/catalog/written-cards'
import type { CardText } from '#shared/messages/card-text'

export const squadrons = {
  'biggs-darklighter': {
    text: 'A squadron of yours with Escort at distance 1 of him that is dealt damage by an attack may take one less; another such squadron takes one instead.',
    asks: { 'attack.damage': ['Which squadron takes one damage instead?'] },
  },
  'colonel-jendon': {
    text: 'Instead of his attack, another squadron of yours at distance 1–2 may perform one.',
    asks: { 'squadron.instead-of-attack': ['Which squadron attacks?'] },
  },
  howlrunner: {
    text: 'Other squadrons of yours with Swarm at distance 1 may add a blue die when they attack a squadron.',
  },
  'luke-skywalker': { text: 'When he attacks a ship, the damage passes its shields.' },
  'dash-rendar': {
    text: 'Attacking, he may reroll one die for each enemy ship and squadron at distance 1.',
    asks: {
      'attack.modify': ['Which die is rerolled?'],
    },
  },
} satisfies Record<WrittenCard<'squadrons'>, CardText>
