import type { turbolasers as english } from '#shared/messages/en/cards/turbolasers'

export const turbolasers = {
  'enhanced-armament': { text: 'Lewa i prawa strefa tego statku rzuca przeciw statkom o jedną czerwoną kość więcej.' },
  'h9-turbolasers': {
    text: 'Atakując, statek może zmienić jedną kość z trafieniem lub trafieniem krytycznym na celność.',
    asks: { 'attack.modify': ['Która kość ma pokazywać celność?'] },
  },
} satisfies typeof english
