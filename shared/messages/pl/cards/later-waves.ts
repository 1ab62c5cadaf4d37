import type { laterWaves as english } from '#shared/messages/en/cards/later-waves'

export const laterWaves = {
  'general-rieekan': {
    text: 'Raz na rundę twój statek lub unikatowa eskadra, która zostałaby zniszczona, pozostaje do końca Fazy statusu.',
  },
  'admiral-raddus': {
    text: 'Przed rozstawieniem odkładasz inny swój statek; na początku dowolnej rundy może pojawić się w dystansie 1 od twojego statku. W tej rundzie nie może aktywować się jako pierwszy.',
    asks: {
      'setup.before-deploying': ['Który statek odkładasz?'],
      'round.start': ['Który statek się pojawia?'],
    },
  },
  'governor-pryce': {
    text: 'Po rozstawieniu możesz wybrać rundę: ten statek aktywuje się w niej po wszystkich innych.',
    asks: { 'setup.after-deploying': ['W której rundzie ten statek aktywuje się ostatni?'] },
  },
  demolisher: { text: 'Ten statek może wykonać jeden ze swoich ataków po pierwszym manewrze.' },
  'engine-techs': {
    text: 'Po manewrze, w którym statek rozpatrzył Nawigowanie, wyczerp kartę, aby wykonać jeszcze jeden z prędkością 1.',
  },
  'quad-laser-turrets': {
    text: 'Ten statek ma Kontrę 1 przeciw eskadrom, które atakują go z dystansu 1, z wybranej strefy kadłuba.',
  },
  'rapid-launch-bays': {
    text: 'Odkładasz eskadry w liczbie do wartości eskadry statku; gdy rozpatruje Eskadrę, może najpierw postawić w dystansie 1 tyle z nich, ile aktywuje. Nie mogą się wtedy przemieścić.',
    asks: {
      'setup.before-deploying': ['Które eskadry odkładasz do hangarów?'],
      'squadron-command.start': ['Które eskadry startują?'],
    },
  },
  'g-8-experimental-projector': {
    text: 'Zanim wrogi statek w dystansie 1–5 ustali kurs, wyczerp kartę: w tym manewrze jest o jeden wolniejszy.',
  },
  'biggs-darklighter': {
    text: 'Twoja eskadra z Eskortą w dystansie 1 od niego, której atak zadaje uszkodzenia, może dostać o jedno mniej; inna taka eskadra dostaje je zamiast niej.',
    asks: { 'attack.damage': ['Która eskadra dostaje jedno uszkodzenie zamiast niej?'] },
  },
  'colonel-jendon': {
    text: 'Zamiast jego ataku inna twoja eskadra w dystansie 1–2 może wykonać atak.',
    asks: { 'squadron.instead-of-attack': ['Która eskadra atakuje?'] },
  },
} satisfies typeof english
