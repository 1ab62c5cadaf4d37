import * as keys from '#functions/adapters/dynamodb/keys'
import { storesOn } from '#functions/adapters/dynamodb/open'
import type { Millis } from '#functions/ports/clock'
import type { Head } from '#functions/ports/head'
import { chanceOf } from '#functions/use-cases/commit/game-chance'
import { nextHead } from '#functions/use-cases/commit/next-head'
import { project } from '#functions/use-cases/commit/project'
import { begin, hmacChance } from '#shared/game'
import type { RebuiltRow } from './rebuild'
import { surveyTable } from './table-survey'
import type { WholeTable } from './whole-table'

/** More draws than a game has: none comes again of those that were seen after the time that was gone back to. */
export const SKIPPED_DRAWS = 2 ** 20

/**
 * After going back to an earlier time both players may know the dice and cards to come. In every game that goes on the
 * number of the next draw is moved on and the undealt cards are shuffled anew, with an entry in its log that all see
 * (design 4): the one decision that the service itself makes, so that a replay comes to the same.
 */
export async function skipLuck(table: WholeTable, now: Millis, write: boolean): Promise<RebuiltRow[]> {
  const { games } = storesOn(table)
  const changes: RebuiltRow[] = []
  for (const id of (await surveyTable(table)).games) {
    const key = keys.headKey(id)
    try {
      const loaded = await games.load(id)
      const next = loaded && setOn(loaded.head, now)
      if (!loaded || !next) continue
      changes.push({ what: 'put', ...key })
      if (!write) continue
      await project(loaded, games, now)
      const outcome = await games.commit(next, loaded.head.revision)
      if (outcome !== 'done') throw new Error(`game ${id} was not changed: ${outcome}`)
      await project({ head: next }, games, now)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      changes.push({ what: 'unreadable', ...key })
    }
  }
  return changes
}

/** The same of a whole table, for good. Answers in how many games. @throws Error if the luck of some may come again */
export async function skipAllLuck(table: WholeTable, now: Millis): Promise<number> {
  const changes = await skipLuck(table, now, true)
  const failed = changes.filter(({ what }) => what === 'unreadable')
  if (failed.length > 0) throw new Error(`The luck of ${failed.length} games may come again: see above.`)
  return changes.length
}

/** Undefined: no luck is to come. */
function setOn(head: Head, now: Millis): Head | undefined {
  const { state } = head
  if (!state || state.result) return undefined
  const run = begin(state, chanceOf({ hmacChance }, head))
  const decision = { kind: 'restored', seat: 'a', draws: SKIPPED_DRAWS } as const
  const refused = run.take(decision)
  if (refused) throw new Error(`game ${head.id}: ${refused.code}`)
  const commit = {
    state: run.state,
    decisions: [{ ...decision, by: 'service' as const }],
    draws: [...run.draws],
    events: [...run.events],
    open: run.pending(),
    ...(head.out.score && { score: head.out.score }),
  }
  return nextHead(head, commit, { build: head.out.build, noticeGraceMs: 0 }, now)
}
