import type { HullZone } from '#shared/game/engine/terms'
import { counted, terms } from './terms'

const points = (n: number): string => counted(n, 'point', 'points')

/** Repair: by dial or token, and what its points buy. */
export const repairing = {
  legend: 'Repair now?',
  means: {
    none: 'no',
    dial: 'dial',
    token: 'token',
    both: 'dial and token',
    bonus: 'dial, as if with a token; no other command then',
  },
  gives: (n: number) => points(n),
  left: (left: number, of: number) => `${left} of ${points(of)} left`,
  table: 'Shields',
  recover: (zone: HullZone) => `Recover one shield in the ${terms.zones[zone]}, 2 points`,
  take: (zone: HullZone) => `Move a shield away from the ${terms.zones[zone]}, 1 point`,
  put: (from: HullZone, to: HullZone) => `Move here: from the ${terms.zones[from]} to the ${terms.zones[to]}, 1 point`,
  putShort: 'move here',
  cancel: 'Keep it where it is',
  prices: 'Recover a shield 2 points, move one 1, discard a card 3.',
  cards: 'Damage cards',
  facedown: (slot: number) => `Facedown card, place ${slot}`,
  faceup: (title: string) => title,
  discard: (card: string) => `Discard ${card}, 3 points`,
  discardShort: 'discard',
  steps: 'In this order',
  recovered: (zone: HullZone) => `${terms.zones[zone]} +1`,
  moved: (from: HullZone, to: HullZone) => `${terms.zones[from]} → ${terms.zones[to]}`,
  discarded: (card: string) => `${card} discarded`,
  nothing: 'Nothing repaired yet.',
  cardsFirst: (n: number, cards: string[]) => `${points(n)}; first a card may act: ${[...new Set(cards)].join(', ')}.`,
  unspent: (n: number) => `${points(n)} would be lost.`,
  button: {
    none: 'No repair',
    use: 'Use Repair',
    effects: (effects: number) => `Repair: ${counted(effects, 'step', 'steps')}`,
    unused: 'Repair nothing',
    end: 'End the repair',
  },
}
