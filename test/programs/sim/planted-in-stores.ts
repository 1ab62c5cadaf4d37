import { type Key, noticeKey } from '#functions/adapters/dynamodb/keys'
import type { GameStore, Hints } from '#functions/ports/game-store'

/** Faults of a store that both the world and the exploration of every order must notice. */

/** The calls of a store, some of them answered otherwise. */
export const changed = <S extends GameStore>(store: S, changes: Partial<NoInfer<S>>): S =>
  new Proxy(store, { get: (target, name) => changes[name as keyof S] ?? target[name as keyof S] })

export const isWatch = (hints: Hints): boolean => hints.wait === undefined && hints.endWait === undefined

/** The log row is written before everything that it vouches for. */
export function logRowFirst(store: GameStore): Partial<GameStore> {
  let waiting: (() => Promise<void>)[] = []
  const later = async (write: () => Promise<void>) => void waiting.push(write)
  return {
    putNotice: (row) => later(() => store.putNotice(row)),
    putListRow: (row) => later(() => store.putListRow(row)),
    putSnapshot: (row) => later(() => store.putSnapshot(row)),
    writeHints: (hints) => (isWatch(hints) ? store.writeHints(hints) : later(() => store.writeHints(hints))),
    async putLog(row) {
      await store.putLog(row)
      const writes = waiting
      waiting = []
      for (const write of writes) await write()
    },
  }
}

/** A sender does not ask whether another one has the notice. */
export const noticeSentUnclaimed = (store: GameStore): Partial<GameStore> => ({
  claimNotice: async () => true,
  async settleNotice(key, _claim, settlement) {
    const row = (await store.notices(key.game, key.revision)).find(
      ({ person, channel }) => person === key.person && channel === key.channel,
    )
    if (row) rowsOf(store).put(noticeKey(key), { ...row, ...settlement })
    return true
  },
})

/** The rows below a store in memory. */
function rowsOf(store: GameStore): { put(key: Key, row: object): void } {
  return (store as unknown as { rows: { put(key: Key, row: object): void } }).rows
}
