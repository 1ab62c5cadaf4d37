import { type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import { localClient } from '#functions/adapters/dynamodb/client'
import { readBody } from '#functions/adapters/dynamodb/codec'
import { openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { HEAD } from '#functions/adapters/dynamodb/keys'
import { type Stores, storesOn } from '#functions/adapters/dynamodb/open'
import { Table } from '#functions/adapters/dynamodb/table'
import type { LoadedGame, NoticeKey, Settlement } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import { MemoryFleetStore } from '#test/support/memory/memory-fleet-store'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { MemoryPlayerStore } from '#test/support/memory/memory-player-store'
import { MemoryRows } from '#test/support/memory/rows'
import type { Invocation } from './invocation'

/** What is noticed of the store from outside, as it happens. */
export interface StoreWatch {
  committed(head: Head, by: Invocation): void
  settled(key: NoticeKey, status: Settlement['status'], by: Invocation): void
  /** All that was due of a shard until then was looked at. */
  beat(shard: number, at: number): void
}

/** A planted fault: what becomes of the stores, or of a function's use of them. */
export type Plant = (stores: Stores) => Stores

export interface Backend {
  /** The stores as one function sees them: whatever it asks of them goes through its `call`. */
  seenBy(invocation: Invocation): Stores
  /** Without anything in between. */
  plain: Stores
  /** Keys of all rows. */
  keys(): Promise<{ pk: string; sk: string }[]>
  close(): Promise<void>
}

const READS =
  /^(load|notices|log|wholeLog|snapshot|waiting|listRows|invitation$|due$|cursor|heartbeat|outages|session$|playerOf|version|list$)/
const placeOf = (method: string) => (READS.test(method) ? 'read' : 'write')

type Method = (...args: unknown[]) => Promise<unknown>

/** The same store, each of whose calls is one of the invocation's. */
function through<S extends object>(
  store: S,
  invocation: Invocation,
  noted: (method: string, args: unknown[], result: unknown) => void,
): S {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      const method = String(name)
      return (...given: unknown[]) => {
        const args = structuredClone(given)
        return invocation.call(placeOf(method), `${method} ${subjectOf(args)}`, async () => {
          const result = await (member as Method).apply(target, args)
          noted(method, args, result)
          return result
        })
      }
    },
  })
}

/** What a call is about, for readers of a trace. */
const subjectOf = (args: readonly unknown[]): string => JSON.stringify(args).slice(1, 60)

export function memoryBackend(watch: StoreWatch, plant: Plant = (stores) => stores): Backend {
  const rows = new MemoryRows()
  const stores = {
    games: new MemoryGameStore(rows),
    players: new MemoryPlayerStore(rows),
    fleets: new MemoryFleetStore(),
  }
  const planted = plant(stores)
  return {
    plain: stores,
    seenBy: (invocation) => {
      const noted = (method: string, args: unknown[], result: unknown) => note(watch, invocation, method, args, result)
      return {
        games: through(planted.games, invocation, noted),
        players: through(planted.players, invocation, () => {}),
        fleets: through(planted.fleets, invocation, () => {}),
      }
    },
    keys: async () => rows.all().map(([pk, sk]) => ({ pk, sk })),
    close: async () => {},
  }
}

function note(watch: StoreWatch, by: Invocation, method: string, args: unknown[], result: unknown): void {
  if (method === 'load') noteRead(by, result as LoadedGame | undefined)
  if (method === 'commit' && result === 'done') watch.committed(args[0] as Head, by)
  if (method === 'settleNotice' && result === true)
    watch.settled(args[0] as NoticeKey, (args[2] as Settlement).status, by)
  if (method === 'putHeartbeat' && args[0] !== 'all') watch.beat(args[0] as number, args[1] as number)
}

function noteRead(by: Invocation, loaded: Pick<LoadedGame, 'head'> | undefined): void {
  if (loaded) by.read.set(loaded.head.id, loaded.head.revision)
}

/** The adapter itself over an engine in memory: things go wrong with its own calls of the SDK. */
export async function dynamoBackend(watch: StoreWatch): Promise<Backend> {
  const { table, endpoint, close } = await openEmbedded()
  const client = localClient(endpoint)
  return {
    plain: storesOn(table),
    seenBy: (invocation) => storesOn(new Table(sendingThrough(client, invocation, watch), table.name)),
    async keys() {
      const found: { pk: string; sk: string }[] = []
      let start: Sent['Item']
      do {
        const page = await client.send(
          new ScanCommand({ TableName: table.name, ...(start && { ExclusiveStartKey: start }) }),
        )
        for (const { pk, sk } of page.Items ?? []) found.push({ pk: pk?.S ?? '', sk: sk?.S ?? '' })
        start = page.LastEvaluatedKey
      } while (start)
      return found
    },
    async close() {
      client.destroy()
      await close()
    },
  }
}

type Item = Parameters<typeof readBody>[0]
/** Of the commands that the table sends, what is looked at. */
interface Sent {
  Item?: Item | undefined
  Key?: Item | undefined
  ExpressionAttributeValues?: Item | undefined
}

function sendingThrough(client: DynamoDBClient, invocation: Invocation, watch: StoreWatch): DynamoDBClient {
  const send = (command: Parameters<DynamoDBClient['send']>[0]) => {
    const name = command.constructor.name.replace(/Command$/, '')
    const input = command.input as Sent
    const { pk, sk } = input.Item ?? input.Key ?? {}
    const about = pk?.S === undefined ? (input.ExpressionAttributeValues?.[':p']?.S ?? '') : `${pk.S} ${sk?.S}`
    const place = /^(Get|Query|BatchGet)/.test(name) ? 'read' : 'write'
    return invocation.call(place, `${name} ${about}`, async () => {
      const answer = (await client.send(command)) as { Items?: Item[] }
      noteSent(watch, invocation, name, input, answer)
      return answer
    })
  }
  return { send } as unknown as DynamoDBClient
}

function noteSent(watch: StoreWatch, by: Invocation, name: string, sent: Sent, answer: { Items?: Item[] }): void {
  const [first] = answer.Items ?? []
  if (first?.sk?.S === HEAD && first.pk?.S?.startsWith('GAME#')) noteRead(by, { head: readBody<Head>(first) })
  const { pk, sk } = sent.Item ?? sent.Key ?? {}
  if (name === 'PutItem' && sent.Item && sk?.S === HEAD && pk?.S?.startsWith('GAME#'))
    watch.committed(readBody<Head>(sent.Item), by)
  const shard = /^HEARTBEAT#(\d+)$/.exec(sk?.S ?? '')?.[1]
  if (name === 'PutItem' && shard !== undefined) watch.beat(Number(shard), Number(sent.Item?.at?.N))
  const status = sent.ExpressionAttributeValues?.[':s']?.S
  if (name === 'UpdateItem' && sk?.S?.startsWith('NOTICE#') && status !== undefined)
    watch.settled(noticeKeyOf(pk?.S ?? '', sk.S), status as Settlement['status'], by)
}

function noticeKeyOf(pk: string, sk: string): NoticeKey {
  const [, revision, person = '', channel] = sk.split('#')
  return {
    game: pk.slice('GAME#'.length),
    revision: Number(revision),
    person,
    channel: channel as NoticeKey['channel'],
  }
}
