import { type Game, otherSeat, type Seat } from '#shared/game/engine/state'
import type { Viewer } from './game-view'

/** Stands for a card nobody knows, or that this viewer does not; a preview stops before it would matter. */
export const UNKNOWN_CARD = 'unknown'

/** The first player has been shown the second player's cards; in a core-set game he never is (R3.6-7). */
const areShownToFirst = ({ stack, objective, options }: Game): boolean => {
  if (options?.coreSet) return false
  const setup = stack.find((frame) => frame.kind === 'setup')
  return objective !== undefined || (setup !== undefined && setup.step !== 'forces' && setup.step !== 'initiative')
}

/**
 * Whether somebody knows the objective cards of a seat. Each player knows his own (R17.6c); the first player saw the second
 * player's, also the two that he did not choose (R17.6d, R17.6f); his own nobody sees, however long the game lasts
 * (R17.6g), until it is over (R17.16).
 */
export function knowsObjectivesOf(g: Game, viewer: Viewer, seat: Seat): boolean {
  if (g.result !== undefined || viewer === seat) return true
  return viewer === g.firstPlayer && seat === otherSeat(g.firstPlayer) && areShownToFirst(g)
}

/** The objective cards of both seats as a viewer knows them; how many each has is open. */
export function objectiveCardsFor(g: Game, viewer: Viewer): Record<Seat, string[]> | undefined {
  const { objectiveCards } = g
  if (objectiveCards === undefined) return undefined
  const of = (seat: Seat): string[] =>
    knowsObjectivesOf(g, viewer, seat) ? [...objectiveCards[seat]] : objectiveCards[seat].map(() => UNKNOWN_CARD)
  return { a: of('a'), b: of('b') }
}
