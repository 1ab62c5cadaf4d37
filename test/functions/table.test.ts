import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localClient } from '#functions/adapters/dynamodb/client'
import { keyItem, readText, S } from '#functions/adapters/dynamodb/codec'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { dueKey, HEAD, logKey, noticeKey, snapshotKey } from '#functions/adapters/dynamodb/keys'
import { Table } from '#functions/adapters/dynamodb/table'

let engine: EmbeddedTable
beforeAll(async () => {
  engine = await openEmbedded()
})
afterAll(() => engine.close())

interface Call {
  name: string
  input: Record<string, unknown>
}
type Answer = Record<string, unknown>
/** What happens to a call on its way to the engine. */
type Between = (call: Call, send: (input: Call['input']) => Promise<Answer>) => Promise<Answer>

/** The same table, reached over a connection on which something happens to each call. */
function tableBehind(between: Between): Table {
  const { endpoint, table } = engine
  const client = localClient(endpoint)
  client.middlewareStack.add(
    (next, context) => async (args) => {
      let whole = {}
      const send = async (input: Call['input']) => {
        const result = await next({ ...args, input } as typeof args)
        whole = result
        return { ...result.output }
      }
      const output = await between({ name: context.commandName ?? '', input: args.input as Call['input'] }, send)
      return { ...whole, output } as unknown as Awaited<ReturnType<typeof next>>
    },
    { step: 'initialize' },
  )
  return new Table(client, table.name)
}

const key = (pk: string, n: number) => ({ pk, sk: `ROW#${n}` })
const row = (pk: string, n: number, text = '') => ({ ...keyItem(key(pk, n)), text: S(text) })
const all = (pk: string) => ({ pk, from: 'ROW#', to: 'ROW#~' })
const numbers = (rows: Parameters<typeof readText>[0][]) => rows.map((item) => readText(item, 'sk'))

describe('a query that the engine answers in several pages', () => {
  // A page ends with the row that makes it a megabyte
  const BIG = 'x'.repeat(300_000)
  beforeAll(async () => {
    for (let n = 1; n <= 6; n += 1) await engine.table.put(row('big', n, BIG))
  })

  test('gives all rows', async () => {
    expect(numbers(await engine.table.query(all('big')))).toEqual([
      'ROW#1',
      'ROW#2',
      'ROW#3',
      'ROW#4',
      'ROW#5',
      'ROW#6',
    ])
  })

  test('gives as many as are asked for, and no more', async () => {
    expect(numbers(await engine.table.query({ ...all('big'), limit: 5 }))).toEqual([
      'ROW#1',
      'ROW#2',
      'ROW#3',
      'ROW#4',
      'ROW#5',
    ])
    expect(numbers(await engine.table.query({ ...all('big'), limit: 2, backwards: true }))).toEqual(['ROW#6', 'ROW#5'])
  })
})

describe('a batch of which the engine leaves a part', () => {
  test('is written to its end', async () => {
    let calls = 0
    const table = tableBehind(async ({ input }, send) => {
      calls += 1
      const { [engine.table.name]: requests = [] } = input.RequestItems as Record<string, unknown[]>
      const left = requests.slice(1)
      const answer = await send({ ...input, RequestItems: { [engine.table.name]: requests.slice(0, 1) } })
      return { ...answer, UnprocessedItems: left.length > 0 ? { [engine.table.name]: left } : {} }
    })
    await engine.table.put(row('written', 3))
    await table.write([row('written', 1), row('written', 2)], [key('written', 3)])
    expect(calls).toBe(3)
    expect(numbers(await engine.table.query(all('written')))).toEqual(['ROW#1', 'ROW#2'])
  })

  test('is read to its end', async () => {
    const table = tableBehind(async ({ input }, send) => {
      const asked = (input.RequestItems as Record<string, { Keys: unknown[] }>)[engine.table.name]
      const [first, ...left] = asked?.Keys ?? []
      const answer = await send({ RequestItems: { [engine.table.name]: { ...asked, Keys: [first] } } })
      return { ...answer, UnprocessedKeys: left.length > 0 ? { [engine.table.name]: { Keys: left } } : {} }
    })
    await engine.table.write([row('read', 1), row('read', 2), row('read', 3)], [])
    const found = await table.getMany([1, 2, 3].map((n) => key('read', n)))
    expect(numbers(found)).toEqual(['ROW#1', 'ROW#2', 'ROW#3'])
  })
})

test('rows sort by their revision however many digits it has, and HEAD behind them all (design 9)', () => {
  const revisions = [1, 9, 10, 99, 999, 1_000, 99_999, 1_000_000, 9_999_999_999]
  const keysOf = (keyOf: (revision: number) => { sk: string }) => revisions.map((revision) => keyOf(revision).sk)
  const due = (revision: number) => dueKey({ at: 0, game: '00', revision })
  const notice = (revision: number) => noticeKey({ game: '00', revision, person: 'p', channel: 'email' })
  for (const keyOf of [(n: number) => logKey('00', n), (n: number) => snapshotKey('00', n), due, notice]) {
    const sks = keysOf(keyOf)
    expect(sks.toSorted((x, y) => (x < y ? -1 : 1))).toEqual(sks)
  }
  expect(keysOf((n) => logKey('00', n)).every((sk) => sk < HEAD)).toBe(true)
})

test('every read asks for what was written last, not for what some copy holds (design 9)', async () => {
  const reads: Call[] = []
  const table = tableBehind((call, send) => {
    reads.push(call)
    return send(call.input)
  })
  await table.get(key('read', 1))
  await table.query(all('read'))
  await table.getMany([key('read', 1)])
  const [get, query, many] = reads
  expect(get).toMatchObject({ name: 'GetItemCommand', input: { ConsistentRead: true } })
  expect(query).toMatchObject({ name: 'QueryCommand', input: { ConsistentRead: true } })
  expect(many).toMatchObject({
    name: 'BatchGetItemCommand',
    input: { RequestItems: { [table.name]: { ConsistentRead: true } } },
  })
})
