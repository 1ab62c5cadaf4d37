import type { QuestionTexts } from '#shared/messages/question'
import { listed } from '../grammar'

export const activation = {
  'ship.activate': {
    title: 'Statek do aktywacji',
    hint: 'Statek ujawnia górny wskaźnik, może zaatakować dwa razy i wykonuje ruch. Każdy raz w rundzie.',
    asked: () => 'Wybierz statek do aktywacji.',
    waiting: ({ who }) => `Czekamy: ${who} wybiera statek do aktywacji.`,
  },
  'activation.dial': {
    title: 'Wskaźnik czy żeton',
    hint: 'Zachowany wskaźnik działa w pełni w tej aktywacji; żeton słabiej, ale kiedy chcesz.',
    asked: ({ subject, dial }) =>
      dial === undefined
        ? `Twój statek ${subject} ujawnia wskaźnik: zachowaj go albo weź żeton.`
        : `Twój statek ${subject} ujawnia rozkaz: ${dial}. Zachowaj wskaźnik albo weź żeton.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} decyduje o ujawnionym wskaźniku, statek ${subject}.`,
  },
  'activation.command': {
    title: 'Rozkaz',
    hint: 'Eskadra i Naprawa działają tylko teraz, zaraz po wskaźniku; inne rozkazy mają swój czas.',
    asked: ({ subject, commands }) => {
      const may = `Twój statek ${subject} może teraz rozpatrzyć`
      if (commands.length === 0) return `${may} rozkaz. Użyj go albo pomiń.`
      return commands.length === 1
        ? `${may} rozkaz: ${listed(commands)}. Użyj go albo pomiń.`
        : `${may} rozkazy: ${listed(commands)}. Użyj ich albo pomiń.`
    },
    waiting: ({ who, subject }) => `Czekamy: ${who} rozpatruje rozkaz, statek ${subject}.`,
  },
  'tokens.discard': {
    title: 'Żeton do odrzucenia',
    hint: 'Statek ma po jednym żetonie rozkazu i razem nie więcej, niż wynosi jego wartość rozkazów.',
    asked: ({ subject }) => `Twój statek ${subject} ma za dużo żetonów rozkazów: odrzuć jeden.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} odrzuca żeton rozkazu, statek ${subject}.`,
  },
} satisfies QuestionTexts<'activation'>
