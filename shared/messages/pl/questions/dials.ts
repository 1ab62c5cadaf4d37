import type { QuestionTexts } from '#shared/messages/question'
import { counted } from '../grammar'
import { theirs } from './theirs'

export const dials = {
  'command.dials': {
    title: 'Wskaźniki rozkazów',
    hint: 'Przy aktywacji statek ujawnia górny wskaźnik, jeden na rundę; nowe trafiają pod stare.',
    asked: ({ ships, opponent }) =>
      `Wybierz rozkazy dla ${counted(ships, 'statku', 'statków', 'statków')}; ${opponent} wybiera w tym samym czasie.`,
    waiting: ({ who }) => `Czekamy: ${who} wybiera rozkazy.`,
  },
  'card.dials': {
    title: 'Wskaźniki na karcie',
    hint: 'Leżą zakryte na karcie; każdy można odkryć w wybranej rundzie.',
    asked: ({ subject }) => `Wybierz rozkazy na wskaźniki, które leżą na karcie twojego statku ${subject}.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} wybiera wskaźniki na kartę, statek ${subject}.`,
  },
  'dial.replace': {
    title: 'Nowy wskaźnik',
    hint: 'Statek ujawnia wskaźniki od góry, jeden na rundę.',
    asked: ({ opponent, subject }) => `Wybierz nowy rozkaz na wskaźnik: ${theirs(opponent, subject)}.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} wybiera nowy wskaźnik, statek ${subject}.`,
  },
} satisfies QuestionTexts<'dials'>
