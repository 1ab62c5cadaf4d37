import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { N, zipped } from '#functions/adapters/dynamodb/codec'
import * as keys from '#functions/adapters/dynamodb/keys'
import { repair } from '#functions/maintenance/repair'
import type { LogRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import { logFault } from '#functions/use-cases/commit/log-chain'
import { exportGame } from '#functions/use-cases/read/export-game'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { resignGame } from '#functions/use-cases/submit/resign-game'
import { SCHEMA } from '#shared/game/engine/versions'
import { headOf, playedOn } from '#test/migrations/played-on'
import { verdictOn } from '#test/play/replay/tampered'
import { damage, itemAt, openPlayedGame, type PlayedGame, putBack, rowsIn } from './store'

let store: PlayedGame['store']
let id: PlayedGame['id']
let asPlayed: PlayedGame['asPlayed']
beforeAll(async () => {
  ;({ store, id, asPlayed } = await openPlayedGame())
})
afterAll(() => store.embedded.close())
beforeEach(() => putBack(store.table, asPlayed))

const storedHead = () => itemAt(store.table, keys.headKey(id))
const damageHead = (spoil: (head: Head) => void) => damage(store.table, keys.headKey(id), spoil)
const look = (write = false) => repair(store.table, id, store.app.clock.at + 1_000, write)
const MORE = 12
/** Some decisions later the player whose turn it is gives up. */
const finished = async () => {
  expect(await playedOn(store.app, id, MORE)).toEqual([])
  const { games } = store.app.deps
  const { seats } = await headOf(games, id)
  await resignGame(store.app.deps, { player: seats.a.player }, { game: id, submissionId: 'enough' })
  const revision = (await games.load(id))?.head.revision ?? 0
  expect(logFault(await games.wholeLog(id), revision)).toBeUndefined()
  const exported = await exportGame(store.app.deps, undefined, id)
  if (exported instanceof ServiceRefusal) throw new Error(exported.code)
  return verdictOn(JSON.parse(JSON.stringify(exported))).differences
}

describe('Repairing one game', () => {
  test('finds nothing where nothing is wrong, and changes nothing', async () => {
    const before = await rowsIn(store.table)
    expect(await look(true)).toMatchObject({ found: 'nothing' })
    expect(await rowsIn(store.table)).toEqual(before)
    expect(await repair(store.table, 'no-such', 0, true)).toEqual({ found: 'no-such-game' })
  })

  test.each<[string, (head: Head) => void, string[]]>([
    [
      'a hull zone has other shields',
      ({ state }) => Object.assign(state?.ships['cr90-1']?.shields ?? {}, { front: 1 }),
      ['ships.cr90-1.shields.front'],
    ],
    ['a ship has vanished', ({ state }) => delete state?.ships['victory-1'], ['ships.victory-1']],
    ['its frames are gone, so that nobody is asked', ({ state }) => state?.stack.splice(1), ['stack.1', 'stack.2']],
    ['the number of steps is wrong', ({ state }) => Object.assign(state ?? {}, { step: 3 }), ['step']],
    ['parts of it are missing', ({ state }) => delete (state as { lasting?: unknown }).lasting, ['lasting']],
  ])(
    'names where its state is damaged (%s), without a word of what is in it, and puts that of the log',
    async (_what, damage, where) => {
      await damageHead(damage)
      const broken = await storedHead()
      const before = await rowsIn(store.table)
      const seen = await look()
      expect(seen).toMatchObject({ found: 'state', done: 'only-looked' })
      expect('where' in seen ? seen.where : []).toEqual(expect.arrayContaining(where))
      expect(await rowsIn(store.table)).toEqual(before)

      expect(await look(true)).toMatchObject({ found: 'state', done: 'written' })
      const kept = await store.table.get(keys.brokenKey(id, Number(broken.revision?.N)))
      expect(kept?.body).toEqual(broken.body)
      expect(await look()).toMatchObject({ found: 'nothing' })
      expect(await finished()).toEqual({})
    },
  )

  test('writes nothing if the game was changed since it was looked at', async () => {
    await damageHead(({ state }) => Object.assign(state ?? {}, { round: 5 }))
    const { table } = store
    const overtaken = Object.create(table, {
      get: {
        value: async (key: keys.Key) => {
          const item = await table.get(key)
          if (item && key.sk === keys.HEAD) await table.put({ ...item, revision: N(Number(item.revision?.N) + 1) })
          return item
        },
      },
    }) as typeof table
    expect(await repair(overtaken, id, store.app.clock.at, true)).toMatchObject({ done: 'changed-meanwhile' })
  })

  test('makes the state anew from the snapshot behind a missing log row, and names the row', async () => {
    const log = await store.app.deps.games.wholeLog(id)
    const snapshots = await store.app.deps.games.snapshots(id)
    const missing = (snapshots.at(-1)?.revision ?? 0) - 1
    await store.table.delete(keys.logKey(id, missing))
    await damageHead(({ state }) => Object.assign(state ?? {}, { phase: 'status' }))
    const fault = { revision: missing, what: 'missing' }
    expect(await look(true)).toMatchObject({ found: 'state', log: fault, where: ['phase'], done: 'written' })
    expect(await look()).toMatchObject({ found: 'nothing', log: fault })
    expect(log.map(({ revision }) => revision)).toContain(missing)
    expect(await playedOn(store.app, id, MORE)).toEqual([])
  })

  test('takes the newest row from HEAD where it was never written out', async () => {
    const { revision } = (await store.app.deps.games.load(id))?.head ?? { revision: 0 }
    await store.table.delete(keys.logKey(id, revision))
    expect(await look()).toMatchObject({ found: 'nothing' })
    expect(await look()).not.toHaveProperty('log')
  })

  test('writes the newest row out before it makes the next one: the log stays whole', async () => {
    const { games } = store.app.deps
    const { revision } = (await games.load(id))?.head ?? { revision: 0 }
    await store.table.delete(keys.logKey(id, revision))
    await damageHead(({ state }) => Object.assign(state ?? {}, { round: 5 }))
    expect(await look(true)).toMatchObject({ done: 'written' })
    const log = await games.wholeLog(id)
    expect(log.at(-1)).toMatchObject({ revision: revision + 1, events: [] })
    expect(logFault(log, revision + 1)).toBeUndefined()
  })

  test('goes by the log alone where snapshots cannot be read', async () => {
    const snapshots = await store.app.deps.games.snapshots(id)
    expect(snapshots).not.toEqual([])
    for (const { revision } of snapshots) {
      const item = await store.table.get(keys.snapshotKey(id, revision))
      await store.table.put({ ...item, body: { B: Buffer.from('no gzip') } })
    }
    expect(await look()).toEqual({ found: 'nothing', from: 'start' })
  })

  test('names a hundred differences by the first twenty', async () => {
    await damageHead(({ state }) =>
      Object.assign(state ?? {}, Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`odd${n}`, n]))),
    )
    const seen = await look()
    expect('where' in seen ? seen.where : []).toHaveLength(20)
  })

  test.each<[string, (head: Head) => void]>([
    ['is of another game', (head) => Object.assign(head, { id: '00'.repeat(16) })],
    ['says nothing of what is to be told', (head) => delete (head as { out?: unknown }).out],
    ['says nothing of whose time runs', (head) => delete (head as { desk?: unknown }).desk],
    ['comes from newer code', ({ state }) => Object.assign(state ?? {}, { schema: SCHEMA + 1 })],
  ])('leaves a HEAD alone that %s', async (_what, damage) => {
    await damageHead(damage)
    const before = await rowsIn(store.table)
    expect(await look(true)).toEqual({ found: 'head-unreadable' })
    expect(await rowsIn(store.table)).toEqual(before)
  })

  test('has nothing to make anew in a game that has not begun', async () => {
    await damageHead((head) => delete head.state)
    expect(await look(true)).toEqual({ found: 'not-begun' })
  })

  test('names a row that was changed: the next one does not name it any more', async () => {
    const [row] = await store.app.deps.games.logRows(id, 6, 6)
    if (!row) throw new Error('no row 6')
    const item = await store.table.get(keys.logKey(id, 6))
    await store.table.put({ ...item, body: zipped({ ...row, at: row.at + 1 } satisfies LogRow) })
    expect(await look()).toMatchObject({ found: 'nothing', log: { revision: 7, what: 'not-chained' } })
  })

  test('gives up where the log does not lead to any state, or HEAD is more than damaged in its state', async () => {
    const log = await store.app.deps.games.wholeLog(id)
    const last = log.at(-1)
    const item = await store.table.get(keys.logKey(id, last?.revision ?? 0))
    await damageHead((head) => Object.assign(head.out, { events: [{ type: 'roundBegan', round: 4 }] }))
    expect(await look(true)).toMatchObject({
      found: 'no-way',
      fault: { revision: last?.revision, why: 'other-events' },
    })
    expect(item).toBeDefined()
    await store.table.put({ ...(await storedHead()), body: { B: Buffer.from('no gzip') } })
    expect(await look(true)).toEqual({ found: 'head-unreadable' })
  })
})
