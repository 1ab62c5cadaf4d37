import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyItem, N, zipped } from '#functions/adapters/dynamodb/codec'
import * as keys from '#functions/adapters/dynamodb/keys'
import { repair } from '#functions/maintenance/repair'
import type { Head } from '#functions/ports/head'
import { SCHEMA } from '#shared/game/engine/versions'
import { sample } from '#test/migrations/samples'
import { bodyAt, damage, itemAt, openPlayedGame, type PlayedGame, putBack } from './store'

let store: PlayedGame['store']
let id: PlayedGame['id']
let asPlayed: PlayedGame['asPlayed']
beforeAll(async () => {
  ;({ store, id, asPlayed } = await openPlayedGame())
})
afterAll(() => store.embedded.close())
beforeEach(() => putBack(store.table, asPlayed))

const head = () => bodyAt<Head>(store.table, keys.headKey(id))
const storedHead = () => itemAt(store.table, keys.headKey(id))
const damageHead = (spoil: (head: Head) => void) => damage(store.table, keys.headKey(id), spoil)
const wrongRound = ({ state }: Head) => Object.assign(state ?? {}, { round: 5 })
const now = () => store.app.clock.at + 1_000
const look = (write = false, table = store.table) => repair(table, id, now(), write)
const kept = (revision: number) => store.table.get(keys.brokenKey(id, revision))

describe('A game whose state was put right', () => {
  test('goes on as it stood: who was asked is asked, their clock runs on, and nobody is told anything', async () => {
    await damageHead(wrongRound)
    const { desk, out, revision, seats } = await head()
    expect(Object.keys(desk.clocks)).toEqual(['a'])
    expect(await look(true)).toMatchObject({ done: 'written' })
    const after = await head()
    expect([after.revision, after.desk.clocks]).toEqual([revision + 1, desk.clocks])
    expect(after.out.awaited).toEqual({ before: out.awaited.after, after: out.awaited.after })
    const { games } = store.app.deps
    expect(await games.notices(id, after.revision)).toEqual([])
    expect(await games.waiting(seats.a.player, 10)).toEqual([expect.objectContaining({ game: id })])
  })

  test('gives whoever is asked and had no clock all of their time, and tells them at once', async () => {
    await damageHead((broken) => {
      wrongRound(broken)
      broken.desk.clocks = {}
    })
    await look(true)
    const { desk, revision } = await head()
    expect(desk.clocks).toMatchObject({ a: { since: now(), reminded: false, expired: false } })
    const notices = await store.app.deps.games.notices(id, revision)
    expect(notices).toEqual([expect.objectContaining({ kind: 'your-turn', seat: 'a', due: now() })])
  })

  test('has a row in its log that says when, by which code, and that nothing happened', async () => {
    await damageHead(wrongRound)
    const { out, revision } = await head()
    await look(true)
    const [row] = await store.app.deps.games.logRows(id, revision + 1, revision + 1)
    expect(row).toMatchObject({ at: now(), build: out.build, decisions: [], draws: [], events: [] })
    expect(row?.steps.after).toBe(row?.steps.upTo)
  })

  test('keeps all of HEAD as it was beside it', async () => {
    await damageHead(wrongRound)
    const broken = await storedHead()
    await look(true)
    expect(await kept(20)).toEqual({ ...broken, ...keyItem(keys.brokenKey(id, 20)) })
  })

  test('keeps of several tries at one revision what the first one found', async () => {
    await damageHead(wrongRound)
    const first = await storedHead()
    const overtaken: typeof store.table = Object.create(store.table, { putIfRevision: { value: async () => false } })
    expect(await look(true, overtaken)).toMatchObject({ done: 'changed-meanwhile' })
    await damageHead(({ state }) => Object.assign(state ?? {}, { phase: 'status' }))
    expect(await look(true)).toMatchObject({ done: 'written' })
    expect((await kept(20))?.body).toEqual(first.body)
  })
})

describe('What is found', () => {
  test('a field that holds nothing, or something of another kind, is named itself', async () => {
    await damageHead(({ state }) => Object.assign(state ?? {}, { ships: null, round: { odd: 1 } }))
    const found = await look()
    expect(new Set('where' in found ? found.where : [])).toEqual(new Set(['round', 'ships']))
  })

  test('a newest commit that does not name the row before it is told with the state, also if nothing is written', async () => {
    await damageHead((broken) => {
      wrongRound(broken)
      broken.out.previousHash = 'x'
    })
    expect(await look()).toEqual({
      found: 'state',
      from: 19,
      where: ['round'],
      log: { revision: 20, what: 'not-chained' },
      done: 'only-looked',
    })
  })

  test('a snapshot that cannot be read hides no other', async () => {
    for (const revision of [2, 19]) {
      const key = keys.snapshotKey(id, revision)
      await store.table.put({ ...keyItem(key), body: { B: Buffer.from('no gzip') } })
    }
    await store.table.delete(keys.logKey(id, 10))
    await damageHead(wrongRound)
    expect(await look()).toMatchObject({ found: 'state', from: 16, where: ['round'] })
  })

  test('a snapshot of a revision whose row is missing is as good as the row', async () => {
    await store.table.delete(keys.logKey(id, 19))
    expect(await look()).toEqual({ found: 'nothing', from: 19, log: { revision: 19, what: 'missing' } })
  })

  test('no way leads over the last of several holes, from whatever is in front of it; the first of them is named', async () => {
    for (const key of [keys.logKey(id, 10), keys.logKey(id, 18), keys.snapshotKey(id, 19)])
      await store.table.delete(key)
    expect(await look(true)).toEqual({
      found: 'no-way',
      fault: { revision: 19, why: 'stuck' },
      log: { revision: 10, what: 'missing' },
    })
  })

  test('nothing is wrong with a game for having been stored by earlier code', async () => {
    const { head: stored, rows } = sample('108e628-deploying')
    expect(stored.state?.schema).toBeLessThan(SCHEMA)
    const pk = keys.gameKey(stored.id)
    for (const [sk, row] of rows)
      await store.table.put({ ...keyItem({ pk, sk }), revision: N(stored.revision), body: zipped(row) })
    expect(await repair(store.table, stored.id, now(), false)).toMatchObject({ found: 'nothing' })
  })
})
