import { COMMANDS, type GameState } from '#shared/engine/state'
import type { Viewer } from '#shared/view/game-view'

type Below = (k: number) => number

/** Parts of a state and of its ships that this module re-rolls; the tests hold them against the total tables of secrets. */
export const SCRAMBLED = {
  state: ['ships', 'deck', 'unopened', 'stack'],
  ship: ['dials', 'damage'],
} as const

/**
 * The same game as far as `viewer` may know it: what must be hidden from them is re-rolled. Their view of it, their
 * questions and what they may read of the next events must not differ (R17.11, R17.14).
 */
export function scramble(state: GameState, viewer: Viewer, below: Below): GameState {
  const other = structuredClone(state)
  // After the end every dial lies open (R17.16).
  if (!state.result) for (const dial of hiddenDials(other, viewer)) Object.assign(dial, rolledDial(below))
  scrambleDamage(other, below)
  return other
}

const hiddenDials = (state: GameState, viewer: Viewer): object[] => [
  ...Object.values(state.ships).flatMap((ship) => (ship.seat === viewer ? [] : ship.dials)),
  ...state.unopened.filter(({ ship }) => seatOf(state, ship) !== viewer),
]

/**
 * What the other seats answered to cards that are being resolved. For views only: an effect cannot go on from answers
 * that were never given.
 */
export function withoutAnswers(state: GameState, viewer: Viewer): GameState {
  const other = structuredClone(state)
  for (const frame of other.stack)
    if (frame.kind === 'effect' && frame.seat !== viewer)
      for (const question of Object.keys(frame.answers)) frame.answers[question] = ['another']
  return other
}

/** Commitments stay: they are public and must tell nothing. */
const rolledDial = (below: Below) => ({
  command: COMMANDS[below(COMMANDS.length)],
  salt: Array.from({ length: 32 }, () => below(16).toString(16)).join(''),
})

/** Nobody knows a facedown card; all hidden cards may be any of them. The order of the discard pile tells nothing either. */
function scrambleDamage(state: GameState, below: Below): void {
  const { deck } = state
  const facedown = Object.values(state.ships).flatMap((ship) => ship.damage.filter((card) => !card.faceup))
  const hidden = mixed([...deck.undealt, ...facedown.map(({ card }) => card)], below)
  for (const card of facedown) card.card = hidden.pop() ?? card.card
  deck.undealt = hidden
  deck.discard = mixed(deck.discard, below)
}

function mixed<T>(things: readonly T[], below: Below): T[] {
  const left = [...things]
  return things.flatMap(() => left.splice(below(left.length), 1))
}

const seatOf = (state: GameState, ship: string): string | undefined =>
  state.ships[ship]?.seat ?? state.lost.find(({ id }) => id === ship)?.seat
