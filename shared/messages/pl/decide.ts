import type { decide as english } from '#shared/messages/en/decide'
import { counted, listed } from './grammar'

/** What surrounds every answer: the draft, its buttons, and the last look before it is sent. */
export const decide = {
  chooseAbove: 'Wybierz z zaznaczonej listy powyżej albo na stole.',
  undo: 'Cofnij',
  goOn: 'Dalej',
  lastLook: 'Sprawdź',
  send: 'Wyślij',
  sendSure: 'Naciśnij jeszcze raz, by wysłać',
  unused: (effects: readonly string[]) => `Niewykorzystane: ${listed(effects)}.`,
  back: 'Wróć',
  loading: 'Wczytywanie możliwości …',
  notLoaded: 'Nie udało się wczytać możliwości.',
  incomplete: {
    dials: (missing: number) => `Brakuje jeszcze ${counted(missing, 'wskaźnika', 'wskaźników', 'wskaźników')}.`,
    option: 'Najpierw coś wybierz.',
    options: (min: number, max: number) => (min === max ? `Wybierz ${min}.` : `Wybierz od ${min} do ${max}.`),
    places: (faults: number) =>
      `${counted(faults, 'eskadra stoi', 'eskadry stoją', 'eskadr stoi')} tam, gdzie nie może.`,
  },
  look: {
    heading: 'Sprawdź',
    sends: 'Wysyłasz',
    shows: 'Co widzą inni',
    stops: 'Potem',
    warnings: 'Uwaga',
  },
} satisfies typeof english
