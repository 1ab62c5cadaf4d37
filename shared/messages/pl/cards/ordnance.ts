import type { ordnance as english } from '#shared/messages/en/cards/ordnance'

export const ordnance = {
  'assault-concussion-missiles': {
    text: 'Czarny efekt trafienia krytycznego: obie strefy obok zaatakowanej otrzymują po jednym uszkodzeniu.',
  },
} satisfies typeof english
