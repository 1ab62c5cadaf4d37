import type { ionCannons as english } from '#shared/messages/en/cards/ion-cannons'

export const ionCannons = {
  'heavy-ion-emplacements': {
    text: 'Niebieski efekt trafienia krytycznego: wyczerp tę kartę; zaatakowana strefa i obie sąsiednie tracą po jednej osłonie.',
  },
  'high-capacity-ion-turbines': {
    text: 'Lewa i prawa strefa tego statku rzuca przeciw statkom o jedną niebieską kość więcej.',
  },
  'ion-cannon-batteries': {
    text: 'Niebieski efekt trafienia krytycznego: odrzuć żeton rozkazu broniącego się; jeśli nie ma żadnego, zaatakowana strefa traci osłonę.',
    asks: { 'attack.critical': ['Który żeton rozkazu jest odrzucany?'] },
  },
  'leading-shots': {
    text: 'Atakując, statek może wykorzystać niebieską kość, by przerzucić dowolną liczbę pozostałych.',
    asks: { 'attack.modify': ['Która niebieska kość jest wykorzystywana?', 'Które kości są przerzucane?'] },
  },
  'ms-1-ion-cannons': {
    text: 'Niebieski efekt trafienia krytycznego: wyczerp kartę ulepszenia broniącego się.',
    asks: { 'attack.critical': ['Która karta ulepszenia jest wyczerpana?'] },
  },
  'nk-7-ion-cannons': {
    text: 'Niebieski efekt trafienia krytycznego: wyczerp tę kartę; broniący się odrzuca wybrany przez siebie żeton obrony.',
    asks: { 'attack.critical': ['Który żeton obrony odrzuca broniący się?'] },
  },
  'overload-pulse': {
    text: 'Niebieski efekt trafienia krytycznego: wszystkie żetony obrony broniącego się są wyczerpane.',
  },
  'sw-7-ion-batteries': {
    text: 'Gdy statek atakuje statek, każda niebieska kość, na której została celność, dodaje jedno uszkodzenie.',
  },
} satisfies typeof english
