import type { experimentalRetrofits as english } from '#shared/messages/en/cards/experimental-retrofits'

export const experimentalRetrofits = {
  'g-8-experimental-projector': {
    text: 'Zanim wrogi statek w dystansie 1–5 ustali kurs, wyczerp kartę: w tym manewrze jest o jeden wolniejszy.',
  },
} satisfies typeof english
