import type { squadrons as english } from '#shared/messages/en/cards/squadrons'

export const squadrons = {
  'biggs-darklighter': {
    text: 'Twoja eskadra z Eskortą w dystansie 1 od niego, której atak zadaje uszkodzenia, może dostać o jedno mniej; inna taka eskadra dostaje je zamiast niej.',
    asks: { 'attack.damage': ['Która eskadra dostaje jedno uszkodzenie zamiast niej?'] },
  },
  'colonel-jendon': {
    text: 'Zamiast jego ataku inna twoja eskadra w dystansie 1–2 może wykonać atak.',
    asks: { 'squadron.instead-of-attack': ['Która eskadra atakuje?'] },
  },
  howlrunner: {
    text: 'Inne twoje eskadry z Rojem w dystansie 1 mogą dodać niebieską kość, gdy atakują eskadrę.',
  },
  'luke-skywalker': { text: 'Gdy atakuje statek, uszkodzenia omijają osłony.' },
  'dash-rendar': {
    text: 'Atakując, może przerzucić po jednej kości za każdy wrogi statek i każdą wrogą eskadrę w odległości 1.',
    asks: {
      'attack.modify': ['Którą kość przerzuca?'],
    },
  },
} satisfies typeof english
