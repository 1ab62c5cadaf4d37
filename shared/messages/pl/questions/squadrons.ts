import type { QuestionTexts } from '#shared/messages/question'
import { counted } from '../grammar'

export const squadrons = {
  'squadron.activate': {
    title: 'Eskadra do aktywacji',
    hint: 'Teraz eskadra rusza się albo atakuje (Samotnik: jedno i drugie). Aktywujesz dwie, jedną po drugiej.',
    asked: ({ ofTurn }) =>
      ofTurn > 1 ? 'Wybierz eskadrę do aktywacji; potem następną.' : 'Wybierz eskadrę do aktywacji.',
    waiting: ({ who }) => `Czekamy: ${who} wybiera eskadrę do aktywacji.`,
  },
  'squadron.command': {
    title: 'Eskadra z rozkazem',
    hint: 'Eskadra z rozkazem jest na bliskim lub średnim zasięgu statku; rusza się i atakuje od razu.',
    asked: ({ subject, commanded }) => {
      const more = counted(commanded, 'eskadry', 'eskadr', 'eskadr')
      const may = commanded === 1 ? 'jeszcze jedną eskadrę' : `kolejno do ${more}`
      return `Twój statek ${subject} może aktywować ${may}: wybierz następną albo zakończ.`
    },
    waiting: ({ who, subject }) => `Czekamy: ${who} wybiera eskadry, którym rozkazuje ${subject}.`,
  },
  'squadron.act': {
    title: 'Ruch czy atak eskadry',
    hint: 'Eskadra w starciu (wróg na dystansie 1) nie rusza się i atakuje tylko eskadry.',
    asked({ subject, doesBoth, hasActed }) {
      if (hasActed) return `Aktywujesz eskadrę ${subject}: wybierz, co jeszcze robi, albo nic.`
      return doesBoth
        ? `Aktywujesz eskadrę ${subject}: ruch i atak w dowolnej kolejności, jedno z nich albo nic.`
        : `Aktywujesz eskadrę ${subject}: albo ruch, albo atak, albo nic.`
    },
    waiting: ({ who, subject }) => `Czekamy: ${who} decyduje, co robi eskadra ${subject}.`,
  },
  'squadron.move': {
    title: 'Ruch eskadry',
    hint: 'Eskadra leci prosto, do dystansu równego prędkości; liczy się tylko miejsce na końcu.',
    asked: ({ subject }) => `Twoja eskadra ${subject} rusza: wybierz, gdzie stanie.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} wykonuje ruch, eskadra ${subject}.`,
  },
  'squadron.cloak': {
    title: 'Kamuflaż',
    hint: 'Kamuflaż (Cloak): mały ruch na końcu Fazy eskadr, w starciu czy nie.',
    asked: () => 'Twoje eskadry z Kamuflażem mogą ruszyć się jeszcze raz: wybierz następną albo zakończ.',
    waiting: ({ who }) => `Czekamy: ${who} przesuwa eskadry z Kamuflażem.`,
  },
  'squadron.strategic': {
    title: 'Strateg',
    hint: 'Strateg (Strategic): po swoim ruchu eskadra może przesunąć pobliski żeton celu.',
    asked: ({ subject }) => `Twoja eskadra ${subject} może przesunąć żeton celu: wybierz który albo żaden.`,
    waiting: ({ who }) => `Czekamy: ${who} przesuwa żeton celu.`,
  },
  'token.place': {
    title: 'Żeton celu',
    hint: 'Żeton musi się znaleźć na dystansie 1 od eskadry, która go przesuwa.',
    asked: ({ subject }) => `Twoja eskadra ${subject} przesuwa żeton celu: wybierz, gdzie go położyć.`,
    waiting: ({ who }) => `Czekamy: ${who} przesuwa żeton celu.`,
  },
} satisfies QuestionTexts<'squadrons'>
