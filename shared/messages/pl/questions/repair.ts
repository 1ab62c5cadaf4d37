import type { QuestionTexts } from '#shared/messages/question'
import { terms } from '../terms'

export const repair = {
  'repair.effect': {
    asked: ({ subject, engineering }) =>
      `Twój statek ${subject} ma do wydania ${terms.engineeringPoints(engineering)}: wybierz naprawę.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} naprawia statek ${subject}.`,
  },
} satisfies QuestionTexts<'repair'>
