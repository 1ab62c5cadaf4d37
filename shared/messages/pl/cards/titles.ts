import type { titles as english } from '#shared/messages/en/cards/titles'

export const titles = {
  demolisher: { text: 'Ten statek może wykonać jeden ze swoich ataków po pierwszym manewrze.' },
  'dodonnas-pride': {
    text: 'Niebieski efekt trafienia krytycznego: anuluj wszystkie kości, a broniący się otrzymuje jedną odkrytą kartę uszkodzeń.',
  },
  dominator: {
    text: 'Atakując na bliskim lub średnim zasięgu, statek może wydać jedną lub dwie swoje osłony i dodać tyle samo niebieskich kości.',
    asks: { 'attack.modify': ['Z której strefy wydaje osłonę?', 'Z której drugą?'] },
  },
  redemption: {
    text: 'Gdy twój statek w dystansie 1–5 rozpatruje Naprawę, ma o jeden punkt inżynierii więcej.',
  },
} satisfies typeof english
