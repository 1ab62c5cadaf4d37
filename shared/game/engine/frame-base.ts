import type { Seat } from './terms'

/**
 * What the game is in the middle of, as plain data; the rules of each kind live in `flow`. A frame holds ids, never
 * copies of units, and exists only for reasons that everybody may know, so that its number tells nothing.
 */
export interface FrameBase {
  /** Number of the frame; never used twice in a game. */
  id: number
  /** How many answers each seat has given to this frame; part of request ids. */
  answered: Record<Seat, number>
}
