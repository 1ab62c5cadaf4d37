import type { weaponTeams as english } from '#shared/messages/en/cards/weapon-teams'

export const weaponTeams = {
  'boarding-engineers': {
    text: 'Gdy statek ujawnia wskaźnik, odrzuć tę kartę oraz wskaźnik lub żeton Eskadry, by zaatakować abordażem wrogi statek na bliskim zasięgu; potem obejrzyj jego zakryte karty uszkodzeń i odkryj najwyżej tyle z nich, ile wynosi wartość inżynierii tego statku.',
    asks: {
      'dial.revealed': ['Który statek jest celem abordażu?', 'Odrzucasz wskaźnik czy żeton Eskadry?'],
      'effect.second-half': ['Które karty są odkrywane, w tej kolejności?'],
    },
    options: { dial: 'wskaźnik', token: 'żeton' },
  },
  'boarding-troopers': {
    text: 'Gdy statek ujawnia wskaźnik, odrzuć tę kartę oraz wskaźnik lub żeton Eskadry, by zaatakować abordażem wrogi statek na bliskim zasięgu; potem wykorzystaj najwyżej tyle jego żetonów obrony, ile wynosi wartość eskadry tego statku.',
    asks: {
      'dial.revealed': [
        'Który statek jest celem abordażu?',
        'Odrzucasz wskaźnik czy żeton Eskadry?',
        'Które z jego żetonów obrony są wykorzystywane?',
      ],
    },
    options: { dial: 'wskaźnik', token: 'żeton' },
  },
  'caitken-and-shollan': {
    text: 'Gdy statek atakuje, wyczerp tę kartę, by przerzucić dowolną liczbę kości jednego koloru.',
    asks: { 'attack.modify': ['Kości jakiego koloru?', 'Które z nich są przerzucane?'] },
  },
  'cham-syndulla': {
    text: 'Gdy statek ujawnia wskaźnik, odrzuć tę kartę oraz wskaźnik lub żeton Eskadry, by zaatakować abordażem wrogi statek na bliskim zasięgu; potem obejrzyj wszystkie jego wskaźniki i ustaw każdy z nich według uznania.',
    asks: { 'dial.revealed': ['Który statek jest celem abordażu?', 'Odrzucasz wskaźnik czy żeton Eskadry?'] },
    options: { dial: 'wskaźnik', token: 'żeton' },
  },
  'darth-vader-weapon-team': {
    text: 'Gdy statek ujawnia wskaźnik, odrzuć tę kartę oraz wskaźnik lub żeton Eskadry, by zaatakować abordażem wrogi statek na bliskim zasięgu; potem jedno z jego ulepszeń inne niż dowódca zostaje odrzucone.',
    asks: {
      'dial.revealed': [
        'Który statek jest celem abordażu?',
        'Odrzucasz wskaźnik czy żeton Eskadry?',
        'Które z jego ulepszeń zostaje odrzucone?',
      ],
    },
    options: { dial: 'wskaźnik', token: 'żeton' },
  },
  'fire-control-team': {
    text: 'Gdy ten statek rozpatrzył efekt trafienia krytycznego, wyczerp kartę, aby rozpatrzyć drugi, inny.',
  },
  'flight-controllers': {
    text: 'Eskadry, które ten statek aktywuje rozkazem, rzucają przeciw eskadrom o jedną niebieską kość więcej.',
  },
  'gunnery-team': {
    text: 'Strefa kadłuba tego statku może w jednej aktywacji atakować dwa razy, ale żadnego statku ani eskadry powtórnie.',
  },
  'jyn-erso': {
    text: 'Gdy statek ujawnia wskaźnik, odrzuć tę kartę oraz wskaźnik lub żeton Eskadry, by zaatakować abordażem wrogi statek na bliskim zasięgu; statek bez żetonów rajdu otrzymuje potem dwa, z wybranymi rozkazami; jeśli ma żeton celu, możesz otrzymać żeton zwycięstwa.',
    asks: {
      'dial.revealed': [
        'Który statek jest celem abordażu?',
        'Odrzucasz wskaźnik czy żeton Eskadry?',
        'Który żeton rajdu otrzymuje?',
        'Który drugi żeton rajdu otrzymuje?',
        'Czy otrzymujesz żeton zwycięstwa?',
      ],
    },
    options: { dial: 'wskaźnik', token: 'żeton', victory: 'żeton zwycięstwa' },
  },
  'ordnance-experts': {
    text: 'Atakując, statek może przerzucić dowolną liczbę czarnych kości.',
    asks: { 'attack.modify': ['Które czarne kości są przerzucane?'] },
  },
  'ruthless-strategists': {
    text: 'Gdy statek zaatakował eskadrę, twoja eskadra będąca z nią w starciu może otrzymać jedno uszkodzenie; wtedy broniąca się otrzymuje jeszcze jedno.',
    asks: { 'attack.after': ['Która twoja eskadra otrzymuje uszkodzenie?'] },
  },
  'sensor-team': {
    text: 'Gdy statek atakuje, wyczerp tę kartę i wykorzystaj jedną kość, by zmienić inną na celność.',
    asks: { 'attack.modify': ['Która kość jest wykorzystywana?', 'Która kość ma pokazywać celność?'] },
  },
  'veteran-gunners': { text: 'Gdy statek atakuje, wyczerp tę kartę, by przerzucić wszystkie kości z puli.' },
} satisfies typeof english
