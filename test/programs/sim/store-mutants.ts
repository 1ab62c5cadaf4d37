import { listKey, noticeKey } from '#functions/adapters/dynamodb/keys'
import type { DueHint, Hints, ListRow, LoadedGame, NoticeRow } from '#functions/ports/game-store'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import type { Io } from './store'
import type { Mutant } from './store-model'

/** The calls of `io`, some of them answered otherwise. */
const changed = (io: Io, changes: Partial<Io>): Io =>
  new Proxy(io, { get: (target, name: keyof Io) => changes[name] ?? target[name] })

const isWatch = (hints: Hints) => hints.wait === undefined && hints.endWait === undefined

/** The watch hint is put when HEAD has been put, not before. */
export const watchHintAfterPut: Mutant = {
  seenBy(io) {
    let watch: DueHint[] | undefined
    return changed(io, {
      async writeHints(hints) {
        if (isWatch(hints)) watch = hints.due
        else await io.writeHints(hints)
      },
      async commit(next, expected) {
        const outcome = await io.commit(next, expected)
        if (watch) await io.writeHints({ due: watch })
        return outcome
      },
    })
  },
}

/** The log row is written before everything that it vouches for. */
export const logRowFirst: Mutant = {
  seenBy(io) {
    let waiting: (() => Promise<void>)[] = []
    const later = async (write: () => Promise<void>) => void waiting.push(write)
    return changed(io, {
      putNotice: (row) => later(() => io.putNotice(row)),
      putListRow: (row) => later(() => io.putListRow(row)),
      putSnapshot: (row) => later(() => io.putSnapshot(row)),
      writeHints: (hints) => (isWatch(hints) ? io.writeHints(hints) : later(() => io.writeHints(hints))),
      async putLog(row) {
        await io.putLog(row)
        const writes = waiting
        waiting = []
        for (const write of writes) await write()
      },
    })
  },
}

/** A notice is put whether or not there is one. */
export const noticePutUnconditional: Mutant = {
  opened: (rows) =>
    Object.assign(new MemoryGameStore(rows), {
      putNotice: async (row: NoticeRow) => rows.put(noticeKey(row), row),
    }),
}

/** Whether the newest revision must be written out is taken from the first read, also after the game was read again. */
export const projectionFromStaleRead: Mutant = {
  seenBy(io) {
    let first: LoadedGame | undefined
    return changed(io, {
      async load(id) {
        const loaded = await io.load(id)
        if (!first || !loaded) {
          first = loaded
          return loaded
        }
        const writtenOut = first.newest === first.head.revision
        return writtenOut ? { ...loaded, newest: loaded.head.revision } : loaded
      },
    })
  },
}

/** A value is put whether or not there is a newer one. */
export const valuePutUnconditional: Mutant = {
  orderMatters: 'putListRow',
  opened: (rows) =>
    Object.assign(new MemoryGameStore(rows), {
      putListRow: async (row: ListRow) => rows.put(listKey(row), row),
    }),
}

/** A sender does not ask whether another one has the notice. */
export const noticeSentUnclaimed: Mutant = {
  opened: (rows) =>
    Object.assign(new MemoryGameStore(rows), { claimNotice: async () => true, settleNotice: async () => true }),
}
