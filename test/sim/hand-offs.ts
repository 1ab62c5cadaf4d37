import type { DecisionRequest } from '#shared/engine/decision'
import { type GameState, SEATS, type Seat } from '#shared/engine/state'

export interface HandOffs {
  turns: number
  interrupts: number
  returns: number
}

/**
 * Counts commits after which a seat is awaited that was not awaited before. An interrupt asks the seat whose turn it is
 * not; a return brings back whose turn it is, in the same turn.
 */
export class HandOffCounter {
  readonly counts: HandOffs = { turns: 0, interrupts: 0, returns: 0 }
  #awaited = new Set<Seat>(SEATS)
  #interrupted: number | undefined

  /** After a commit. */
  note(state: GameState, open: readonly DecisionRequest[]): void {
    const awaited = new Set(open.map(({ seat }) => seat))
    for (const seat of awaited) if (!this.#awaited.has(seat)) this.#enters(seat, state)
    this.#awaited = awaited
  }

  #enters(seat: Seat, state: GameState): void {
    const turn = turnOf(state)
    if (turn && turn.seat !== seat) {
      this.counts.interrupts += 1
      this.#interrupted = turn.frame
    } else if (turn && turn.frame === this.#interrupted) {
      this.counts.returns += 1
      this.#interrupted = undefined
    } else this.counts.turns += 1
  }
}

/** Whose turn it is, and the frame that it lasts; in the Command Phase it is everybody's. */
function turnOf(state: GameState): { seat: Seat; frame: number } | undefined {
  for (const frame of state.stack.toReversed()) {
    if (frame.kind === 'maneuver' && frame.mover) return { seat: frame.mover.seat, frame: activationFrame(state) }
    const ship = frame.kind === 'activation' ? state.ships[frame.ship] : undefined
    if (ship) return { seat: ship.seat, frame: frame.id }
    if (frame.kind === 'ship-phase') return { seat: frame.turn, frame: frame.id }
  }
  return undefined
}

const activationFrame = (state: GameState): number => state.stack.find(({ kind }) => kind === 'activation')?.id ?? 0
