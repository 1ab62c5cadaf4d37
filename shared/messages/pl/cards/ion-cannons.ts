import type { ionCannons as english } from '#shared/messages/en/cards/ion-cannons'

export const ionCannons = {
  'overload-pulse': {
    text: 'Niebieski efekt trafienia krytycznego: wszystkie żetony obrony broniącego się są wyczerpane.',
  },
} satisfies typeof english
