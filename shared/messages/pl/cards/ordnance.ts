import type { ordnance as english } from '#shared/messages/en/cards/ordnance'

export const ordnance = {
  'assault-concussion-missiles': {
    text: 'Czarny efekt trafienia krytycznego: obie strefy obok zaatakowanej otrzymują po jednym uszkodzeniu.',
  },
  'assault-proton-torpedoes': {
    text: 'Czarny efekt trafienia krytycznego: broniący się otrzymuje jedną odkrytą kartę uszkodzeń.',
  },
  'expanded-launchers': { text: 'Przednia strefa tego statku rzuca przeciw statkom o dwie czarne kości więcej.' },
  'external-racks': { text: 'Gdy statek atakuje na bliskim zasięgu, odrzuć tę kartę, by dodać dwie czarne kości.' },
  'flechette-torpedoes': {
    text: 'Atakując eskadrę, statek może wykorzystać czarną kość z trafieniem krytycznym: eskadra jest w tej rundzie uznana za aktywowaną.',
    asks: { 'attack.modify': ['Która kość jest wykorzystywana?'] },
  },
  'ordnance-pods': {
    text: 'Na końcu kroku ataku statku wyczerp tę kartę: atakuje on eskadry z dowolnej strefy jedną czarną kością.',
  },
  'rapid-reload': { text: 'Lewa i prawa strefa tego statku rzuca przeciw statkom o jedną czarną kość więcej.' },
  'wide-area-barrage': {
    text: 'Czarny efekt trafienia krytycznego: inny statek lub eskadra na bliskim zasięgu broniącego się otrzymuje tyle uszkodzeń, ile wynosi połowa trafień na czarnych kościach, w górę.',
    asks: { 'attack.critical': ['Który statek lub która eskadra otrzymuje te uszkodzenia?'] },
  },
} satisfies typeof english
