import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { headKey } from '#functions/adapters/dynamodb/keys'
import { BrokenBackup } from '#functions/maintenance/backup'
import { EmptyTable, ExistingFile, restoreBackup, writeBackup } from '#functions/maintenance/files'
import { MissingFolder, openStore } from '#functions/maintenance/open-store'
import { rebuild, UnknownGame } from '#functions/maintenance/rebuild'
import { dropRows, openTestStore, playSome, rowsIn, type TestStore } from './store'

let store: TestStore
let empty: TestStore
let folder: string
beforeAll(async () => {
  store = await openTestStore()
  empty = await openTestStore('empty')
  await store.app.signedIn('a@example.org')
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armada-commands-'))
  return () => rm(folder, { recursive: true, force: true })
})
afterAll(async () => {
  await store.embedded.close()
  await empty.embedded.close()
})

test('A backup holds secrets, so nobody else on the machine may read it, though an earlier try had left its part open', async () => {
  const file = join(folder, 'all.gz')
  await writeFile(`${file}.part`, 'of one that was killed', { mode: 0o644 })
  await writeBackup(store.table, file, 0)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['all.gz'])
})

test('A backup is written into no file or folder that there is, and leaves nothing beside it', async () => {
  const file = join(folder, 'last-good.gz')
  await writeFile(file, 'precious')
  await expect(writeBackup(store.table, file, 0)).rejects.toThrow(ExistingFile)
  await expect(writeBackup(store.table, folder, 0)).rejects.toThrow(ExistingFile)
  expect(await readFile(file, 'utf8')).toBe('precious')
  expect(await readdir(folder)).toEqual(['last-good.gz'])
})

test('A backup of nothing, or of a folder that is not there, is a slip and no success', async () => {
  await expect(writeBackup(empty.table, join(folder, 'none.gz'), 0)).rejects.toThrow(EmptyTable)
  await expect(openStore({ folder: join(folder, 'mistyped') })).rejects.toThrow(MissingFolder)
  expect(await readdir(folder)).toEqual([])
})

test('A new data folder is open to nobody else', async () => {
  const data = join(folder, 'data')
  await (await openStore({ folder: data, mayBeNew: true })).close()
  expect((await stat(data)).mode & 0o077).toBe(0)
})

test('A game that is named to be rebuilt and is not there is said to be none', async () => {
  await expect(rebuild(store.table, 0, { only: new Set(['mistyped']) })).rejects.toThrow(UnknownGame)
})

test.each([
  [
    'comes from newer code',
    1,
    (body: Buffer) =>
      gzipSync(
        gunzipSync(body)
          .toString('utf8')
          .replace(/"schema":\d+/, '"schema":99'),
      ),
  ],
  ['is broken', 3, () => gzipSync('{"id":')],
])('A game that %s is named, keeps its rows, and keeps no other from being rebuilt', async (_what, seed, damage) => {
  const { table, app } = store
  const [bad, good] = [await playSome(app, seed, 2), await playSome(app, seed + 1, 2)]
  const whole = await table.get(headKey(bad))
  if (!whole?.body?.B) throw new Error('HEAD is zipped')
  try {
    await rebuild(table, app.clock.at)
    await table.put({ ...whole, body: { B: damage(Buffer.from(whole.body.B)) } })
    const before = [...(await rowsIn(table)).keys()].filter((name) => name.includes(bad))
    await dropRows(table, ({ sk }) => sk === `GAME#${good}`)
    const changes = await rebuild(table, app.clock.at)
    expect(changes.filter(({ what }) => what === 'put')).toHaveLength(2)
    expect(changes).toHaveLength(3)
    expect(changes).toContainEqual({ what: 'unreadable', ...headKey(bad) })
    expect([...(await rowsIn(table)).keys()].filter((name) => name.includes(bad))).toEqual(before)
  } finally {
    await table.put(whole)
  }
})

test.each(['null', '{"pk":null,"sk":3}', '{"a":{"S":"x"}}', '[]'])(
  'A line %s with the right hash over it is no row, and nothing is restored',
  async (line) => {
    const file = join(folder, 'all.gz')
    await writeBackup(store.table, file, 0)
    const [head = '', ...rest] = gunzipSync(await readFile(file))
      .toString('utf8')
      .trimEnd()
      .split('\n')
    const rows = [...rest.slice(0, -1), line]
    const sha256 = createHash('sha256')
      .update(`${rows.join('\n')}\n`)
      .digest('hex')
    const forged = join(folder, 'forged.gz')
    await writeFile(forged, gzipSync([head, ...rows, JSON.stringify({ rows: rows.length, sha256 }), ''].join('\n')))
    await expect(restoreBackup(empty.table, forged, 0)).rejects.toThrow(BrokenBackup)
    expect(await empty.table.isEmpty()).toBe(true)
  },
)
