import type { ionCannons as english } from '#shared/messages/en/cards/ion-cannons'

export const ionCannons = {
  'leading-shots': {
    text: 'Atakując, statek może wykorzystać niebieską kość, by przerzucić dowolną liczbę pozostałych.',
    asks: { 'attack.modify': ['Która niebieska kość jest wykorzystywana?', 'Które kości są przerzucane?'] },
  },
  'overload-pulse': {
    text: 'Niebieski efekt trafienia krytycznego: wszystkie żetony obrony broniącego się są wyczerpane.',
  },
} satisfies typeof english
