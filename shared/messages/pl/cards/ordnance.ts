import type { ordnance as english } from '#shared/messages/en/cards/ordnance'

export const ordnance = {
  'assault-concussion-missiles': {
    text: 'Czarny efekt trafienia krytycznego: obie strefy obok zaatakowanej otrzymują po jednym uszkodzeniu.',
  },
  'external-racks': { text: 'Gdy statek atakuje na bliskim zasięgu, odrzuć tę kartę, by dodać dwie czarne kości.' },
} satisfies typeof english
