import { listKey } from '#functions/adapters/dynamodb/keys'
import type { ListRow, LogRow, NoticeRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import { logRowHash, logRowOf } from '#functions/use-cases/commit/log-row'
import { SEATS, type Seat } from '#shared/game/engine/state'
import type { MemoryGameStore } from '#test/support/memory/memory-game-store'
import type { MemoryRows } from '#test/support/memory/rows'
import { actorOf, GAME } from '#test/support/store-world'
import type { Call, ModelState } from './store'

/** What the service and its clients do after the end of a run. */
export interface Afterwards {
  /** Lets the service come round by its ticks alone; the mails that leave meanwhile are added. */
  recover(rows: MemoryRows, mails: string[]): Promise<MemoryGameStore>
  /** Every client sends its submission once more. */
  repeat(store: MemoryGameStore): Promise<void>
}

/** No value goes back, no notice is opened again. */
export function checkStep(before: ModelState, after: ModelState, { method, args }: Call): void {
  if (method === 'putListRow') {
    const key = listKey(args[0] as ListRow)
    const revisionIn = ({ rows }: ModelState) => rows.get<ListRow>(key)?.revision ?? 0
    if (revisionIn(after) < revisionIn(before)) throw new Error(`the list of ${key.pk} went back`)
  }
  if (method === 'putNotice' && settled(after.rows) < settled(before.rows)) {
    throw new Error('a settled notice was opened again')
  }
}

const noticesIn = (rows: MemoryRows): NoticeRow[] =>
  rows.all().flatMap(([, sk, text]) => (sk.startsWith('NOTICE#') ? [JSON.parse(text) as NoticeRow] : []))
const settled = (rows: MemoryRows) =>
  noticesIn(rows).filter(({ status }) => status === 'sent' || status === 'dropped').length

/**
 * Once the ticks had time to come round: nothing is lost, everybody awaited is told, nobody twice. `submitters` are the
 * first programs of the model.
 */
export async function checkEnd(state: ModelState, submitters: readonly Seat[], after: Afterwards): Promise<void> {
  const mails = [...state.mails]
  const store = await after.recover(state.rows.copy(), mails)
  const loaded = await store.load(GAME)
  if (!loaded) throw new Error('the game is lost')
  await checkRecord(store, loaded.head, state, submitters)
  await checkLists(store, loaded.head)
  checkMails(noticesIn(store.rows), mails, loaded.head, state)
  checkClockChain(store.rows, loaded.head)
  await after.repeat(store)
  const log = await store.wholeLog(GAME)
  for (const seat of submitters) {
    if (answersOf(log, seat) !== 1)
      throw new Error(`the repeated answer of ${seat} is there ${answersOf(log, seat)} times`)
  }
}

const answersOf = (log: readonly LogRow[], seat: Seat) =>
  log.flatMap((row) => row.decisions).filter((decision) => decision.seat === seat).length

/** Every commit is in the log as it was put, in one chain, and so is every answer that was acknowledged, once. */
async function checkRecord(
  store: MemoryGameStore,
  head: Head,
  { commits, nodes }: ModelState,
  submitters: readonly Seat[],
): Promise<void> {
  const log = await store.wholeLog(GAME)
  if (log.length !== head.revision) throw new Error(`revision ${head.revision}, but ${log.length} log rows`)
  for (const row of commits.map((text) => logRowOf(JSON.parse(text) as Head))) {
    if (JSON.stringify(log[row.revision - 1]) !== JSON.stringify(row)) throw new Error(`record ${row.revision} is lost`)
  }
  for (const [i, row] of log.entries()) {
    const before = log[i - 1]
    if (row.previousHash !== (before ? logRowHash(before) : '')) throw new Error(`chain broken at ${row.revision}`)
  }
  for (const [i, seat] of submitters.entries()) {
    const answers = answersOf(log, seat)
    if (answers > 1) throw new Error(`the answer of ${seat} was applied twice`)
    if (nodes[i]?.next.kind === 'ended' && answers === 0) throw new Error(`the acknowledged answer of ${seat} is lost`)
  }
}

async function checkLists(store: MemoryGameStore, head: Head): Promise<void> {
  for (const seat of SEATS) {
    const [row] = await store.listRowsOf(actorOf(seat).player, [GAME])
    if (row?.revision !== head.revision) throw new Error(`the list of ${seat} is behind`)
    if (row.waits !== (head.desk.clocks[seat] !== undefined)) throw new Error(`the list of ${seat} is wrong`)
  }
}

/** A mail may come twice only if its sender was stopped between sending and marking; then it has the same id. */
function checkMails(notices: readonly NoticeRow[], mails: readonly string[], head: Head, state: ModelState): void {
  if (new Set(notices.map((row) => row.messageId)).size < notices.length) throw new Error('two notices of one hand-off')
  const allowed = state.stopped === 'after-mail' ? 2 : 1
  for (const id of mails) {
    if (mails.filter((one) => one === id).length > allowed) throw new Error(`mail twice: ${id}`)
  }
  for (const { seat, request } of entered(state.commits)) {
    const stillOpen = head.out.awaited.after.some((open) => open.request === request)
    if (stillOpen && !mails.includes(`${request}.your-turn.${GAME}`)) throw new Error(`${seat} was not told`)
  }
  for (const clock of Object.values(head.desk.clocks)) {
    const told = mails.includes(`${clock.owes}.time-over.${GAME}`)
    if (clock.expired !== told) throw new Error(`the end of the time for ${clock.owes} and the mail of it differ`)
  }
}

/** The seats that some commit made awaited which were not before, and what they owe since then. */
const entered = (commits: readonly string[]) =>
  commits.flatMap((text) => {
    const { before, after } = (JSON.parse(text) as Head).out.awaited
    return after.filter((open) => !before.some((one) => one.seat === open.seat))
  })

/** While a clock runs that has not ended there is a hint for what it will demand. */
function checkClockChain(rows: MemoryRows, head: Head): void {
  const suffix = `#${String(head.revision).padStart(10, '0')}`
  const runs = Object.values(head.desk.clocks).some((clock) => !clock.expired)
  const watched = rows.all().some(([pk, sk]) => pk.startsWith('DUE#') && sk.endsWith(suffix))
  if (runs && !watched) throw new Error('a clock runs and nobody will look at it')
}
