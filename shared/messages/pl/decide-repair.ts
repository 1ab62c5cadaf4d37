import type { HullZone } from '#shared/game/engine/terms'
import type { repairing as english } from '#shared/messages/en/decide-repair'
import { counted, form, NOUNS, OF_ZONE } from './grammar'
import { terms } from './terms'

const points = (n: number): string => counted(n, ...NOUNS.point)

/** Repair: by dial or token, and what its points buy. */
export const repairing = {
  legend: 'Naprawa teraz?',
  means: {
    none: 'nie',
    dial: 'wskaźnik',
    token: 'żeton',
    both: 'wskaźnik i żeton',
    bonus: 'wskaźnik, jakby z żetonem; potem żaden inny rozkaz',
  },
  gives: points,
  left: (left: number, of: number) => `zostało ${left} z ${counted(of, 'punktu', 'punktów', 'punktów')}`,
  table: 'Osłony',
  recover: (zone: HullZone) => `Odzyskaj jedną osłonę strefy ${OF_ZONE[zone]}, 2 punkty`,
  take: (zone: HullZone) => `Przenieś osłonę ze strefy ${OF_ZONE[zone]}, 1 punkt`,
  put: (from: HullZone, to: HullZone) => `Przenieś tu: ze strefy ${OF_ZONE[from]} do ${OF_ZONE[to]}, 1 punkt`,
  putShort: 'przenieś tu',
  cancel: 'Zostaw na miejscu',
  prices: 'Odzyskanie osłony: 2 punkty, przeniesienie: 1, odrzucenie karty: 3.',
  cards: 'Karty uszkodzeń',
  facedown: (slot: number) => `Zakryta karta, miejsce ${slot}`,
  faceup: (title: string) => title,
  discard: (card: string) => `Odrzuć: ${card}, 3 punkty`,
  discardShort: 'odrzuć',
  steps: 'W tej kolejności',
  recovered: (zone: HullZone) => `${terms.zones[zone]} +1`,
  moved: (from: HullZone, to: HullZone) => `${terms.zones[from]} → ${terms.zones[to]}`,
  discarded: (card: string) => `${card}: odrzucona`,
  nothing: 'Niczego jeszcze nie naprawiono.',
  cardsFirst: (n: number, cards: string[]) =>
    `${points(n)}; najpierw może zadziałać karta: ${[...new Set(cards)].join(', ')}.`,
  unspent: (n: number) => `${form(n, ['Przepadłby', 'Przepadłyby', 'Przepadłoby'])} ${points(n)}.`,
  button: {
    none: 'Bez naprawy',
    use: 'Użyj Naprawy',
    effects: (effects: number) => `Naprawa: ${counted(effects, ...NOUNS.step)}`,
    unused: 'Niczego nie naprawiaj',
    end: 'Zakończ naprawę',
  },
} satisfies typeof english
