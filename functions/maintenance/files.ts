import { createReadStream, createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BrokenBackup, backupItems, backupLines } from './backup'
import { rebuild } from './rebuild'
import type { WholeTable } from './whole-table'

/** Writes a backup, gzipped; it has its name only when it is whole. Answers how many rows are in it. */
export async function writeBackup(table: WholeTable, file: string, now: number): Promise<number> {
  const unfinished = `${file}.part`
  await pipeline(Readable.from(backupLines(table, now)), createGzip(), createWriteStream(unfinished))
  await rename(unfinished, file)
  let rows = 0
  for await (const _ of itemsOf(file)) rows += 1
  return rows
}

/** The table has rows already: nothing was put. */
export class NotEmpty extends Error {
  constructor() {
    super('There is something in this store. A backup is restored into an empty one only.')
    this.name = 'NotEmpty'
  }
}

/**
 * Puts a backup into an empty table and makes values and hints anew. Answers how many rows were in it and how many followed.
 * @throws NotEmpty, BrokenBackup
 */
export async function restoreBackup(
  table: WholeTable,
  file: string,
  now: number,
): Promise<{ rows: number; rebuilt: number }> {
  if (!(await table.isEmpty())) throw new NotEmpty()
  let rows = 0
  for await (const _ of itemsOf(file)) rows += 1
  await table.putAll(itemsOf(file))
  return { rows, rebuilt: (await rebuild(table, now)).length }
}

async function* itemsOf(file: string): ReturnType<typeof backupItems> {
  const unzipped = createGunzip()
  const reading = pipeline(createReadStream(file), unzipped)
  // Whoever reads the lines is told; this is only that nobody takes it for unhandled.
  reading.catch(() => undefined)
  yield* backupItems(linesOf(unzipped))
  await reading.catch((error: unknown) => {
    throw new BrokenBackup(error instanceof Error ? error.message : String(error))
  })
}

async function* linesOf(unzipped: Readable): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })
  } catch (error) {
    throw new BrokenBackup(error instanceof Error ? error.message : String(error))
  }
}
