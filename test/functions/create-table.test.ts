import type { AddressInfo } from 'node:net'
import dynalite from 'dynalite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { localClient } from '#functions/adapters/dynamodb/client'
import { keyItem } from '#functions/adapters/dynamodb/codec'
import { createTable } from '#functions/adapters/dynamodb/create-table'
import { Table } from '#functions/adapters/dynamodb/table'

/** Long enough that the first call would come too early. */
const engine = dynalite({ createTableMs: 300 })
const clientOfEngine = () => localClient(`http://127.0.0.1:${(engine.address() as AddressInfo).port}`)
beforeAll(() => new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve)))
afterAll(() => engine.close())

test('A table that an engine is slow to make takes rows as soon as it is said to be there, also when it is there already', async () => {
  const client = clientOfEngine()
  const table = new Table(client, 'slow')
  for (const pk of ['first', 'second']) {
    await createTable(client, 'slow')
    await table.put(keyItem({ pk, sk: 'row' }))
    expect(await table.get({ pk, sk: 'row' })).toBeDefined()
  }
  client.destroy()
})

test('Why a table cannot be made is said at once: nobody waits for one that never comes', async () => {
  const client = clientOfEngine()
  const send = vi.spyOn(client, 'send')
  await expect(createTable(client, 'x')).rejects.toThrow('at least 3 characters')
  expect(send).toHaveBeenCalledTimes(1)
  client.destroy()
})
