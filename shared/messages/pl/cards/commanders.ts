import type { commanders as english } from '#shared/messages/en/cards/commanders'

export const commanders = {
  'admiral-raddus': {
    text: 'Przed rozstawieniem odkładasz inny swój statek; na początku dowolnej rundy może pojawić się w dystansie 1 od twojego statku. W tej rundzie nie może aktywować się jako pierwszy.',
    asks: {
      'setup.before-deploying': ['Który statek odkładasz?'],
      'round.start': ['Który statek się pojawia?'],
    },
  },
  'general-dodonna': {
    text: 'Zanim wrogi statek otrzyma odkrytą kartę uszkodzeń, oglądasz cztery karty z wierzchu talii i wybierasz tę, którą dostanie; pozostałe są odrzucane.',
    asks: { 'card.before-faceup': ['Którą z tych kart otrzymuje wrogi statek?'] },
  },
  'general-rieekan': {
    text: 'Raz na rundę twój statek lub unikatowa eskadra, która zostałaby zniszczona, pozostaje do końca Fazy statusu.',
  },
  'grand-moff-tarkin': {
    text: 'Na początku każdej Fazy statków wskazujesz rozkaz, a każdy twój statek otrzymuje jego żeton.',
    asks: { 'ship-phase.start': ['Żeton którego rozkazu otrzymuje każdy twój statek?'] },
  },
} satisfies typeof english
