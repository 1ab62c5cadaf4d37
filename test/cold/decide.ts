import { GameRun } from '#functions/use-cases/run-game'
import { type Draw, recordedChance } from '#shared/engine/chance'
import type { Decision, DecisionRequest, Refusal } from '#shared/engine/decision'
import type { GameEvent } from '#shared/engine/event'
import { begin, viewFor } from '#shared/game'
import { bytesOf, headIn, stateIn } from './stored'

/** One decision for another process: nothing but what was stored, and what chance brings. */
export interface Task {
  bytes: Uint8Array
  decision: Decision
  draws: Draw[]
}
/** What became of it. */
export interface Done {
  bytes: Uint8Array
  events: GameEvent[]
  open: DecisionRequest[]
  refused?: Refusal
}

/** Goes on with a stored game as the service does. */
export function decide({ bytes, decision, draws }: Task): Done {
  const head = headIn(bytes)
  const run = new GameRun({ begin, viewFor, hmacChance: () => recordedChance(draws) }, head, stateIn(head))
  const refused = run.take(decision)
  const { state, events, open } = run.happened()
  return { bytes: bytesOf({ ...head, state }), events, open: [...open], ...(refused && { refused }) }
}
