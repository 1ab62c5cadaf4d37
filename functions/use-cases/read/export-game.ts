import type { Actor, Deps } from '#functions/ports/deps'
import type { LogRow, SnapshotRow } from '#functions/ports/game-store'
import type { Head, SeatHolder } from '#functions/ports/head'
import { chained } from '#functions/use-cases/commit/log-chain'
import { buildDigest, logRowOf } from '#functions/use-cases/commit/log-row'
import { bothFleets } from '#functions/use-cases/lobby/battle'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import type { GameState } from '#shared/game/engine/state'
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportedGame,
  type ExportedRow,
  type ExportedSeat,
  type StoredState,
} from '#shared/play/replay/exported-game'
import { stateFingerprint } from '#shared/play/replay/fingerprint'
import { visibleHead } from './read-game'

/**
 * The whole record of a finished game, secrets included (R17.16). Before the end it is refused from HEAD's result alone,
 * with the same answer for everybody who may see the game. A newest row that is not written yet comes from HEAD.
 */
export async function exportGame(
  deps: Pick<Deps, 'games'>,
  actor: Actor | undefined,
  id: string,
): Promise<ExportedGame | ServiceRefusal> {
  const head = await visibleHead(deps, actor, id)
  if (head === undefined) return new ServiceRefusal('no-such-game')
  const { state } = head
  const seatB = head.seats.b
  if (state?.result === undefined || seatB === undefined) return new ServiceRefusal('game-not-over')
  const [log, snapshots] = await Promise.all([deps.games.wholeLog(id), deps.games.snapshots(id)])
  const chain = chained([...log.filter(({ revision }) => revision < head.revision), logRowOf(head)])
  const rows = chain.map(({ row }) => row)
  return {
    ...setupOf(head, seatB, state),
    ...listsOf(rows),
    rows: chain.map(rowOf),
    states: statesOf(rows, { revision: head.revision, state }, snapshots),
    result: state.result,
  }
}

const seatOf = ({ name, bot, wish, salt }: SeatHolder): ExportedSeat => ({ name, ...(bot && { bot }), wish, salt })

const setupOf = (
  head: Head,
  seatB: SeatHolder,
  { rulesVersion, scenario }: GameState,
): Omit<ExportedGame, keyof ReturnType<typeof listsOf> | 'rows' | 'states' | 'result'> => ({
  format: EXPORT_FORMAT,
  version: EXPORT_VERSION,
  rulesVersion,
  gameId: head.id,
  scenario,
  ...battleOf(head),
  hoursPerHandOff: head.hoursPerHandOff,
  seats: { a: seatOf(head.seats.a), b: seatOf(seatB) },
  chance: { commitment: head.chance.commitment, secret: head.chance.secret },
})

/** With every objective card that was brought (R17.16). */
function battleOf({ battle }: Head): Pick<ExportedGame, 'battle'> {
  const fleets = battle && bothFleets(battle)
  return battle && fleets ? { battle: { options: battle.options, fleets } } : {}
}

const listsOf = (rows: readonly LogRow[]): Pick<ExportedGame, 'decisions' | 'draws' | 'events'> => ({
  decisions: rows.flatMap(({ decisions }) => decisions),
  draws: rows.flatMap(({ draws }) => draws),
  events: rows.flatMap(({ events }) => events),
})

const rowOf = ({ row, hash }: ReturnType<typeof chained>[number]): ExportedRow => ({
  at: row.at,
  build: buildDigest(row),
  decisions: row.decisions.length,
  draws: row.draws.length,
  events: row.events.length,
  hash,
})

/** The table as it was stored at the first question of each round, and as it lies at the end. */
function statesOf(
  rows: readonly LogRow[],
  end: Pick<SnapshotRow, 'revision' | 'state'>,
  snapshots: readonly SnapshotRow[],
): StoredState[] {
  const stored = snapshots
    .filter(({ revision }) => revision < end.revision)
    .filter((row, i, all) => row.state.round !== all[i - 1]?.state.round)
  return [...stored, end].map(({ revision, state }) => ({
    row: rows.findLastIndex((row) => row.revision <= revision),
    round: state.round,
    sha256: stateFingerprint(state),
  }))
}
