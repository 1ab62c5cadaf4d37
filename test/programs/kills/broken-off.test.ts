import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { keyItem } from '#functions/adapters/dynamodb/codec'
import { openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { startLocal } from '#functions/local/service'
import { BrokenOffRestore } from '#functions/maintenance/broken-off'
import { restoreBackup, writeBackup } from '#functions/maintenance/files'
import { openStore } from '#functions/maintenance/open-store'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armada-broken-off-'))
  return () => rm(folder, { recursive: true, force: true })
})

/** A backup of one row. */
async function backup(): Promise<string> {
  const { table, close } = await openEmbedded({ folder: join(folder, 'source') })
  await table.put(keyItem({ pk: 'USER#of-nobody', sk: 'HEAD' }))
  await close()
  const source = await openStore({ folder: join(folder, 'source') })
  const file = join(folder, 'all.gz')
  await writeBackup(source.table, file, 0)
  await source.close()
  return file
}

const start = (dataFolder: string) =>
  startLocal({ port: 0, dataFolder, mailFolder: join(folder, 'mail'), tickMs: 60_000, noticeGraceMs: 0 })

test('A store into which a restore was broken off is neither served nor worked on', async () => {
  const file = await backup()
  const data = join(folder, 'half')
  const store = await openStore({ folder: data, mayBeNew: true })
  vi.spyOn(store.table, 'putAll').mockRejectedValue(new Error('no room on the disk'))
  await expect(restoreBackup(store.table, file, 0)).rejects.toThrow('no room')
  await store.close()

  await expect(start(data)).rejects.toThrow(BrokenOffRestore)
  await expect(openStore({ folder: data })).rejects.toThrow(BrokenOffRestore)
  // Whoever was refused has let go of the folder.
  await (await openStore({ folder: data, mayBeNew: true })).close()
})

test('A store into which a backup was restored to its end is served', async () => {
  const file = await backup()
  const data = join(folder, 'whole')
  const store = await openStore({ folder: data, mayBeNew: true })
  expect(await restoreBackup(store.table, file, 0)).toMatchObject({ rows: 1 })
  await store.close()
  await (await start(data)).close()
  await (await openStore({ folder: data })).close()
})
