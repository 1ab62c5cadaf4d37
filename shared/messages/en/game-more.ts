import type { Faction } from '#shared/engine/state'
import { terms } from './terms'

/** Around a game: what it is played by, luck, resigning. */
export const more = {
  prepare: 'Prepare my next activation',
  resign: 'Resign',
  resignText: 'You lose the game at once. Press twice.',
  resignSure: 'Press again to resign',
  replay: 'The game step by step',
  fair: 'Fair luck',
  fairText: 'Every draw follows from a secret that was sealed before the first one. Its seal:',
  opened: 'Opened after the end: the secret, the salts of both players, and the id of the game:',
  yourSide: (side: Faction) => `You play the ${terms.factions[side]}.`,
  /** A clock runs from one hand-off to the next (design 8). */
  time: (hours: number) =>
    `Whoever is asked has ${hours % 24 === 0 ? terms.days(hours / 24) : terms.hours(hours)}, for all questions until the other one is asked.`,
}

/** In place of the question when a game is over. */
export const outcome = {
  heading: 'Result',
  points: (side: Faction, points: number) => `${terms.factions[side]}: ${terms.points(points)}`,
  lostUnits: 'Units lost',
  noneLost: 'No unit was lost.',
  again: 'Begin another game',
}
