import type { Actor, Deps, Rules } from '#functions/ports/deps'
import type { LogRow } from '#functions/ports/game-store'
import type { Head, Revision } from '#functions/ports/head'
import { logRowOf } from '#functions/use-cases/commit/log-row'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import type { GameState } from '#shared/game/engine/state'
import type { LogEntry, ReplayIndex, ReplayMark, ReplayPart } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'
import { entriesOf, logEntries } from './game-page'
import { visibleHead } from './read-game'

type Parts = Pick<Deps, 'games' | 'clock' | 'rules'>

/** Where a replay can stop: the same to everybody who may see the game. */
export async function replayIndex(
  deps: Parts,
  actor: Actor | undefined,
  id: string,
): Promise<ReplayIndex | ServiceRefusal> {
  const head = await visibleHead(deps, actor, id)
  if (head === undefined) return new ServiceRefusal('no-such-game')
  const first = await deps.games.snapshotAfter(id, 0)
  if (head.state === undefined || first === undefined) return new ServiceRefusal('game-not-started')
  const entries = await logEntries(deps, head, 'spectator', 0)
  return {
    first: first.state.step,
    last: head.state.step,
    over: head.state.result !== undefined,
    marks: marksOf(entries, first.state.step),
  }
}

/** What an activation of a squadron by a command is part of is the activation of the ship. */
function marksOf(entries: readonly LogEntry[], first: number): ReplayMark[] {
  let round = 0
  return entries.flatMap(({ step, event }): ReplayMark[] => {
    if (event.type === 'roundBegan') {
      round = event.round
      return [{ kind: 'round', round, step: Math.max(step, first) }]
    }
    if (event.type === 'shipActivated') return [{ kind: 'activation', round, step, unit: event.ship }]
    if (event.type === 'squadronActivated' && event.by === undefined)
      return [{ kind: 'activation', round, step, unit: event.squadron }]
    return []
  })
}

/**
 * The table as everybody saw it at the snapshot before a step, and the public events from there to the next snapshot:
 * the page that shows the replay goes on by itself (`tableAfterStep`). Nothing of it is played again, so what it tells was
 * public at that time. A step before the first snapshot counts as that one.
 */
export async function replayPart(
  deps: Parts,
  actor: Actor | undefined,
  id: string,
  step: number,
): Promise<ReplayPart | ServiceRefusal> {
  const head = await visibleHead(deps, actor, id)
  if (head === undefined) return new ServiceRefusal('no-such-game')
  const revision = await revisionAt(deps, head, step)
  const from = (await deps.games.snapshotBy(id, revision)) ?? (await deps.games.snapshotAfter(id, 0))
  if (head.state === undefined || from === undefined) return new ServiceRefusal('game-not-started')
  if (step > head.out.steps.upTo) return new ServiceRefusal('no-such-step')
  const after = await deps.games.snapshotAfter(id, from.revision)
  // One that came about meanwhile is of a later game than HEAD
  const next = after && after.revision <= head.revision ? after : undefined
  const rows = await rowsBetween(deps, head, from.revision + 1, next?.revision ?? head.revision)
  const rules = await deps.rules()
  const log = rows.flatMap((row) => entriesOf(rules, row, 'spectator'))
  const view = shownToAll(rules, from.state)
  const values = rules.valuesThrough(view, log)
  return {
    view,
    log,
    ...(values.length > 0 && { values }),
    until: log.at(-1)?.step ?? from.state.step,
    closed: next !== undefined,
  }
}

/** Neither questions nor what is going on: at a snapshot nothing is, and those of that time may have had other forms. */
const shownToAll = (rules: Pick<Rules, 'viewFor'>, state: GameState): GameView =>
  rules.viewFor({ ...state, stack: [] }, 'spectator', [])

/** A game of more commits than two to this power is searched in more rounds. */
const ROUNDS = 16

/**
 * The newest revision whose steps all come by `step`; steps never fall from one revision to the next. It asks as often
 * however many revisions there are: their number counts what both have prepared, and must not show in the time that an
 * answer takes (design 5).
 */
async function revisionAt({ games }: Parts, head: Head, step: number): Promise<Revision> {
  if (head.out.steps.upTo <= step) return head.revision
  const rounds = Math.max(ROUNDS, Math.ceil(Math.log2(head.revision)))
  let low = 1
  for (let width = 2 ** (rounds - 1); width >= 1; width /= 2) {
    const next = Math.min(low + width, head.revision - 1)
    const [row] = await games.logRows(head.id, next, next)
    if (row && row.steps.upTo <= step) low = next
  }
  return low
}

/**
 * The commits that tell something. The newest row of all comes from HEAD, because it may not be written yet. The log is
 * read even where there is nothing in between: one that tells nothing may be there, and must not make a difference.
 */
async function rowsBetween({ games }: Parts, head: Head, from: Revision, to: Revision): Promise<LogRow[]> {
  const found = await games.logRows(head.id, from, Math.max(from, to))
  const written = found.filter(({ revision }) => revision <= to && revision < head.revision)
  const rows = from <= to && to === head.revision ? [...written, logRowOf(head)] : written
  return rows.filter(({ events }) => events.length > 0)
}
