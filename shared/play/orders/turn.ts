import { ASKS, type AskRecord } from '#shared/game/engine/asks'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { Frame } from '#shared/game/engine/frame'
import { type DeepReadonly, otherSeat, type Seat } from '#shared/game/engine/state'
import type { TimingPoint } from '#shared/game/engine/timing-point'

/** Whose turn it is, and the frame that it lasts. */
export interface Turn {
  seat: Seat
  frame: number
}

/** The part of a state that says whose turn it is. */
export interface TurnTable {
  readonly stack: readonly DeepReadonly<Frame>[]
  readonly ships: Readonly<Record<string, { readonly seat: Seat }>>
}

/** Moments of a phase that lie before its first turn, or behind its last. */
const BETWEEN_TURNS: ReadonlySet<TimingPoint> = new Set([
  'ship-phase.start',
  'squadron-phase.start',
  'squadron-phase.end',
])

/**
 * In set-up, in the Command Phase and at the moments between turns it is nobody's turn; in the Squadron Phase a turn is that
 * of two squadrons (R11.2).
 */
export function turnOf({ stack, ships }: TurnTable): Turn | undefined {
  let orphaned: number | undefined
  for (const frame of stack.toReversed()) {
    if (frame.kind === 'window' && BETWEEN_TURNS.has(frame.point)) return undefined
    if (frame.kind === 'maneuver' && frame.mover) return { seat: frame.mover.seat, frame: activationFrame(stack) }
    const ship = frame.kind === 'activation' ? ships[frame.ship] : undefined
    if (ship) return { seat: ship.seat, frame: frame.id }
    if (frame.kind === 'activation') orphaned = frame.id
    // The ship has left in its own activation; the next choice has been the other's since it began (R5.2).
    else if (orphaned !== undefined && frame.kind === 'ship-phase')
      return { seat: otherSeat(frame.turn), frame: orphaned }
    else if ((frame.kind === 'ship-phase' || frame.kind === 'squadron-phase') && frame.step === 'turns')
      return { seat: frame.turn, frame: frame.id }
  }
  return undefined
}

const activationFrame = (stack: TurnTable['stack']): number => stack.find(({ kind }) => kind === 'activation')?.id ?? 0

/**
 * A game that is being set up and the reader's own plans: only their player answers such a question. What belongs to nobody's
 * turn may come in one all the same, such as a token that a card lets the other player move.
 */
const isOwn = ({ turn, activates }: AskRecord, now: Turn | undefined): boolean =>
  (turn === 'nobody' && now === undefined) || activates !== undefined

/** Whether an order may answer by itself: the question comes in the other's turn, or between turns. */
export function interrupts(table: TurnTable, { ask, seat }: Pick<DecisionRequest, 'ask' | 'seat'>): boolean {
  const now = turnOf(table)
  return !isOwn(ASKS[ask], now) && now?.seat !== seat
}
