import type { GameView } from './game-view'

/** Who is first player is settled in setting up (R3.5). */
export const isFirstPlayerKnown = ({ now }: Pick<GameView, 'now'>): boolean =>
  now.every((frame) => frame.kind !== 'setup' || (frame.step !== 'forces' && frame.step !== 'initiative'))
