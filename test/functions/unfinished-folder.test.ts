import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateTableCommand } from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'
import { expect, test } from 'vitest'
import { localClient } from '#functions/adapters/dynamodb/client'
import { openEmbedded, UnfinishedDataFolder } from '#functions/adapters/dynamodb/embedded'

const NEVER_MS = 10_000_000

test('A data folder whose first start was stopped while its table was being made says so and is let go of', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'armada-unfinished-'))
  const engine = dynalite({ createTableMs: NEVER_MS, path: join(folder, 'table') })
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve))
  const client = localClient(`http://127.0.0.1:${(engine.address() as AddressInfo).port}`)
  const keys = [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ] as const
  await client.send(
    new CreateTableCommand({
      TableName: 'armada',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: keys.map(({ AttributeName }) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [...keys],
    }),
  )
  client.destroy()
  await new Promise<void>((resolve) => {
    engine.close(() => resolve())
    engine.closeAllConnections()
  })

  await expect(openEmbedded({ folder })).rejects.toThrow(UnfinishedDataFolder)
  // Nobody holds it: the next who tries is told the same, not that it is in use.
  await expect(openEmbedded({ folder })).rejects.toThrow(UnfinishedDataFolder)
  await rm(folder, { recursive: true })
})
