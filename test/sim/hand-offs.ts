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
  /** The turn that an interrupt broke into. */
  #interrupted: Turn | undefined

  /** After a commit. */
  note(state: GameState, open: readonly DecisionRequest[]): void {
    const awaited = new Set(open.map(({ seat }) => seat))
    const turn = turnOf(state)
    if (turn?.seat !== this.#interrupted?.seat) this.#interrupted = undefined
    for (const seat of awaited) if (!this.#awaited.has(seat)) this.#enters(seat, turn)
    this.#awaited = awaited
  }

  #enters(seat: Seat, turn: Turn | undefined): void {
    if (turn && turn.seat !== seat) {
      this.counts.interrupts += 1
      this.#interrupted = turn
    } else if (turn && turn.frame === this.#interrupted?.frame) {
      this.counts.returns += 1
      this.#interrupted = undefined
    } else this.counts.turns += 1
  }
}

/** Whose turn it is, and the frame that it lasts, if no turn of the other seat lies between. */
interface Turn {
  seat: Seat
  frame: number
}

/** In the Command Phase it is everybody's turn; in the Squadron Phase a turn is that of two squadrons (R11.2). */
function turnOf(state: GameState): Turn | undefined {
  for (const frame of state.stack.toReversed()) {
    if (frame.kind === 'maneuver' && frame.mover) return { seat: frame.mover.seat, frame: activationFrame(state) }
    const ship = frame.kind === 'activation' ? state.ships[frame.ship] : undefined
    if (ship) return { seat: ship.seat, frame: frame.id }
    if (frame.kind === 'ship-phase' || frame.kind === 'squadron-phase') return { seat: frame.turn, frame: frame.id }
  }
  return undefined
}

const activationFrame = (state: GameState): number => state.stack.find(({ kind }) => kind === 'activation')?.id ?? 0
