import type { QuestionTexts } from '#shared/messages/question'
import { counted } from '../grammar'
import { theirs } from './theirs'

export const dials = {
  'command.dials': {
    asked: ({ ships, opponent }) =>
      `Wybierz rozkazy dla ${counted(ships, 'statku', 'statków', 'statków')}; ${opponent} wybiera w tym samym czasie.`,
    waiting: ({ who }) => `Czekamy: ${who} wybiera rozkazy.`,
  },
  'dial.replace': {
    asked: ({ opponent, subject }) => `Wybierz nowy rozkaz na górny wskaźnik: ${theirs(opponent, subject)}.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} wybiera nowy wskaźnik, statek ${subject}.`,
  },
} satisfies QuestionTexts<'dials'>
