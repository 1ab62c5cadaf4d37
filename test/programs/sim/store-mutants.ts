import { listKey, noticeKey } from '#functions/adapters/dynamodb/keys'
import type { DueHint, ListRow, LoadedGame, NoticeRow } from '#functions/ports/game-store'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import * as planted from './planted-in-stores'
import { changed, isWatch } from './planted-in-stores'
import type { Mutant } from './store-model'

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

export const logRowFirst: Mutant = { seenBy: (io) => changed(io, planted.logRowFirst(io)) }

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

export const noticeSentUnclaimed: Mutant = {
  opened(rows) {
    const store = new MemoryGameStore(rows)
    return Object.assign(new MemoryGameStore(rows), planted.noticeSentUnclaimed(store))
  },
}
