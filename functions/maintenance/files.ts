import { createReadStream, createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BrokenBackup, backupItems, backupLines } from './backup'
import { whileMarked } from './broken-off'
import { rebuild } from './rebuild'
import { skipAllLuck } from './skip-luck'
import type { WholeTable } from './whole-table'

/** It contains secrets of games and sessions: only its writer may read it. */
const OWN = 0o600

/** A backup is written into no file that there is: it may be the last good one, or something else altogether. */
export class ExistingFile extends Error {
  constructor(file: string) {
    super(`${file} is there already. Nothing was written: choose another name.`)
    this.name = 'ExistingFile'
  }
}

/** A slip in the name of the store would leave a backup that holds nothing. */
export class EmptyTable extends Error {
  constructor() {
    super('There is nothing in this store. Nothing was written.')
    this.name = 'EmptyTable'
  }
}

/**
 * Writes a backup, gzipped; it has its name only when it is whole, and what is not whole is not left lying about. Answers
 * how many rows are in it.
 * @throws ExistingFile, EmptyTable
 */
export async function writeBackup(table: WholeTable, file: string, now: number): Promise<number> {
  if (await isThere(file)) throw new ExistingFile(file)
  if (await table.isEmpty()) throw new EmptyTable()
  const unfinished = `${file}.part`
  // One that was killed may have left its own, with rights of its own.
  await rm(unfinished, { force: true })
  try {
    const written = createWriteStream(unfinished, { mode: OWN, flags: 'wx' })
    await pipeline(Readable.from(backupLines(table, now)), createGzip(), written)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  let rows = 0
  for await (const _ of itemsOf(file)) rows += 1
  return rows
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** The table has rows already: nothing was put. */
export class FilledTable extends Error {
  constructor() {
    super(
      'There is something in this store, perhaps of a restore that was broken off. A backup is restored into an empty one only.',
    )
    this.name = 'FilledTable'
  }
}

/**
 * Puts a backup into an empty table, makes values and hints anew, and lets no luck come again. Answers how many rows were in it and how many followed.
 * @throws FilledTable, BrokenBackup
 */
export async function restoreBackup(
  table: WholeTable,
  file: string,
  now: number,
): Promise<{ rows: number; rebuilt: number }> {
  if (!(await table.isEmpty())) throw new FilledTable()
  let rows = 0
  for await (const _ of itemsOf(file)) rows += 1
  return whileMarked(table, async () => {
    const rebuilt = await putBackup(table, file, now)
    await skipAllLuck(table, now)
    return { rows, rebuilt }
  })
}

/** The rows of a backup as they were, and what follows from them. Answers how many followed. */
export async function putBackup(table: WholeTable, file: string, now: number): Promise<number> {
  await table.putAll(itemsOf(file))
  return (await rebuild(table, now)).length
}

async function* itemsOf(file: string): ReturnType<typeof backupItems> {
  const unzipped = createGunzip()
  const reading = pipeline(createReadStream(file), unzipped)
  // The reader of the lines gets the error; this only keeps it from counting as unhandled.
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
