import type { automatic as english } from '#shared/messages/en/automatic'
import { counted, form } from './grammar'

/** Answers by orders, plans and the clock, and how the page marks them. */
export const automatic = {
  play: (first: string) => `Wykonaj plan: ${first}`,
  keeps: (n: number) =>
    n === 0
      ? 'Z planu nic wtedy nie zostaje.'
      : `${form(n, ['Zostaje', 'Zostają', 'Zostaje'])} z niego ${counted(n, 'wiersz', 'wiersze', 'wierszy')}.`,
  answering: 'Odpowiadam …',
  count: (n: number) => `Masz ${counted(n, 'plan', 'plany', 'planów')}.`,
  stale: 'Planu na to pytanie nie da się wykonać przy obecnym stole.',
  layer: 'plany',
  plans: 'Plany',
  orders: 'Stałe polecenia',

  order: {
    button: 'Odpowiedz tu moim poleceniem',
    why: 'Dlaczego?',
    held: 'Twoje stałe polecenie odpowie w wybranej przez siebie chwili; możesz odpowiedzieć wcześniej.',
  },
  told: {
    order: (rule: string) => `Odpowiedziało twoje stałe polecenie: ${rule}`,
    itself: 'Odpowiedziano za ciebie: żadna inna odpowiedź nie byłaby lepsza.',
    plan: 'Odpowiedział twój plan.',
    clock: 'Twój czas minął: odpowiedział serwis, tak jak uzgodniono.',
  },
  by: { order: 'Odpowiedziano bez pytania.', clock: 'Odpowiedział zegar, jak uzgodniono.' },

  expiry: {
    legend: 'Gdy czas minie',
    names: { claim: 'Przeciwnik może zażądać wygranej', 'play-on': 'Serwis gra dalej' },
    texts: {
      claim: 'Kto się spóźni, przegrywa, jeśli przeciwnik tego zażąda.',
      'play-on':
        'Za spóźnionego odpowiadają stałe polecenia, potem bot treningowy, do końca trwającej aktywacji. Nikt nie może zażądać wygranej.',
    },
    own: { claim: ', potem przeciwnik może zażądać wygranej', 'play-on': ', potem serwis gra dalej' },
    theirs: { claim: ', potem możesz zażądać wygranej', 'play-on': ', potem serwis gra dalej' },
    agreed: {
      claim: 'Gdy czas minie, przeciwnik może zażądać wygranej.',
      'play-on': 'Gdy czas minie, serwis gra dalej za spóźnionego, do końca trwającej aktywacji.',
    },
  },
} satisfies typeof english
