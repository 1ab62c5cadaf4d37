import type { DefenseKind, HullZone } from '#shared/game/engine/state'
import { counted, terms } from './terms'

/** What happened, played on the table. */
export const motion = {
  skip: 'Skip',
  skipTitle: 'Skip what is played (Esc)',
  close: 'Close the result',
  /** `3 of 12` */
  progress: (n: number, of: number) => `${n} of ${of}`,
  label: 'What is played on the table',
  result: 'Result of the attack',
  round: (n: number) => `Round ${n}`,
  token: (kind: DefenseKind, how: 'locked' | 'exhausted' | 'discarded') => `${terms.defense[kind]} ${how}`,
  shields: (points: number, zone: HullZone) =>
    points > 0 ? `−${terms.shields(points, zone)}` : `+${terms.shields(-points, zone)}`,
  hull: (points: number) => `−${terms.hullPoints(points)}`,
  facedown: (n: number) => counted(n, 'facedown damage card', 'facedown damage cards'),
  faceup: (title: string) => `faceup: ${title}`,
  lost: 'destroyed',
  nothing: 'no effect',
  /** The film of a brief. */
  film: {
    play: 'Play it',
    stop: 'Stop',
    again: 'Play it again',
    next: 'Next activation',
    over: 'That is how it lies now.',
  },
}
