import { HeadInPlay } from '#functions/use-cases/commit/open-commit'
import { begin, scoreNow, viewFor } from '#shared/game'
import { type Draw, recordedChance } from '#shared/game/engine/chance'
import type { Decision, DecisionRequest, Refusal } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import { bytesOf, headIn, stateIn } from './stored'

/** One decision for another process: nothing but what was stored, and what chance brings. */
export interface Task {
  bytes: Uint8Array
  decision: Decision
  draws: Draw[]
}
/** What became of it. */
export interface DecisionResult {
  bytes: Uint8Array
  events: GameEvent[]
  open: DecisionRequest[]
  refused?: Refusal
}

/** Goes on with a stored game as the service does. */
export function decide({ bytes, decision, draws }: Task): DecisionResult {
  const head = headIn(bytes)
  const game = new HeadInPlay(
    { begin, viewFor, scoreNow, hmacChance: () => recordedChance(draws) },
    head,
    stateIn(head),
  )
  const refused = game.take(decision)
  const { state, events } = game.run
  return {
    bytes: bytesOf({ ...head, state }),
    events: [...events],
    open: [...game.pending()],
    ...(refused && { refused }),
  }
}
