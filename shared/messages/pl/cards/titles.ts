import type { titles as english } from '#shared/messages/en/cards/titles'

export const titles = {
  admonition: {
    text: 'Gdy statek się broni, może odrzucić jeden ze swoich żetonów obrony, by anulować kość.',
    asks: { 'attack.defend': ['Który żeton obrony odrzuca?', 'Która kość jest anulowana?'] },
  },
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
  'phoenix-home': { text: 'Ten statek może mieć cztery żetony rozkazu i ma o jedno miejsce na oficera więcej.' },
  redemption: {
    text: 'Gdy twój statek w dystansie 1–5 rozpatruje Naprawę, ma o jeden punkt inżynierii więcej.',
  },
  relentless: { text: 'Ten statek ma o jeden wskaźnik rozkazów mniej.' },
  sovereign: {
    text: 'Na początku Fazy statków wyczerp tę kartę: do trzech twoich statków w dystansie 1–5 może wymienić po jednym żetonie rozkazu na dowolny.',
    asks: {
      'ship-phase.start': [
        'Który statek wymienia żeton jako pierwszy?',
        'Który żeton rozkazu oddaje?',
        'Który otrzymuje?',
        'Który statek jest drugi?',
        'Który żeton rozkazu oddaje?',
        'Który otrzymuje?',
        'Który statek jest trzeci?',
        'Który żeton rozkazu oddaje?',
        'Który otrzymuje?',
      ],
    },
  },
  suppressor: {
    text: 'Gdy wrogi statek w dystansie 1–3 kończy aktywację, możesz wyczerpać jeden z jego żetonów obrony.',
    asks: { 'activation.end': ['Który z jego żetonów obrony zostaje wyczerpany?'] },
  },
  warlord: {
    text: 'Atakując, statek może zmienić jedną kość z celnością na ściankę z trafieniem.',
    asks: { 'attack.modify': ['Która kość się zmienia?', 'Na którą ściankę?'] },
  },
} satisfies typeof english
