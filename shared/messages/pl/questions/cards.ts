import type { QuestionTexts } from '#shared/messages/question'
import { theirs } from './theirs'

export const cards = {
  'window.effect': {
    asked: () => 'Karta może teraz zadziałać: użyj jej albo przepuść.',
    waiting: ({ who }) => `Czekamy: ${who} decyduje o karcie.`,
  },
  'effect.choose': {
    asked: ({ opponent, effect }) => {
      if (effect?.on === undefined) return effect && `${effect.card} każe wybrać.`
      const on = effect.isOwn ? `twoja jednostka ${effect.on}` : theirs(opponent, effect.on)
      return `${effect.card} (${on}) każe wybrać.`
    },
    waiting: ({ who }) => `Czekamy: ${who} decyduje o karcie.`,
  },
} satisfies QuestionTexts<'cards'>
