import type { LogRow, SnapshotRow } from '#functions/ports/game-store'
import type { Head, LoggedDecision, Revision } from '#functions/ports/head'
import { chanceOf } from '#functions/use-cases/commit/game-chance'
import { startOf } from '#functions/use-cases/lobby/start-game'
import { begin, hmacChance, type Run, startBattle, startGame } from '#shared/game'
import type { Decision } from '#shared/game/engine/decision'
import type { GameState } from '#shared/game/engine/state'
import { canonicalJson } from '#shared/play/replay/fingerprint'

/** From where a state was made anew: the snapshot of that revision, or the first step of the game. */
export type ReplayBase = Revision | 'start'
export type LogReplay = { state: GameState; from: ReplayBase } | ReplayFault
/** Where the rules of today do not come to what the log says. */
export interface ReplayFault {
  revision: Revision
  why: 'refused' | 'other-draws' | 'other-events' | 'stuck'
}

/**
 * The state after the last of these rows, by the rules of today: from the newest snapshot from which they lead to what the
 * log says, or from the start. `rows`: the whole log, or its end from the revision after some snapshot on.
 */
export function stateFromLog(head: Head, rows: readonly LogRow[], snapshots: readonly SnapshotRow[]): LogReplay {
  const bases = basesFor(rows, snapshots).toReversed()
  let failed: ReplayFault | undefined
  for (const base of bases) {
    const replayed = fromSnapshot(head, rows, base)
    if (!('why' in replayed)) return replayed
    failed ??= replayed
  }
  const begun = fromStart(head, rows)
  if (begun) return begun
  return failed ?? { revision: (isWhole(rows) ? rows.at(-1) : rows[0])?.revision ?? 0, why: 'stuck' }
}

/**
 * The same by the longest way: from the start, or else from the oldest snapshot. Most rows have checked it, while a damaged
 * snapshot passes for sound until a row comes upon what is wrong with it. Undefined: no way leads anywhere.
 */
export function stateByLongestWay(
  head: Head,
  rows: readonly LogRow[],
  snapshots: readonly SnapshotRow[],
): Exclude<LogReplay, ReplayFault> | undefined {
  const begun = fromStart(head, rows)
  if (begun && !('why' in begun)) return begun
  for (const base of basesFor(rows, snapshots)) {
    const replayed = fromSnapshot(head, rows, base)
    if (!('why' in replayed)) return replayed
  }
  return undefined
}

/** Snapshots from which these rows go on without a gap. */
function basesFor(rows: readonly LogRow[], snapshots: readonly SnapshotRow[]): SnapshotRow[] {
  const first = rows[0]?.revision ?? 0
  const last = rows.at(-1)?.revision ?? 0
  return snapshots.filter(({ revision }) => revision >= first - 1 && revision <= last)
}

const isWhole = (rows: readonly LogRow[]): boolean => (rows[0]?.revision ?? 0) <= 1

const fromSnapshot = (head: Head, rows: readonly LogRow[], { revision, state }: SnapshotRow): LogReplay =>
  playRows(
    head,
    { from: revision, state },
    rows.filter((row) => row.revision > revision),
  )

function fromStart(head: Head, rows: readonly LogRow[]): LogReplay | undefined {
  if (!isWhole(rows)) return undefined
  const begun = rows.findIndex(({ events }) => events.length > 0)
  const { state, events } = startOf({ startGame, startBattle, hmacChance }, head)
  const row = rows[begun]
  if (!row || canonicalJson(row.events) !== canonicalJson(events)) return undefined
  return playRows(head, { from: 'start', state }, rows.slice(begun + 1))
}

/**
 * Takes the decisions of each row and compares what came of them; the first row that comes out otherwise, or the snapshot
 * itself if its state is one that no game can go on from.
 */
function playRows(
  head: Head,
  { from, state }: { from: ReplayBase; state: GameState },
  rows: readonly LogRow[],
): LogReplay {
  let at = from === 'start' ? 0 : from
  try {
    const run = begin(state, chanceOf({ hmacChance }, head))
    for (const row of rows) {
      at = row.revision
      const why = otherwise(run, row)
      if (why) return { revision: at, why }
    }
    return { state: run.state, from }
  } catch {
    return { revision: at, why: 'stuck' }
  }
}

function otherwise(run: Run, { decisions, draws, events }: LogRow): ReplayFault['why'] | undefined {
  const before = { draws: run.draws.length, events: run.events.length }
  if (!decisions.every((decision) => takes(run, decision))) return 'refused'
  if (canonicalJson(run.draws.slice(before.draws)) !== canonicalJson(draws)) return 'other-draws'
  return canonicalJson(run.events.slice(before.events)) === canonicalJson(events) ? undefined : 'other-events'
}

/**
 * A question of that time may have another number today, if cards have got more moments to act since then: then it is the
 * one that is open for the seat, and the events say whether it was the same.
 */
function takes(run: Run, { by: _, ...decision }: LoggedDecision): boolean {
  if (!run.take(decision)) return true
  const open = run.pending().find(({ seat }) => seat === decision.seat)
  if (decision.kind !== 'answer' || !open) return false
  return !run.take({ ...decision, request: open.id } satisfies Decision)
}
