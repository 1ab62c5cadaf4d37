import type { DefenseKind, HullZone } from '#shared/game/engine/state'
import type { motion as english } from '#shared/messages/en/motion'
import { counted } from './grammar'
import { terms } from './terms'

const HOW = { locked: 'zablokowany', exhausted: 'wyczerpany', discarded: 'odrzucony' } as const

/** What happened, played on the table. */
export const motion = {
  skip: 'Pomiń',
  skipTitle: 'Pomiń odtwarzanie (Esc)',
  close: 'Zamknij wynik',
  progress: (n: number, of: number) => `${n} z ${of}`,
  label: 'Co się dzieje na stole',
  result: 'Wynik ataku',
  round: (n: number) => `Runda ${n}`,
  token: (kind: DefenseKind, how: 'locked' | 'exhausted' | 'discarded') => `${terms.defense[kind]}: ${HOW[how]}`,
  shields: (points: number, zone: HullZone) =>
    points > 0 ? `−${terms.shields(points, zone)}` : `+${terms.shields(-points, zone)}`,
  hull: (points: number) => `−${terms.hullPoints(points)}`,
  facedown: (n: number) => counted(n, 'zakryta karta uszkodzeń', 'zakryte karty uszkodzeń', 'zakrytych kart uszkodzeń'),
  faceup: (title: string) => `odkryta: ${title}`,
  lost: 'zniszczenie',
  nothing: 'bez skutku',
  film: {
    play: 'Odtwórz',
    stop: 'Zatrzymaj',
    again: 'Odtwórz od nowa',
    next: 'Następna aktywacja',
    over: 'Tak stół wygląda teraz.',
  },
} satisfies typeof english
