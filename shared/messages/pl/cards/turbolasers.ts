import type { turbolasers as english } from '#shared/messages/en/cards/turbolasers'

export const turbolasers = {
  'dual-turbolaser-turrets': {
    text: 'Gdy statek atakuje, wyczerp tę kartę, by dodać czerwoną kość; potem jedna kość z puli jest anulowana.',
    asks: { 'attack.modify': ['Która kość jest anulowana?'] },
  },
  'enhanced-armament': { text: 'Lewa i prawa strefa tego statku rzuca przeciw statkom o jedną czerwoną kość więcej.' },
  'h9-turbolasers': {
    text: 'Atakując, statek może zmienić jedną kość z trafieniem lub trafieniem krytycznym na celność.',
    asks: { 'attack.modify': ['Która kość ma pokazywać celność?'] },
  },
  'heavy-turbolaser-turrets': {
    text: 'Gdy statek atakuje, wzmocnienie zmniejsza uszkodzenia najwyżej o jedno, chyba że było jedynym wykorzystanym żetonem.',
  },
  'quad-battery-turrets': { text: 'Gdy statek atakuje szybszy statek, może dodać niebieską kość.' },
  'quad-turbolaser-cannons': {
    text: 'Gdy statek atakuje, a czerwona kość pokazuje celność, może dodać czerwoną kość z celnością.',
  },
  'slaved-turrets': { text: 'Ten statek atakuje tylko raz na rundę; atakując statek, może dodać czerwoną kość.' },
  'spinal-armament': {
    text: 'Przednia i tylna strefa tego statku rzuca przeciw statkom o jedną czerwoną kość więcej.',
  },
  'turbolaser-reroute-circuits': {
    text: 'Gdy statek atakuje, wyczerp tę kartę i wykorzystaj jego żeton uniku, by zmienić czerwoną kość na trafienie krytyczne lub podwójne trafienie.',
    asks: {
      'attack.modify': [
        'Który żeton uniku jest wykorzystywany?',
        'Która czerwona kość się zmienia?',
        'Na którą ściankę?',
      ],
    },
  },
  'xi7-turbolasers': {
    text: 'Gdy ten statek atakuje, przekierowania przejmują co najwyżej jedno uszkodzenie, wszystkie inne strefy razem.',
  },
  'xx-9-turbolasers': {
    text: 'Efekt trafienia krytycznego dowolnego koloru: dwie pierwsze karty uszkodzeń z tego ataku są odkryte.',
  },
} satisfies typeof english
