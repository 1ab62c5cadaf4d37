import { Readable } from 'node:stream'
import { type Item, readBody, zipped } from '#functions/adapters/dynamodb/codec'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import type { Key } from '#functions/adapters/dynamodb/keys'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { keyOf, nameOf } from '#functions/maintenance/table-survey'
import { WholeTable } from '#functions/maintenance/whole-table'
import { type Posting, postGame } from '#test/programs/bench/posted-game'
import { type TestApp, testApp } from '#test/support/app'
import { seededEntropy } from '#test/support/seeded-entropy'

export interface TestStore {
  embedded: EmbeddedTable
  table: WholeTable
  /** The application on this store. */
  app: TestApp
}

export async function openTestStore(tableName = 'armada'): Promise<TestStore> {
  const embedded = await openEmbedded({ tableName })
  const app = testApp({ ...storesOn(embedded.table), entropy: seededEntropy(1) })
  return { embedded, table: new WholeTable(embedded.client, tableName), app }
}

/** All rows by their keys, the body of each as text. */
export async function rowsIn(table: WholeTable): Promise<Map<string, string>> {
  const rows = new Map<string, string>()
  for await (const item of table.items()) rows.set(nameOf(keyOf(item)), textOf(item))
  return rows
}
const textOf = (item: Item): string =>
  JSON.stringify(
    Object.entries(item)
      .toSorted(([x], [y]) => (x < y ? -1 : 1))
      .map(([name, value]) => [name, value.B ? Buffer.from(value.B).toString('base64') : value]),
  )

/** Plays a game of the learning scenario up to so many decisions; answers its id. */
export async function playSome(app: TestApp, seed: number, decisions: number): Promise<string> {
  let game = ''
  let made = 0
  const each = async (posting: Posting) => {
    game = posting.game
    if (made === decisions) throw new Enough()
    made += 1
    app.clock.at += 60_000
    await posting.send()
  }
  await postGame(app, seed, each, true).catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error
  })
  return game
}
class Enough extends Error {}

/** Every row as it is stored, to be put back by `putBack`. */
export async function itemsIn(table: WholeTable): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of table.items()) items.push(item)
  return items
}

export interface PlayedGame {
  store: TestStore
  id: string
  /** Every row, for `putBack` between two tests. */
  asPlayed: Item[]
}
/** A store with one running game: its log ends with revision 20, and there are snapshots of 2, 4, 16 and 19. */
export async function openPlayedGame(): Promise<PlayedGame> {
  const store = await openTestStore()
  const id = await playSome(store.app, 21, 18)
  return { store, id, asPlayed: await itemsIn(store.table) }
}

/** The body of a row that must be there. */
export const bodyAt = async <T>(table: WholeTable, key: Key): Promise<T> => readBody<T>(await itemAt(table, key))

/** Changes the body of a row, as a fault of the store or of earlier code might have. */
export async function damage<T extends object>(table: WholeTable, key: Key, spoil: (row: T) => void): Promise<void> {
  const { cuts: _, ...item } = await itemAt(table, key)
  const row = readBody<T>(item)
  spoil(row)
  await table.put({ ...item, body: zipped(row) })
}

/** A row that must be there. */
export async function itemAt(table: WholeTable, key: Key): Promise<Item> {
  const item = await table.get(key)
  if (!item) throw new Error(`no row ${nameOf(key)}`)
  return item
}

/** The table as it was, whatever was done since. */
export async function putBack(table: WholeTable, items: readonly Item[]): Promise<void> {
  const names = new Set(items.map((item) => nameOf(keyOf(item))))
  await dropRows(table, (key) => !names.has(nameOf(key)))
  await table.putAll(Readable.from(items))
}

/** Deletes all rows of a kind, as a careless hand might. */
export async function dropRows(
  table: WholeTable,
  isDropped: (key: { pk: string; sk: string }) => boolean,
): Promise<number> {
  const dropped = []
  for await (const item of table.items()) if (isDropped(keyOf(item))) dropped.push(keyOf(item))
  for (const key of dropped) await table.delete(key)
  return dropped.length
}
