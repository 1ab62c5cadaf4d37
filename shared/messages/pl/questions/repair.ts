import type { QuestionTexts } from '#shared/messages/question'
import { terms } from '../terms'

export const repair = {
  'repair.effect': {
    title: 'Naprawa',
    hint: 'Punkty: 1 przenosi osłonę, 2 ją odzyskują, 3 usuwają kartę uszkodzeń. Reszta przepada.',
    asked: ({ subject, engineering }) =>
      `Twój statek ${subject} ma do wydania ${terms.engineeringPoints(engineering)}: wybierz naprawę.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} naprawia statek ${subject}.`,
  },
} satisfies QuestionTexts<'repair'>
