import type { obstacles as english } from '#shared/messages/en/cards/obstacles'
import { unit } from '../unit'

export const obstacles = {
  station: { text: unit.obstacles.station, asks: { 'maneuver.after': ['Która karta uszkodzeń jest odrzucana?'] } },
} satisfies typeof english
