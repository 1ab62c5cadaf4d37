import { DynamoDBClient, type ServiceInputTypes, type ServiceOutputTypes } from '@aws-sdk/client-dynamodb'
import { type Embedded, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { Table } from '#functions/adapters/dynamodb/table'

/** What the calls since the last reading cost. */
export interface Usage {
  calls: number
  readUnits: number
  writeUnits: number
  /** Of snapshots, which have a budget of their own. */
  snapshotUnits: number
  /** Somebody is told that it is their turn. */
  notices: number
}

export interface MeteredTable {
  table: Table
  /** Reads the meter and sets it back. */
  usage(): Usage
  close(): Promise<void>
}

const UNUSED: Usage = { calls: 0, readUnits: 0, writeUnits: 0, snapshotUnits: 0, notices: 0 }

function sortKeyOf(input: ServiceInputTypes): string {
  return ('Item' in input && input.Item?.sk?.S) || ''
}

function unitsOf(output: ServiceOutputTypes): number {
  const consumed = 'ConsumedCapacity' in output ? output.ConsumedCapacity : undefined
  return [consumed ?? []].flat().reduce((sum, one) => sum + (('CapacityUnits' in one && one.CapacityUnits) || 0), 0)
}

/** The embedded engine with a meter on every call. */
export async function openMetered(): Promise<MeteredTable> {
  const embedded: Embedded = await openEmbedded()
  const client = new DynamoDBClient({
    endpoint: embedded.endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  let usage = { ...UNUSED }
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } })
        const units = unitsOf(answer.output)
        const sk = sortKeyOf(args.input)
        usage.calls += 1
        if (/^(Get|BatchGet|Query)/.test(commandName)) usage.readUnits += units
        else if (sk.startsWith('SNAP#')) usage.snapshotUnits += units
        else usage.writeUnits += units
        if (sk.startsWith('NOTICE#')) usage.notices += 1
        return answer
      },
    { step: 'initialize', name: 'meter' },
  )
  return {
    table: new Table(client, embedded.table.name),
    usage() {
      const read = usage
      usage = { ...UNUSED }
      return read
    },
    async close() {
      client.destroy()
      await embedded.close()
    },
  }
}
