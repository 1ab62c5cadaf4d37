import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Item, keyItem, zipped } from '#functions/adapters/dynamodb/codec'
import * as keys from '#functions/adapters/dynamodb/keys'
import { repair } from '#functions/maintenance/repair'
import type { SnapshotRow } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import { bodyAt, damage, openPlayedGame, type PlayedGame, putBack } from './store'

let store: PlayedGame['store']
let id: PlayedGame['id']
let asPlayed: PlayedGame['asPlayed']
beforeAll(async () => {
  ;({ store, id, asPlayed } = await openPlayedGame())
})
afterAll(() => store.embedded.close())
beforeEach(() => putBack(store.table, asPlayed))

const head = () => bodyAt<Head>(store.table, keys.headKey(id))
const damageHead = (spoil: (head: Head) => void) => damage(store.table, keys.headKey(id), spoil)
const damageSnapshot = (spoil: (row: SnapshotRow) => void) => damage(store.table, keys.snapshotKey(id, 19), spoil)
const look = (write = false) => repair(store.table, id, store.app.clock.at + 1_000, write)

describe('A damaged snapshot is not believed against the game', () => {
  type State = SnapshotRow['state']
  test.each<[string, (state: State) => void]>([
    ['a field that no row after it touches', (state) => Object.assign(state, { round: 5 })],
    ['a speed', (state) => Object.assign(Object.values(state.ships)[0] ?? {}, { speed: 0 })],
    ['no deck', (state) => Reflect.deleteProperty(state, 'deck')],
    ['no sides', (state) => Reflect.deleteProperty(state, 'factions')],
  ])('that is sound: %s', async (_, spoil) => {
    await damageSnapshot(({ state }) => spoil(state))
    const before = await head()
    expect(await look(true)).toEqual({ found: 'nothing', from: 'start' })
    expect(await head()).toEqual(before)
  })

  test('that is damaged, too, otherwise: what the whole log leads to is put', async () => {
    const { state } = await head()
    await damageSnapshot((row) => Object.assign(row.state, { round: 5 }))
    await damageHead((head) => Object.assign(head.state ?? {}, { round: 4 }))
    expect(await look(true)).toMatchObject({ found: 'state', from: 'start', where: ['round'], done: 'written' })
    expect((await head()).state).toEqual(state)
  })

  test('whose log has a hole: the oldest snapshot behind it is believed', async () => {
    await store.table.delete(keys.logKey(id, 10))
    await damageSnapshot((row) => Object.assign(row.state, { round: 5 }))
    expect(await look()).toEqual({ found: 'nothing', from: 16, log: { revision: 10, what: 'missing' } })
  })
})

test.each([
  ['lost', {}, ['lost']],
  ['ships', [], ['ships']],
])('A list and a map are not the same though both may be empty: %s', async (field, value, where) => {
  await damageHead((head) => Object.assign(head.state ?? {}, { [field]: value }))
  expect(await look()).toMatchObject({ found: 'state', where })
})

test.each<[string, Item]>([
  ['no gzip', { body: { B: Buffer.from('no gzip') } }],
  ['no body', {}],
  ['nothing', { body: zipped(JSON.parse('null')) }],
  ['another form', { body: zipped({ revision: 5 }) }],
])('A row of the log that cannot be read is as good as missing: %s', async (_, spoilt) => {
  await store.table.put({ ...keyItem(keys.logKey(id, 5)), ...spoilt })
  expect(await look()).toEqual({ found: 'nothing', from: 19, log: { revision: 5, what: 'missing' } })
})

test.each<[string, (head: Head) => void]>([
  ['whose luck is gone', (head) => Reflect.deleteProperty(head, 'chance')],
  ['whose luck is none', (head) => Object.assign(head.chance, { secret: 'none' })],
  ['without its second player', (head) => Reflect.deleteProperty(head.seats, 'b')],
  ['of nobody', (head) => Reflect.deleteProperty(head.seats.a, 'player')],
  ['whose player brought no luck', (head) => Object.assign(head.seats.a, { salt: 7 })],
])('HEAD %s comes from a backup: no log leads to it', async (_, spoil) => {
  await damageHead(spoil)
  expect(await look()).toEqual({ found: 'head-unreadable' })
})
