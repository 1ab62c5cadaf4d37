import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'
import { localClient } from './client'
import { createTable } from './create-table'
import { Table } from './table'

/** A DynamoDB engine inside this process. */
export interface EmbeddedTable {
  table: Table
  endpoint: string
  client: DynamoDBClient
  close(): Promise<void>
}

export class BusyDataFolder extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use: another Armada by Post runs on it. Stop that one, or choose another folder: DATA_FOLDER=${folder}-2 npm start`,
    )
    this.name = 'BusyDataFolder'
  }
}

/** The process that made its table was stopped halfway; this engine cannot go on with that. The table is still empty. */
export class UnfinishedDataFolder extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} was not made to its end, and holds nothing. Remove it, or choose another folder: DATA_FOLDER=${folder}-2 npm start`,
    )
    this.name = 'UnfinishedDataFolder'
  }
}

/**
 * Starts dynalite on an ephemeral port of the loopback interface, with its data in `folder` or, without one, in
 * memory. Rejects with `BusyDataFolder` if another process has the folder, `UnfinishedDataFolder` if its table will never come.
 */
export async function openEmbedded(options: { folder?: string; tableName?: string } = {}): Promise<EmbeddedTable> {
  const { folder, tableName = 'armada' } = options
  const path = folder === undefined ? undefined : join(folder, 'table')
  if (folder !== undefined && path !== undefined) {
    // Secrets of games and sessions lie in it, and mails that sign in.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (await lockedByAnother(path)) throw new BusyDataFolder(folder)
  }
  const server = dynalite({ createTableMs: 0, ...(path === undefined ? {} : { path }) })
  const port = await listen(server)
  const endpoint = `http://127.0.0.1:${port}`
  const client = localClient(endpoint)
  const close = async () => {
    client.destroy()
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }
  await createTable(client, tableName).catch(async (error: unknown) => {
    await close()
    const isNeverMade = folder !== undefined && error instanceof Error && error.name === 'TimeoutError'
    throw isNeverMade ? new UnfinishedDataFolder(folder) : error
  })
  return { table: new Table(client, tableName), endpoint, client, close }
}

interface LevelModule {
  Level: new (path: string) => { open(): Promise<void>; close(): Promise<void> }
}

/**
 * dynalite would take the whole process down at the first request on a folder that another process has locked, so its
 * own LevelDB is asked first.
 */
async function lockedByAnother(path: string): Promise<boolean> {
  const ofDynalite = createRequire(createRequire(import.meta.url).resolve('dynalite'))
  const { Level } = ofDynalite('level') as LevelModule
  const level = new Level(path)
  try {
    await level.open()
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    if (cause instanceof Error && 'code' in cause && cause.code === 'LEVEL_LOCKED') return true
    throw error
  }
  await level.close()
  return false
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
