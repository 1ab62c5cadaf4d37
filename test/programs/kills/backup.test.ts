import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '#functions/adapters/dynamodb/codec'
import * as keys from '#functions/adapters/dynamodb/keys'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { BrokenBackup, backupItems, backupLines } from '#functions/maintenance/backup'
import { FilledTable, putBackup, restoreBackup, writeBackup } from '#functions/maintenance/files'
import { openStore, RunningService } from '#functions/maintenance/open-store'
import { rebuild } from '#functions/maintenance/rebuild'
import { nameOf } from '#functions/maintenance/table-survey'
import { WholeTable } from '#functions/maintenance/whole-table'
import { dayOf } from '#functions/ports/clock'
import { shardOf } from '#functions/ports/game-store'
import { tick } from '#functions/use-cases/clock/tick'
import { logFault } from '#functions/use-cases/commit/log-chain'
import { project } from '#functions/use-cases/commit/project'
import { resignGame } from '#functions/use-cases/submit/resign-game'
import type { SavedFleet } from '#shared/play/protocol/fleets'
import { headOf, playedOn } from '#test/migrations/played-on'
import { bring, EMPIRE, makeBattle } from '#test/support/battle'
import { noticeRow } from '#test/support/store-rows'
import { dropRows, openTestStore, playSome, rowsIn, type TestStore } from './store'

let store: TestStore
/** Nothing is ever put into it. */
let empty: TestStore
let folder: string
let file: string
const games: string[] = []

const isHint = (name: string) => name.startsWith('DUE#') || name.includes(' CURSOR#')
const isPassing = (name: string) => /^(LINK|COUNT)#/.test(name)
/** Rows that the tick puts and takes as it goes, apart. */
const lasting = (rows: Map<string, string>) =>
  new Map(
    [...rows]
      .map(
        ([name, text]) => [name, name.startsWith('INVITE#') ? text.replaceAll(/revision.*?\d+/g, '') : text] as const,
      )
      .filter(([name]) => !isHint(name) && !isPassing(name))
      .toSorted(([x], [y]) => (x < y ? -1 : 1)),
  )

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armada-backup-'))
  file = join(folder, 'all.gz')
  store = await openTestStore()
  empty = await openTestStore('empty')
  const { app } = store
  for (const [seed, decisions] of [
    [1, 3],
    [2, 20],
    [9, 5],
  ] as const)
    games.push(await playSome(app, seed, decisions))
  const [, , over = ''] = games
  const { seats } = await headOf(app.deps.games, over)
  await resignGame(app.deps, { player: seats.b.player }, { game: over, submissionId: 'enough' })
  const a = await app.signedIn('a1@example.org')
  const battle = await makeBattle(a)
  await bring(a, battle.id, { ...EMPIRE })
  const kept = await a.post('/fleets', { submissionId: 'kept', name: 'Evening fleet', fleet: EMPIRE })
  expect(kept.status).toBe(201)
  games.push(battle.id)
  app.clock.at += 20 * 3_600_000
  await tick(app.deps)
})
afterAll(async () => {
  await store.embedded.close()
  await empty.embedded.close()
  await rm(folder, { recursive: true, force: true })
})

describe('A backup', () => {
  test('restored into an empty store makes every row again, those that follow from others included, and games go on', async () => {
    const { table, app } = store
    expect(await writeBackup(table, file, app.clock.at)).toBeGreaterThan(60)
    const other = await openTestStore('restored')
    try {
      await putBackup(other.table, file, app.clock.at)
      expect(lasting(await rowsIn(other.table))).toEqual(lasting(await rowsIn(table)))
      other.app.clock.at = app.clock.at
      for (const game of games.slice(0, 2)) expect(await playedOn(other.app, game, 8)).toEqual([])
      await expect(restoreBackup(other.table, file, app.clock.at)).rejects.toThrow(FilledTable)
    } finally {
      await other.embedded.close()
    }
  })

  test('that is not finished has not its name', async () => {
    class Failing extends WholeTable {
      override async *items(): AsyncGenerator<Item> {
        for await (const item of super.items(5)) {
          yield item
          throw new Error('no connection')
        }
      }
    }
    const unfinished = join(folder, 'unfinished.gz')
    const failing = new Failing(store.embedded.client, store.table.name)
    await expect(writeBackup(failing, unfinished, 0)).rejects.toThrow('no connection')
    await expect(readFile(unfinished)).rejects.toThrow('ENOENT')
  })

  test('has nothing of what passes or follows from other rows', async () => {
    const text = gunzipSync(await readFile(file)).toString('utf8')
    for (const word of ['"DUE#', '"WAIT#', '"sk":{"S":"FLEET#', '"sk":{"S":"GAME#', '"COUNT#', '"LINK#', '"INVITE#'])
      expect(text).not.toContain(word)
  })

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
    [
      'without its last line',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString('utf8').split('\n').slice(0, -2).join('\n')),
    ],
    [
      'with a row less',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString('utf8').split('\n').toSpliced(3, 1).join('\n')),
    ],
    [
      'with another figure in it',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString('utf8').replace('"N":"1"', '"N":"2"')),
    ],
    ['of something else', () => gzipSync('{"format":"other"}\n')],
    [
      'of newer code',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString('utf8').replace('"version":1', '"version":2')),
    ],
  ])('%s is refused before anything is put anywhere', async (_what, damage) => {
    const damaged = join(folder, 'damaged.gz')
    await writeFile(damaged, damage(await readFile(file)))
    await expect(restoreBackup(empty.table, damaged, 0)).rejects.toThrow(BrokenBackup)
    expect(await empty.table.isEmpty()).toBe(true)
  })

  test('is of one moment for each game, though it is played meanwhile', async () => {
    const id = games[0] ?? ''
    const { app, table } = store
    const move = () => playedOn(app, id, 1)
    /** The table as a reader sees it that comes to the log, and after some moves to HEAD and the rows behind it. */
    class Overtaken extends WholeTable {
      override async *items(): AsyncGenerator<Item> {
        for await (const item of super.items()) {
          if (item.sk?.S === keys.HEAD && item.pk?.S === keys.gameKey(id)) {
            await move()
            await move()
            await move()
            const late = await this.get(keys.headKey(id))
            if (late) yield late
            await move()
          } else if (item.pk?.S !== keys.gameKey(id) || item.sk?.S?.startsWith('LOG#')) yield item
        }
        yield* await this.query({ pk: keys.gameKey(id), from: 'NOTICE#', to: 'SNAP#~' })
      }
    }
    const lines = backupLines(new Overtaken(store.embedded.client, table.name), app.clock.at)
    const other = await openTestStore('meanwhile')
    try {
      await other.table.putAll(backupItems(trimmed(lines)))
      const { games: restored } = storesOn(other.table)
      const loaded = await restored.load(id)
      if (!loaded) throw new Error('the game is in the backup')
      await project(loaded, restored, app.clock.at)
      const { revision } = loaded.head
      expect(logFault(await restored.wholeLog(id), revision)).toBeUndefined()
      const names = [...(await rowsIn(other.table)).keys()]
      const revisions = names.flatMap((name) =>
        name.startsWith(`GAME#${id} `) ? (name.match(/#(\d{10})/)?.[1] ?? []) : [],
      )
      expect(Math.max(...revisions.map(Number))).toBe(revision)
      other.app.clock.at = app.clock.at
      expect(await playedOn(other.app, id, 8)).toEqual([])
    } finally {
      await other.embedded.close()
    }
  })
})

async function* trimmed(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield line.trimEnd()
}

describe('Rebuilding what follows from HEAD', () => {
  test('changes nothing where nothing is wrong', async () => {
    expect(await rebuild(store.table, store.app.clock.at)).toEqual([])
  })

  test('brings back every row that was deleted, and each running game has a hint for the tick', async () => {
    const { table, app } = store
    const before = lasting(await rowsIn(table))
    const gone = await dropRows(
      table,
      ({ pk, sk }) => /^(DUE|INVITE)#/.test(pk) || /^(GAME|WAIT|FLEET)#/.test(pk.startsWith('USER#') ? sk : ''),
    )
    expect(gone).toBeGreaterThan(10)
    const dry = await rebuild(table, app.clock.at, { write: false })
    expect(dry.length).toBeGreaterThanOrEqual(gone / 2)
    expect(await rebuild(table, app.clock.at)).toEqual(dry)
    expect(lasting(await rowsIn(table))).toEqual(before)
    expect(await rebuild(table, app.clock.at)).toEqual([])
    const hints = [...(await rowsIn(table)).keys()].filter(isHint).join()
    for (const game of games.slice(0, 2)) expect(hints).toContain(`#${game}#`)
  })

  test('mends rows that say something else, and removes those that nothing stands behind', async () => {
    const { table, app } = store
    const before = lasting(await rowsIn(table))
    const [id = ''] = games
    for await (const item of table.items()) {
      const isList = item.pk?.S?.startsWith('USER#') && item.sk?.S?.startsWith('GAME#')
      if (isList) await table.put({ ...item, revision: { N: '99999' }, body: { S: '{"game":' } })
      if (item.pk?.S?.startsWith('INVITE#')) await table.put({ ...item, body: { S: '' } })
    }
    const nobody = { player: '00'.repeat(16), due: 5, game: id }
    await table.put({ pk: { S: keys.waitKey(nobody).pk }, sk: { S: keys.waitKey(nobody).sk } })
    await table.put({ pk: { S: 'USER#00' }, sk: { S: `GAME#${'ff'.repeat(16)}` }, body: { S: '{}' } })
    await rebuild(table, app.clock.at)
    expect(lasting(await rowsIn(table))).toEqual(before)
    expect(await rebuild(table, app.clock.at)).toEqual([])
  })

  test('brings back the hint of a notice whose sender died, however far its game has gone on', async () => {
    const { table, app } = store
    const id = await playSome(app, 4, 1)
    const { games: rows } = app.deps
    const notice = noticeRow(id, { revision: 1, due: app.clock.at, expiresAt: app.clock.at + 30 * 24 * 3_600_000 })
    await rows.putNotice(notice)
    const { at } = app.clock
    expect(await rows.claimNotice(notice, 'c1', at + 60_000, at + 360_000)).toBe(true)
    await dropRows(table, ({ pk }) => pk.startsWith('DUE#'))
    await rebuild(table, app.clock.at)
    const hints = [...(await rowsIn(table)).keys()].filter((name) => name.startsWith('DUE#'))
    expect(hints.some((name) => name.endsWith(`#${id}#0000000001`))).toBe(true)
  })

  test('makes a hint anew where the tick does not look any more, for a time at which it does', async () => {
    const { table, app } = store
    const id = await playSome(app, 5, 1)
    const { revision = 0 } = (await app.deps.games.load(id))?.head ?? {}
    await dropRows(table, ({ pk }) => pk.startsWith('DUE#'))
    app.clock.at += 60 * 3_600_000
    const passed = keys.dueKey({ at: app.clock.at - 48 * 3_600_000, game: id, revision })
    await table.put({ pk: { S: passed.pk }, sk: { S: passed.sk } })
    await app.deps.games.putCursor(shardOf(id), dayOf(app.clock.at))
    await rebuild(table, app.clock.at)
    const hints = [...(await rowsIn(table)).keys()].flatMap((name) => {
      const [pk = '', sk = ''] = name.split(' ')
      return pk.startsWith('DUE#') && sk.includes(id) ? [keys.readDueKey(sk)] : []
    })
    expect(hints).toContainEqual({ at: app.clock.at, game: id, revision })
    expect(hints.every(({ at }) => at === app.clock.at)).toBe(true)
  })

  test('leaves the hint of a game alone that is perhaps just being made, and takes an old one of no game away', async () => {
    const { table, app } = store
    const hint = (game: string, minutes: number) =>
      keys.dueKey({ at: app.clock.at - minutes * 60_000, game, revision: 1 })
    const [young, old] = [hint('e1'.repeat(16), 1), hint('e2'.repeat(16), 20)]
    for (const { pk, sk } of [young, old]) await table.put({ pk: { S: pk }, sk: { S: sk } })
    await rebuild(table, app.clock.at)
    const names = [...(await rowsIn(table)).keys()]
    expect([young, old].map((key) => names.includes(nameOf(key)))).toEqual([true, false])
    await dropRows(table, ({ sk }) => sk === young.sk)
  })

  test('mends the row of a deleted fleet where it is there, and makes none anew where it has expired', async () => {
    const { table, app } = store
    const player = await app.signedIn('gone@example.org')
    const saved = await player.post('/fleets', { submissionId: 'gone', name: 'Lost fleet', fleet: EMPIRE })
    const { id: fleet } = saved.json as SavedFleet
    expect((await player.delete(`/fleets/${fleet}`, { version: 1 })).status).toBe(204)
    const isRow = ({ pk, sk }: { pk: string; sk: string }) => pk.startsWith('USER#') && sk.endsWith(`#${fleet}`)
    const asDeleted = [...(await rowsIn(table))].filter(([name]) => name.endsWith(`#${fleet}`))
    expect(asDeleted).toHaveLength(1)
    for await (const item of table.items())
      if (item.sk?.S?.endsWith(`#${fleet}`)) await table.put({ ...item, body: { S: '{}' } })
    expect(await rebuild(table, app.clock.at)).toHaveLength(1)
    expect([...(await rowsIn(table))].filter(([name]) => name.endsWith(`#${fleet}`))).toEqual(asDeleted)
    expect(await dropRows(table, isRow)).toBe(1)
    expect(await rebuild(table, app.clock.at)).toEqual([])
  })

  test('puts nothing back over a row that was put since it was looked at', async () => {
    const { table, app } = store
    const [id = ''] = games
    const row = [...(await rowsIn(table)).keys()].find(
      (name) => name.startsWith('USER#') && name.endsWith(`GAME#${id}`),
    )
    const [pk = '', sk = ''] = row?.split(' ') ?? []
    const there = await table.get({ pk, sk })
    if (!there) throw new Error('no row in the list')
    const newer = { ...there, revision: { N: '99999' }, body: { S: '{"of":"later"}' } }
    await table.put({ ...there, body: { S: '{}' } })
    class Overtaken extends WholeTable {
      override async *items(): AsyncGenerator<Item> {
        yield* super.items()
        await this.put(newer)
      }
    }
    await rebuild(new Overtaken(store.embedded.client, table.name), app.clock.at)
    expect(await table.get({ pk, sk })).toEqual(newer)
    await table.put(there)
    expect(await rebuild(table, app.clock.at)).toEqual([])
  })

  test('can be of one game alone', async () => {
    const { table, app } = store
    const [id = ''] = games
    await dropRows(table, ({ pk, sk }) => pk.startsWith('USER#') && sk.startsWith('GAME#'))
    await table.put({ pk: { S: 'USER#00' }, sk: { S: `GAME#${'ff'.repeat(16)}` }, body: { S: '{}' } })
    const changed = await rebuild(table, app.clock.at, { only: new Set([id]) })
    expect(changed.map(({ what, sk }) => [what, sk])).toEqual([
      ['put', `GAME#${id}`],
      ['put', `GAME#${id}`],
    ])
    await rebuild(table, app.clock.at)
  })
})

test('While the service runs on a data folder, a command of maintenance is refused', async () => {
  const data = join(folder, 'data')
  const open = await openStore({ folder: data, mayBeNew: true })
  await expect(openStore({ folder: data })).rejects.toThrow(RunningService)
  await open.close()
  await (await openStore({ folder: data })).close()
})
