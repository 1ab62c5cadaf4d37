import type { QuestionTexts } from '#shared/messages/question'
import { theirs } from './theirs'

export const cards = {
  'window.effect': {
    title: 'Chwila dla kart',
    hint: 'Efekty mają swój czas: czego nie użyjesz teraz, tego nie użyjesz później.',
    asked: ({ offered: { effect = 'Karta', bearer, about = bearer, mustAct } }) => {
      if (mustAct) return 'Następuje teraz więcej niż jeden efekt. Który najpierw?'
      return `${effect}${about === undefined ? '' : ` (${about})`} może teraz zadziałać: użyj albo przepuść.`
    },
    waiting: ({ who }) => `Czekamy: ${who} decyduje o karcie.`,
  },
  'effect.choose': {
    title: 'To, o co pyta karta',
    hint: 'Działanie karty jest ustalone; ten szczegół wybierasz ty.',
    asked: ({ opponent, effect }) => {
      if (effect?.on === undefined) return effect && `${effect.card} każe wybrać.`
      const on = effect.isOwn ? `twoja jednostka ${effect.on}` : theirs(opponent, effect.on)
      return `${effect.card} (${on}) każe wybrać.`
    },
    waiting: ({ who }) => `Czekamy: ${who} decyduje o karcie.`,
  },
} satisfies QuestionTexts<'cards'>
