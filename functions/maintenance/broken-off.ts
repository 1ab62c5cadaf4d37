import { keyItem } from '#functions/adapters/dynamodb/codec'
import { RESTORING } from '#functions/adapters/dynamodb/keys'
import type { Table } from '#functions/adapters/dynamodb/table'

/** Part of a backup is in the store, and nobody knows which. */
export class BrokenOffRestore extends Error {
  constructor() {
    super(
      'A restore into this store did not come to its end: games may be missing in it. Restore again, into another data folder or table.',
    )
    this.name = 'BrokenOffRestore'
  }
}

/** What looks like a store and lacks games must not be played on, backed up or mended. @throws BrokenOffRestore */
export async function refuseBrokenOff(table: Table): Promise<void> {
  if (await table.get(RESTORING)) throw new BrokenOffRestore()
}

/** Marks the store as unfinished until all is in it; after a fault, or a kill, the mark stays. */
export async function whileMarked<T>(table: Table, restore: () => Promise<T>): Promise<T> {
  await table.put(keyItem(RESTORING))
  const restored = await restore()
  await table.delete(RESTORING)
  return restored
}
