import type { ScanCommandInput } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Item, keyItem } from '#functions/adapters/dynamodb/codec'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { WholeTable } from '#functions/maintenance/whole-table'

const ROWS = 60
let embedded: EmbeddedTable
let table: WholeTable
const name = (n: number) => `r${String(n).padStart(3, '0')}`
const expected = Array.from({ length: ROWS }, (_, n) => name(n))

async function* rows(): AsyncGenerator<Item> {
  for (const sk of expected) yield keyItem({ pk: 'one', sk })
}
async function namesOf(items: AsyncIterable<Item>): Promise<(string | undefined)[]> {
  const names = []
  for await (const item of items) names.push(item.sk?.S)
  return names
}

beforeAll(async () => {
  embedded = await openEmbedded({ tableName: 'paged' })
  table = new WholeTable(embedded.client, 'paged')
  await table.putAll(rows())
})
afterAll(() => embedded.close())

test('A table that is larger than one answer is read to its end, each row once, as it is at that time', async () => {
  const send = vi.spyOn(embedded.client, 'send')
  try {
    expect(await namesOf(table.items(7))).toEqual(expected)
    const asked = send.mock.calls.map(([command]) => command.input as ScanCommandInput)
    expect(asked.length).toBeGreaterThan(ROWS / 7)
    expect(asked.filter(({ ConsistentRead }) => !ConsistentRead)).toEqual([])
  } finally {
    send.mockRestore()
  }
})

test('Whether there is anything in a table is found out by one row', async () => {
  const send = vi.spyOn(embedded.client, 'send')
  try {
    expect(await table.isEmpty()).toBe(false)
    expect(send.mock.calls.map(([command]) => (command.input as ScanCommandInput).Limit)).toEqual([1])
  } finally {
    send.mockRestore()
  }
})
