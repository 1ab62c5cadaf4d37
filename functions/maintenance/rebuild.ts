import { type Item, keyItem, N, plain, readBody } from '#functions/adapters/dynamodb/codec'
import { fleetListItem } from '#functions/adapters/dynamodb/dynamo-fleet-store'
import * as keys from '#functions/adapters/dynamodb/keys'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { readHead } from '#functions/adapters/dynamodb/stored-head'
import { presentHead } from '#functions/migrations/present'
import type { Millis } from '#functions/ports/clock'
import type { FleetHead, FleetId } from '#functions/ports/fleet-store'
import type { DueHint, GameStore, InvitationRow, WaitHint } from '#functions/ports/game-store'
import type { GameId, Head, Revision } from '#functions/ports/head'
import { listRows, nextDue, project, waitHint } from '#functions/use-cases/commit/project'
import { listRowOf } from '#functions/use-cases/fleets/fleet-rows'
import { SEATS } from '#shared/game/engine/state'
import { dueHintOf, keyOf, nameOf, surveyTable, type TableSurvey } from './table-survey'
import type { WholeTable } from './whole-table'

/**
 * What was not as HEAD says. `put`: missing or otherwise; `removed`: nothing says that it should be there; `unreadable`: a
 * HEAD that is broken or comes from newer code, so that what follows from it stays as it is.
 */
export interface RebuiltRow extends keys.Key {
  what: 'put' | 'removed' | 'unreadable'
}

export interface RebuildOptions {
  /** All games and fleets without it. */
  only?: ReadonlySet<GameId>
  /** Off: only tells. */
  write?: boolean
}

/** A game that was named is not in the store: nothing was changed. */
export class UnknownGame extends Error {
  constructor(id: GameId) {
    super(`There is no game ${id} in this store. Nothing was changed.`)
    this.name = 'UnknownGame'
  }
}

/** The hint of a game that is perhaps just being made. */
const WATCHED_MS = 15 * 60_000

/**
 * Makes values and hints what HEAD of each game and fleet says (design 9): list rows, invitations, waiting rows, hints
 * for the tick. Twice changes nothing more. Games may be played meanwhile: HEAD is read again before anything is
 * written, and nothing newer is put back.
 * @throws UnknownGame
 */
export async function rebuild(table: WholeTable, now: Millis, options: RebuildOptions = {}): Promise<RebuiltRow[]> {
  const rebuilding = new RebuildRun(table, await surveyTable(table), now, options.write ?? true)
  await rebuilding.run(options.only)
  return rebuilding.changes
}

class RebuildRun {
  readonly changes: RebuiltRow[] = []
  /** Partitions of games and fleets. */
  readonly #unreadable = new Set<string>()
  readonly #table: WholeTable
  readonly #games: GameStore
  readonly #looked: TableSurvey
  readonly #now: Millis
  readonly #write: boolean

  constructor(table: WholeTable, looked: TableSurvey, now: Millis, write: boolean) {
    this.#table = table
    this.#games = storesOn(table).games
    this.#looked = looked
    this.#now = now
    this.#write = write
  }

  async run(only: ReadonlySet<GameId> | undefined): Promise<void> {
    const { games, fleets } = this.#looked
    for (const id of only ?? []) if (!games.includes(id)) throw new UnknownGame(id)
    for (const id of games)
      if (!only || only.has(id)) await this.#unlessUnreadable(keys.headKey(id), () => this.#game(id))
    if (only) return
    for (const id of fleets) await this.#unlessUnreadable(keys.fleetKey(id), () => this.#fleet(id))
    for (const item of this.#looked.derived.values()) await this.#removeIfStray(item)
  }

  /** One game that nobody can read must not keep all others from being rebuilt. */
  async #unlessUnreadable(key: keys.Key, rebuilt: () => Promise<void>): Promise<void> {
    const stored = await this.#table.get(key)
    if (!stored) return
    try {
      if (key.sk === keys.HEAD) whatFollowsFrom(presentHead(readHead(stored)))
      else listRowOf(readBody<FleetHead>(stored))
    } catch {
      this.changes.push({ what: 'unreadable', pk: key.pk, sk: key.sk })
      this.#unreadable.add(key.pk)
      return
    }
    await rebuilt()
  }

  async #game(id: GameId): Promise<void> {
    const loaded = await this.#games.load(id)
    if (!loaded) return
    if (this.#write) await project(loaded, this.#games, this.#now)
    const { head } = loaded
    for (const row of listRows(head))
      await this.#put({ ...keyItem(keys.listKey(row)), revision: N(row.revision), body: plain(row) }, sameBody)
    await this.#put(...invitationOf(head))
    for (const hint of waitsOf(head)) await this.#put(keyItem(keys.waitKey(hint)), () => true)
    const unsent = this.#looked.unsent.get(id) ?? []
    for (const revision of new Set([...unsent, ...(ownDue(head) === undefined ? [] : [head.revision])]))
      await this.#due(head, revision)
  }

  /** One hint is enough: the process that acts on it puts the next. */
  async #due(head: Head, revision: Revision): Promise<void> {
    const there = (this.#looked.due.get(head.id) ?? []).filter((hint) => hint.revision === revision)
    for (const hint of there) this.#looked.derived.delete(nameOf(keys.dueKey(hint)))
    if (there.length > 0) return
    const at = revision === head.revision ? (ownDue(head) ?? this.#now) : this.#now
    await this.#put(keyItem(keys.dueKey({ at: Math.max(at, this.#now), game: head.id, revision })), () => true)
  }

  async #fleet(id: FleetId): Promise<void> {
    const stored = await this.#table.get(keys.fleetKey(id))
    if (!stored) return
    const row = listRowOf(readBody<FleetHead>(stored))
    const item = fleetListItem(row)
    // The row of a deleted fleet expires, and need not come again.
    if (row.gone && !this.#looked.derived.has(nameOf(keyOf(item)))) return
    await this.#put(item, sameBody)
  }

  /** Puts a row in place of what was looked at; what was put since then is newer, and stays. */
  async #put(item: Item, isRight: (there: Item, item: Item) => boolean): Promise<void> {
    const key = keyOf(item)
    const there = this.#looked.derived.get(nameOf(key))
    this.#looked.derived.delete(nameOf(key))
    if (there && isRight(there, item)) return
    this.changes.push({ what: 'put', ...key })
    if (!this.#write) return
    if (there?.revision?.N === undefined) await this.#table.put(item)
    else await this.#table.putIfRevision(item, Number(there.revision.N))
  }

  async #removeIfStray(item: Item): Promise<void> {
    const key = keyOf(item)
    if (!(await this.#isStray(key, item))) return
    this.changes.push({ what: 'removed', ...key })
    if (this.#write) await this.#table.delete(key)
  }

  /** HEAD may have gone on since the look: then the row may be right by now. */
  async #isStray(key: keys.Key, item: Item): Promise<boolean> {
    if (key.sk.startsWith('CURSOR#')) return false
    const hint = dueHintOf(key)
    if (hint)
      return !this.#isComeBy(hint) || (hint.at < this.#now - WATCHED_MS && !this.#looked.games.includes(hint.game))
    const game = gameOf(key, item)
    if (this.#isOfUnreadable(key, game)) return false
    const head = game === undefined ? undefined : (await this.#games.load(game))?.head
    if (!head) return true
    const wanted = [...listRows(head).map(keys.listKey), keys.invitationKey(head.invitation)]
    return ![...wanted, ...waitsOf(head).map(keys.waitKey)].some((one) => nameOf(one) === nameOf(key))
  }

  #isOfUnreadable({ sk }: keys.Key, game: GameId | undefined): boolean {
    const fleet = sk.startsWith(keys.FLEET_LIST_PREFIX) ? sk.slice(keys.FLEET_LIST_PREFIX.length) : undefined
    const pk = game === undefined ? fleet && keys.fleetKey(fleet).pk : keys.gameKey(game)
    return pk !== undefined && this.#unreadable.has(pk)
  }

  /** The tick comes by and tidies up what is over (design 9). */
  #isComeBy(hint: DueHint): boolean {
    const name = nameOf(keys.dueKey(hint))
    return (this.#looked.due.get(hint.game) ?? []).some((one) => nameOf(keys.dueKey(one)) === name)
  }
}

/** When there is something to do for a revision besides its notices, which have rows of their own. */
const ownDue = (head: Head): Millis | undefined => nextDue({ ...head, out: { ...head.out, notices: [] } })

const sameBody = (there: Item, item: Item): boolean => there.body?.S === item.body?.S

/** It was put when the game was made and when the seat was taken: its revision may be any since then. */
function invitationOf(head: Head): [Item, (there: Item) => boolean] {
  const { id: game, revision, invitation: code } = head
  const row: InvitationRow = { code, game, revision, gone: head.seats.b !== undefined }
  const item = { ...keyItem(keys.invitationKey(code)), revision: N(revision), body: plain(row) }
  return [item, (there) => sameBody(there, { body: plain({ ...row, revision: Number(there.revision?.N) }) })]
}

const whatFollowsFrom = (head: Head) => [listRows(head), waitsOf(head), ownDue(head)]

const waitsOf = (head: Head): WaitHint[] => SEATS.flatMap((seat) => waitHint(head, seat, head.desk.clocks[seat]))

/** Of which game a value or waiting row speaks; undefined: of a fleet, or of nothing that can be read. */
function gameOf({ pk, sk }: keys.Key, item: Item): GameId | undefined {
  if (sk.startsWith(keys.WAIT_PREFIX)) return keys.readWaitKey('', sk).game
  if (sk.startsWith(keys.LIST_PREFIX)) return sk.slice(keys.LIST_PREFIX.length)
  if (!pk.startsWith('INVITE#')) return undefined
  try {
    return readBody<Pick<InvitationRow, 'game'>>(item).game
  } catch {
    return undefined
  }
}
