import type { fleetSupports as english } from '#shared/messages/en/cards/fleet-supports'

export const fleetSupports = {
  'bomber-command-center': {
    text: 'Twoje eskadry ze zdolnością Bombowiec w odległości 1–5 mogą przerzucić jedną kość, gdy atakują statek. Kopie tej karty się nie sumują.',
    asks: {
      'attack.modify': ['Którą kość przerzuca?'],
    },
  },
} satisfies typeof english
