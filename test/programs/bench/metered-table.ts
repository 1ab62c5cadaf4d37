import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  type PutItemCommandInput,
  QueryCommand,
  type ServiceInputTypes,
  type ServiceOutputTypes,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { localClient } from '#functions/adapters/dynamodb/client'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
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
  /** Rows that came back. */
  items: number
}

export type Call = () => Promise<unknown>

export interface MeteredTable {
  table: Table
  /** Reads the meter and sets it back. */
  usage(): Usage
  /** From now on keeps every call. @returns what ends it: then each call can be made again, bare, puts without their condition */
  record(): () => Call[]
  close(): Promise<void>
}

const UNUSED: Usage = { calls: 0, readUnits: 0, writeUnits: 0, snapshotUnits: 0, notices: 0, items: 0 }

function sortKeyOf(input: ServiceInputTypes): string {
  return ('Item' in input && input.Item?.sk?.S) || ''
}

function unitsOf(output: ServiceOutputTypes): number {
  const consumed = 'ConsumedCapacity' in output ? output.ConsumedCapacity : undefined
  return [consumed ?? []].flat().reduce((sum, one) => sum + (('CapacityUnits' in one && one.CapacityUnits) || 0), 0)
}

function itemsIn(output: ServiceOutputTypes): number {
  if ('Responses' in output) return Object.values(output.Responses ?? {}).flat().length
  if ('Items' in output) return output.Items?.length ?? 0
  return 'Item' in output && output.Item ? 1 : 0
}

const COMMANDS = {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
}

/** A put whose condition was met writes; made again it would only be refused, which costs less. */
function unconditional(input: ServiceInputTypes): ServiceInputTypes {
  if (!('Item' in input)) return input
  const { TableName, Item } = input
  return { TableName, Item }
}

function callAgain(client: DynamoDBClient, name: string, input: ServiceInputTypes): Call {
  const Command = COMMANDS[name as keyof typeof COMMANDS] as typeof PutItemCommand
  const command = new Command(unconditional(input) as PutItemCommandInput)
  return () => client.send(command)
}

/** The embedded engine with a meter on every call; on disk in `folder`, or in memory. */
export async function openMetered(folder?: string): Promise<MeteredTable> {
  const embedded: EmbeddedTable = await openEmbedded(folder === undefined ? {} : { folder })
  const client = localClient(embedded.endpoint)
  let usage = { ...UNUSED }
  let recorded: Call[] | undefined
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        recorded?.push(callAgain(client, commandName, args.input))
        const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } })
        const units = unitsOf(answer.output)
        const sk = sortKeyOf(args.input)
        usage.calls += 1
        if (/^(Get|BatchGet|Query)/.test(commandName)) usage.readUnits += units
        else if (sk.startsWith('SNAP#')) usage.snapshotUnits += units
        else usage.writeUnits += units
        if (sk.startsWith('NOTICE#')) usage.notices += 1
        usage.items += itemsIn(answer.output)
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
    record() {
      const calls: Call[] = []
      recorded = calls
      return () => {
        recorded = undefined
        return calls
      }
    },
    async close() {
      client.destroy()
      await embedded.close()
    },
  }
}
