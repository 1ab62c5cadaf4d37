import type { QuestionTexts } from '#shared/messages/question'
import { theirs } from './theirs'

export const cards = {
  'window.effect': {
    title: 'Moment for cards',
    hint: 'Effects have their time: what is not used now cannot be used later.',
    asked: () => 'A card may act now: use it or let it pass.',
    waiting: ({ who }) => `Waiting for ${who} to decide about a card.`,
  },
  'effect.choose': {
    title: 'What a card asks',
    hint: 'What the card does is set; this part of it is yours to choose.',
    asked: ({ opponent, effect }) => {
      if (effect?.on === undefined) return effect && `${effect.card} asks you to choose.`
      const on = effect.isOwn ? `your ${effect.on}` : theirs(opponent, effect.on)
      return `${effect.card} on ${on} asks you to choose.`
    },
    waiting: ({ who }) => `Waiting for ${who} to decide about a card.`,
  },
} satisfies QuestionTexts<'cards'>
