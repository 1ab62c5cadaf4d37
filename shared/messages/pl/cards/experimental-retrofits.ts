import type { experimentalRetrofits as english } from '#shared/messages/en/cards/experimental-retrofits'

export const experimentalRetrofits = {
  'g-8-experimental-projector': {
    text: 'Zanim wrogi statek w dystansie 1–5 ustali kurs, wyczerp kartę: w tym manewrze jest o jeden wolniejszy.',
  },
  'g7-x-grav-well-projector': {
    text: 'Przed rozstawieniem możesz położyć jej żeton gdziekolwiek. Statki rozstawiane w dystansie 1–3 od niego zaczynają z prędkością 0, dopóki masz w grze statek z tą kartą.',
  },
  'grav-shift-reroute': {
    text: 'Przed rozstawieniem jej żeton kładzie się gdziekolwiek. Po rozstawieniu możesz przesunąć każdą przeszkodę w dystansie 1–3 od niego, w obrębie dystansu 2 od jej miejsca.',
    asks: { 'setup.after-deploying': ['Którą przeszkodę przesuwasz?'] },
  },
  'targeting-scrambler': {
    text: 'Gdy twój statek w dystansie 1–3 jest atakowany na bliskim zasięgu, wyczerp tę kartę i wybierz do czterech kości: atakujący je przerzuca.',
    asks: { 'attack.defend': ['Które kości atakujący przerzuca?'] },
  },
} satisfies typeof english
