import type { LogRow, SnapshotRow } from '#functions/ports/game-store'
import type { Head, LoggedDecision, Revision } from '#functions/ports/head'
import { chanceOf } from '#functions/use-cases/run-game'
import { startOf } from '#functions/use-cases/start-game'
import type { Decision } from '#shared/engine/decision'
import type { GameState } from '#shared/engine/state'
import { begin, hmacChance, type Run, startBattle, startGame } from '#shared/game'
import { canonicalJson } from '#shared/replay/fingerprint'

/** From where a state was made anew: the snapshot of that revision, or the first step of the game. */
export type Base = Revision | 'start'
export type Replayed =
  | { state: GameState; from: Base }
  /** Where the rules of today do not come to what the log says. */
  | { revision: Revision; why: 'refused' | 'other-draws' | 'other-events' | 'stuck' }

/**
 * The state after the last of these rows, by the rules of today: from the newest snapshot from which they lead to what the
 * log says, or from the start. `rows`: the whole log, or its end from the revision after some snapshot on.
 */
export function stateFromLog(head: Head, rows: readonly LogRow[], snapshots: readonly SnapshotRow[]): Replayed {
  const first = rows[0]?.revision ?? 0
  const last = rows.at(-1)?.revision ?? 0
  const bases = snapshots.filter(({ revision }) => revision >= first - 1 && revision <= last).toReversed()
  let failed: Replayed | undefined
  for (const { revision, state } of bases) {
    const run = begin(state, chanceOf({ hmacChance }, head))
    const fault = playRows(
      run,
      rows.filter((row) => row.revision > revision),
    )
    if (!fault) return { state: run.state, from: revision }
    failed ??= fault
  }
  if (first > 1) return failed ?? { revision: first, why: 'stuck' }
  return fromStart(head, rows) ?? failed ?? { revision: last, why: 'stuck' }
}

function fromStart(head: Head, rows: readonly LogRow[]): Replayed | undefined {
  const begun = rows.findIndex(({ events }) => events.length > 0)
  const start = startOf({ startGame, startBattle, hmacChance }, head)
  const row = rows[begun]
  if (!row || canonicalJson(row.events) !== canonicalJson(start.events)) return undefined
  const run = begin(start.state, chanceOf({ hmacChance }, head))
  return playRows(run, rows.slice(begun + 1)) ?? { state: run.state, from: 'start' }
}

/** Takes the decisions of each row and compares what came of them; the first row that comes out otherwise. */
function playRows(run: Run, rows: readonly LogRow[]): Extract<Replayed, { why: unknown }> | undefined {
  for (const { revision, decisions, draws, events } of rows) {
    const before = { draws: run.draws.length, events: run.events.length }
    try {
      if (!decisions.every((decision) => takes(run, decision))) return { revision, why: 'refused' }
    } catch {
      return { revision, why: 'stuck' }
    }
    if (canonicalJson(run.draws.slice(before.draws)) !== canonicalJson(draws)) return { revision, why: 'other-draws' }
    if (canonicalJson(run.events.slice(before.events)) !== canonicalJson(events))
      return { revision, why: 'other-events' }
  }
  return undefined
}

/**
 * A question of that time may have another number today, if cards have got more moments to act since then: then it is the
 * only one that is open for the seat, and the events say whether it was the same.
 */
function takes(run: Run, { by: _, ...decision }: LoggedDecision): boolean {
  if (!run.take(decision)) return true
  const [only, ...more] = run.pending().filter(({ seat }) => seat === decision.seat)
  if (decision.kind !== 'answer' || !only || more.length > 0 || only.id === decision.request) return false
  return !run.take({ ...decision, request: only.id } satisfies Decision)
}
