import type { QuestionTexts } from '#shared/messages/question'
import { theirs } from './theirs'

export const cards = {
  'window.effect': {
    title: 'Moment for cards',
    hint: 'An effect has its moment: if you do not use it now, you cannot use it later.',
    asked: ({ offered: { effect, bearer, about, mustAct } }) => {
      if (mustAct) return 'More than one effect takes place now. Which first?'
      const of = bearer !== undefined ? ` of ${bearer}` : about === undefined ? '' : ` for ${about}`
      return effect === undefined
        ? `You may use a card${of} now, or go on without it.`
        : `${effect}${of}: use it now, or go on without it.`
    },
    waiting: ({ who }) => `Waiting for ${who} to decide about a card.`,
  },
  'effect.choose': {
    title: 'What a card asks',
    hint: 'The card says what happens; you choose this part of it.',
    asked: ({ opponent, effect }) => {
      if (effect?.on === undefined) return effect && `${effect.card} asks you to choose.`
      const on = effect.isOwn ? `your ${effect.on}` : theirs(opponent, effect.on)
      return `${effect.card} on ${on} asks you to choose.`
    },
    waiting: ({ who }) => `Waiting for ${who} to decide about a card.`,
  },
} satisfies QuestionTexts<'cards'>
