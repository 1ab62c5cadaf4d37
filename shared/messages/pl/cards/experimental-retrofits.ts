import type { experimentalRetrofits as english } from '#shared/messages/en/cards/experimental-retrofits'

export const experimentalRetrofits = {
  'g-8-experimental-projector': {
    text: 'Zanim wrogi statek w dystansie 1–5 ustali kurs, wyczerp kartę: w tym manewrze jest o jeden wolniejszy.',
  },
  'targeting-scrambler': {
    text: 'Gdy twój statek w dystansie 1–3 jest atakowany na bliskim zasięgu, wyczerp tę kartę i wybierz do czterech kości: atakujący je przerzuca.',
    asks: { 'attack.defend': ['Które kości atakujący przerzuca?'] },
  },
} satisfies typeof english
