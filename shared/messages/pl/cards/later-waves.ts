import type { laterWaves as english } from '#shared/messages/en/cards/later-waves'

export const laterWaves = {
  'general-rieekan': {
    text: 'Raz na rundę twój statek lub unikatowy dywizjon, który zostałby zniszczony, pozostaje do końca Fazy Statusu.',
  },
  'admiral-raddus': {
    text: 'Przed rozstawieniem odkładasz inny swój statek; na początku dowolnej rundy może wejść w odległości 1 od twojego statku. W tej rundzie nie może aktywować się jako pierwszy.',
    asks: ['Który statek odkładasz?'],
  },
  'governor-pryce': {
    text: 'Po rozstawieniu możesz wybrać rundę: ten statek aktywuje się w niej po wszystkich innych.',
    asks: ['W której rundzie ten statek aktywuje się ostatni?'],
  },
  demolisher: { text: 'Ten statek może wykonać jeden ze swoich ataków po pierwszym manewrze.' },
  'engine-techs': {
    text: 'Po manewrze, w którym statek wykonał Nawigację, wyczerp kartę, aby wykonać jeszcze jeden z prędkością 1.',
  },
  'quad-laser-turrets': {
    text: 'Ten statek ma Kontrę 1 przeciw dywizjonom, które atakują go z odległości 1, z wybranej strefy kadłuba.',
  },
  'rapid-launch-bays': {
    text: 'Odkładasz dywizjony w liczbie do wartości dywizjonów statku; gdy wykonuje rozkaz Dywizjony, może najpierw postawić w odległości 1 tyle z nich, ile aktywuje. Nie mogą się wtedy poruszyć.',
    asks: ['Które dywizjony odkładasz do hangarów?'],
  },
  'g-8-experimental-projector': {
    text: 'Zanim wrogi statek w odległości 1–5 wyznaczy kurs, wyczerp kartę: w tym manewrze jest o jeden wolniejszy.',
  },
  'biggs-darklighter': {
    text: 'Twój dywizjon z Eskortą w odległości 1 od niego, któremu atak zadaje uszkodzenia, może dostać o jedno mniej; inny taki dywizjon dostaje je zamiast niego.',
    asks: ['Który dywizjon dostaje jedno uszkodzenie zamiast niego?'],
  },
  'colonel-jendon': {
    text: 'Zamiast jego ataku inny twój dywizjon w odległości 1–2 może wykonać atak.',
    asks: ['Który dywizjon atakuje?'],
  },
} satisfies typeof english
