import type { titles as english } from '#shared/messages/en/cards/titles'

export const titles = {
  defiance: {
    text: 'Gdy statek atakuje statek, który w tej rundzie już się aktywował, może dodać jedną kość dowolnego koloru.',
    asks: { 'attack.modify': ['Jakiego koloru jest ta kość?'] },
  },
  demolisher: { text: 'Ten statek może wykonać jeden ze swoich ataków po pierwszym manewrze.' },
  'dodonnas-pride': {
    text: 'Niebieski efekt trafienia krytycznego: anuluj wszystkie kości, a broniący się otrzymuje jedną odkrytą kartę uszkodzeń.',
  },
  dominator: {
    text: 'Atakując na bliskim lub średnim zasięgu, statek może wydać jedną lub dwie swoje osłony i dodać tyle samo niebieskich kości.',
    asks: { 'attack.modify': ['Z której strefy wydaje osłonę?', 'Z której drugą?'] },
  },
  'home-one': {
    text: 'Gdy atakuje inny twój statek w dystansie 1–5, może zmienić jedną kość na celność.',
    asks: { 'attack.modify': ['Która kość ma pokazywać celność?'] },
  },
  paragon: { text: 'Atakując w tej samej rundzie po raz drugi ten sam statek, może dodać czarną kość.' },
  redemption: {
    text: 'Gdy twój statek w dystansie 1–5 rozpatruje Naprawę, ma o jeden punkt inżynierii więcej.',
  },
  warlord: {
    text: 'Atakując, statek może zmienić jedną kość z celnością na ściankę z trafieniem.',
    asks: { 'attack.modify': ['Która kość się zmienia?', 'Na którą ściankę?'] },
  },
} satisfies typeof english
