import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as keys from '#functions/adapters/dynamodb/keys'
import type { StoredHead, StoredSnapshot } from '#functions/migrations/present'
import type { LogRow } from '#functions/ports/game-store'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { MemoryRows } from '#test/support/memory/rows'

const FOLDER = join(import.meta.dirname, 'samples')

/** All rows of one game, as an earlier commit stored them: HEAD, log, snapshots and notices. See README.md. */
export interface Sample {
  name: string
  head: StoredHead
  /** Sort key and content of each row, HEAD's among them. */
  rows: [sk: string, row: object][]
}

export const samples = (): Sample[] =>
  readdirSync(FOLDER).map((file) => {
    const { rows } = JSON.parse(gunzipSync(readFileSync(join(FOLDER, file))).toString('utf8')) as Pick<Sample, 'rows'>
    return { name: file.replace('.json.gz', ''), head: rowOf<StoredHead>(rows, keys.HEAD), rows }
  })

/** The sample of that name. */
export function sample(name: string): Sample {
  const found = samples().find((one) => one.name === name)
  if (!found) throw new Error(`no sample ${name}`)
  return found
}

function rowOf<T>(rows: Sample['rows'], wanted: string): T {
  const [, row] = rows.find(([sk]) => sk === wanted) ?? []
  if (!row) throw new Error(`a sample without ${wanted}`)
  return row as T
}

/** What the sample's rows of one kind say, oldest first. */
export const rowsOf = <T extends LogRow | StoredSnapshot>({ rows }: Sample, prefix: string): T[] =>
  rows.filter(([sk]) => sk.startsWith(prefix) && sk !== keys.HEAD).map(([, row]) => row as T)

/** The store in memory with the rows of a sample. */
export function storeOf({ head, rows }: Pick<Sample, 'head' | 'rows'>): MemoryGameStore {
  const stored = new MemoryRows()
  for (const [sk, row] of rows) stored.put({ pk: keys.gameKey(head.id), sk }, row)
  stored.putText(keys.headKey(head.id), `${head.revision} ${JSON.stringify(head)}`)
  return new MemoryGameStore(stored)
}
