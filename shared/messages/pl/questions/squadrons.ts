import type { QuestionTexts } from '#shared/messages/question'
import { counted } from '../grammar'

export const squadrons = {
  'squadron.activate': {
    asked: ({ ofTurn }) =>
      ofTurn > 1 ? 'Wybierz eskadrę do aktywacji; potem następną.' : 'Wybierz eskadrę do aktywacji.',
    waiting: ({ who }) => `Czekamy: ${who} wybiera eskadrę do aktywacji.`,
  },
  'squadron.command': {
    asked: ({ subject, commanded }) => {
      const more = counted(commanded, 'eskadry', 'eskadr', 'eskadr')
      const may = commanded === 1 ? 'jeszcze jedną eskadrę' : `kolejno do ${more}`
      return `Twój statek ${subject} może aktywować ${may}: wybierz następną albo zakończ.`
    },
    waiting: ({ who, subject }) => `Czekamy: ${who} wybiera eskadry, którym rozkazuje ${subject}.`,
  },
  'squadron.act': {
    asked: ({ subject, hasActed }) =>
      hasActed
        ? `Aktywujesz eskadrę ${subject}: wybierz, co jeszcze robi, albo nic.`
        : `Aktywujesz eskadrę ${subject}: ruch, atak albo nic.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} decyduje, co robi eskadra ${subject}.`,
  },
  'squadron.move': {
    asked: ({ subject }) => `Twoja eskadra ${subject} rusza: wybierz, gdzie stanie.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} wykonuje ruch, eskadra ${subject}.`,
  },
  'squadron.cloak': {
    asked: () => 'Twoje eskadry z Kamuflażem mogą ruszyć się jeszcze raz: wybierz następną albo zakończ.',
    waiting: ({ who }) => `Czekamy: ${who} przesuwa eskadry z Kamuflażem.`,
  },
  'squadron.strategic': {
    asked: ({ subject }) => `Twoja eskadra ${subject} może przesunąć żeton celu: wybierz który albo żaden.`,
    waiting: ({ who }) => `Czekamy: ${who} przesuwa żeton celu.`,
  },
  'token.place': {
    asked: ({ subject }) => `Twoja eskadra ${subject} przesuwa żeton celu: wybierz, gdzie go położyć.`,
    waiting: ({ who }) => `Czekamy: ${who} przesuwa żeton celu.`,
  },
} satisfies QuestionTexts<'squadrons'>
