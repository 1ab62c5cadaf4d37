import { existsSync } from 'node:fs'
import { openClient } from '#functions/adapters/dynamodb/client'
import { BusyDataFolder, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { refuseBrokenOff } from './broken-off'
import { WholeTable } from './whole-table'

/** Which store a command is to work on: a table on AWS, in the account and region of the environment, or a data folder. */
export interface StoreName {
  table?: string
  folder: string
  /** A folder that is not there is made; else it is taken for a slip. */
  mayBeNew?: boolean
}

export interface OpenStore {
  table: WholeTable
  close(): Promise<void>
}

/** The store is in use: only one process at a time may have a data folder. */
export class RunningService extends Error {
  constructor(folder: string) {
    super(`The service runs on the data folder ${folder}. Stop it first: nothing was read or changed.`)
    this.name = 'RunningService'
  }
}

export class MissingFolder extends Error {
  constructor(folder: string) {
    super(`There is no data folder ${folder}.`)
    this.name = 'MissingFolder'
  }
}

/** @throws RunningService, MissingFolder, BrokenOffRestore */
export async function openStore(name: StoreName): Promise<OpenStore> {
  const store = await opened(name)
  try {
    // Into a new one a backup is restored, which looks for itself.
    if (!name.mayBeNew) await refuseBrokenOff(store.table)
  } catch (error) {
    await store.close()
    throw error
  }
  return store
}

async function opened({ table, folder, mayBeNew = false }: StoreName): Promise<OpenStore> {
  // The person who runs a command need not read which Node the SDK will want next year.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  if (table !== undefined) {
    const client = openClient()
    return { table: new WholeTable(client, table), close: async () => client.destroy() }
  }
  if (!mayBeNew && !existsSync(folder)) throw new MissingFolder(folder)
  const embedded = await openEmbedded({ folder }).catch((error: unknown) => {
    throw error instanceof BusyDataFolder ? new RunningService(folder) : error
  })
  return { table: new WholeTable(embedded.client, embedded.table.name), close: embedded.close }
}
